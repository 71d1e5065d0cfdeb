import type { Kysely } from 'kysely';
import type { DB } from '../database/database-types.ts';
import { nextCodes } from '../database/next-codes.ts';

/** Codes for new orders: `JS-10001` and up. */
export const orderCodes = (database: Kysely<DB>, count: number): Promise<readonly string[]> =>
  nextCodes(database, { sequence: 'order_code', prefix: 'JS-' }, count);
