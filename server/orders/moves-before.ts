import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { UndoneChange } from '../resources/hooks.ts';
import type { Executor } from '../resources/storage.ts';

/**
 * The entries of those changes of an order's stage that something followed. The condition sees each of
 * them as `move`, with `entry`, `order_id` and `at`.
 */
export async function movesBefore(
  follower: RawBuilder<SqlBool>,
  changes: readonly UndoneChange[],
  executor: Executor,
): Promise<readonly string[]> {
  const moves = changes.filter((move) => Object.hasOwn(move.changes, 'commandMode'));
  if (moves.length === 0) return [];
  const { rows } = await sql<{ entry: string }>`
    select move.entry from unnest(
      ${moves.map(({ entry }) => entry)}::uuid[],
      ${moves.map(({ recordId }) => recordId)}::uuid[],
      ${moves.map(({ at }) => at.toISOString())}::timestamptz[]
    ) as move (entry, order_id, at)
    where ${follower}
  `.execute(executor);
  return rows.map(({ entry }) => entry);
}
