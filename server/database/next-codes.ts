import { type Kysely, sql } from 'kysely';
import type { DB } from './database-types.ts';

/** Takes the next numbers of a sequence as codes with a prefix: `JS-10001`, `JS-10002`. */
export async function nextCodes(
  database: Kysely<DB>,
  { sequence, prefix }: { sequence: 'customer_code' | 'order_code'; prefix: string },
  count: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ number: string }>`
    select nextval(${sequence}) as number from generate_series(1, ${count}::integer)
  `.execute(database);
  return rows.map(({ number }) => `${prefix}${number}`);
}

/** Codes for new orders: `JS-10001` and up. */
export const orderCodes = (database: Kysely<DB>, count: number): Promise<readonly string[]> =>
  nextCodes(database, { sequence: 'order_code', prefix: 'JS-' }, count);

/** Codes for new customers: `K-1001` and up. */
export const customerCodes = (database: Kysely<DB>, count: number): Promise<readonly string[]> =>
  nextCodes(database, { sequence: 'customer_code', prefix: 'K-' }, count);
