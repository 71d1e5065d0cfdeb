import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Definition } from '../../domain/define.ts';
import { contentStore } from './content-store.ts';
import type { Executor, WireRecord } from './storage.ts';

/** The alias of the table in a condition on its rows. */
const ROW = 't';

/**
 * The records of a resource without a table of its own, the oldest first: all of them, or those
 * whose row `t` meets a condition.
 */
export async function contentRecords(
  executor: Executor,
  definition: Definition,
  condition: RawBuilder<SqlBool> = sql<SqlBool>`true`,
): Promise<readonly WireRecord[]> {
  const store = contentStore(definition);
  const { rows } = await sql<Record<string, unknown>>`
    select ${store.selection(ROW)} from ${sql.table(store.table)} as t
    where ${store.living(ROW)} and ${condition} order by t.created_at, t.id
  `.execute(executor);
  return rows.map(store.toRecord);
}
