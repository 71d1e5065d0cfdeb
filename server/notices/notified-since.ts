import { sql } from 'kysely';
import type { Hindrances, UndoneChange } from '../resources/hooks.ts';
import type { Executor } from '../resources/storage.ts';

/**
 * Changes of an order's stage of which somebody has been notified: a notice that was sent cannot be
 * taken back. One that waits is withheld by the way back itself.
 */
export async function notifiedSince(
  changes: readonly UndoneChange[],
  executor: Executor,
): Promise<Hindrances> {
  const moves = changes.filter((move) => Object.hasOwn(move.changes, 'commandMode'));
  if (moves.length === 0) return new Map();
  const { rows } = await sql<{ entry: string }>`
    select move.entry from unnest(
      ${moves.map(({ entry }) => entry)}::uuid[],
      ${moves.map(({ recordId }) => recordId)}::uuid[],
      ${moves.map(({ at }) => at.toISOString())}::timestamptz[]
    ) as move (entry, order_id, at)
    where exists (
      select 1 from outbox join campaign on campaign.id = outbox.campaign_id
      where campaign.kind = 'notice' and outbox.created_at >= move.at
        and (outbox.order_id = move.order_id
          or outbox.order_ids @> jsonb_build_array(move.order_id::text))
        and outbox.status not in ('failed', 'skipped')
    )
  `.execute(executor);
  return new Map(rows.map(({ entry }) => [entry, 'notified']));
}
