import { sql } from 'kysely';
import type { Definition } from '../../domain/define.ts';
import { contentStore } from './content-store.ts';
import type { Executor, WireRecord } from './storage.ts';

/** All records of a resource without a table of its own, the oldest first. */
export async function contentRecords(
  executor: Executor,
  definition: Definition,
): Promise<readonly WireRecord[]> {
  const store = contentStore(definition);
  const { rows } = await sql<Record<string, unknown>>`
    select ${store.selection('t')} from ${sql.table(store.table)} as t
    where ${store.living('t')} order by t.created_at, t.id
  `.execute(executor);
  return rows.map(store.toRecord);
}
