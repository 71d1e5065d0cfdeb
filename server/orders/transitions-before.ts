import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { UndoneChange } from '../resources/hooks.ts';
import type { Executor } from '../resources/storage.ts';

/**
 * The entries of those changes of an order's stage that something followed. The condition sees each of
 * them as `transition`, with `entry`, `order_id` and `at`.
 */
export async function transitionsBefore(
  follower: RawBuilder<SqlBool>,
  changes: readonly UndoneChange[],
  executor: Executor,
): Promise<readonly string[]> {
  const transitions = changes.filter((transition) =>
    Object.hasOwn(transition.changes, 'commandMode'),
  );
  if (transitions.length === 0) return [];
  const { rows } = await sql<{ entry: string }>`
    select transition.entry from unnest(
      ${transitions.map(({ entry }) => entry)}::uuid[],
      ${transitions.map(({ recordId }) => recordId)}::uuid[],
      ${transitions.map(({ at }) => at.toISOString())}::timestamptz[]
    ) as transition (entry, order_id, at)
    where ${follower}
  `.execute(executor);
  return rows.map(({ entry }) => entry);
}
