import type { Kysely } from 'kysely';
import { nextCodes } from '../database/next-codes.ts';
import type { DB } from '../database-types.ts';

/** Codes for new customers: `K-1001` and up. */
export const customerCodes = (database: Kysely<DB>, count: number): Promise<readonly string[]> =>
  nextCodes(database, { sequence: 'customer_code', prefix: 'K-' }, count);
