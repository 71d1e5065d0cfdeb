import type { Kysely } from 'kysely';
import { nextCodes } from '../database/next-codes.ts';
import type { DB } from '../database-types.ts';

/** Codes for new orders: `JS-10001` and up. */
export const orderCodes = (database: Kysely<DB>, count: number): Promise<readonly string[]> =>
  nextCodes(database, { sequence: 'order_code', prefix: 'JS-' }, count);
