import type { Kysely } from 'kysely';
import type { DB } from '../database/database-types.ts';
import { nextCodes } from '../database/next-codes.ts';

/** Codes for new customers: `K-1001` and up. */
export const customerCodes = (database: Kysely<DB>, count: number): Promise<readonly string[]> =>
  nextCodes(database, { sequence: 'customer_code', prefix: 'K-' }, count);
