import { type Kysely, sql } from 'kysely';
import type { DB } from './database-types.ts';

/** Takes the next numbers of a sequence as codes with a prefix: `JS-10001`, `JS-10002`. */
export async function nextCodes(
  database: Kysely<DB>,
  { sequence, prefix }: { sequence: string; prefix: string },
  count: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ number: string }>`
    select nextval(${sequence}) as number from generate_series(1, ${count}::integer)
  `.execute(database);
  return rows.map(({ number }) => `${prefix}${number}`);
}
