import { type SqlBool, sql } from 'kysely';
import { transitionsBefore } from '../orders/transitions-before.ts';
import type { Hindrances, UndoneChange } from '../resources/hooks.ts';
import type { Executor } from '../resources/storage.ts';

const SENT = sql<SqlBool>`exists (
  select 1 from outbox join campaign on campaign.id = outbox.campaign_id
  where campaign.kind = 'notice' and outbox.created_at >= transition.at
    and (outbox.order_id = transition.order_id
      or outbox.order_ids @> jsonb_build_array(transition.order_id::text))
    and outbox.status not in ('failed', 'skipped')
)`;

/**
 * Changes of an order's stage of which somebody has been notified: a notice that was sent cannot be
 * taken back. One that waits is withheld by the way back itself.
 */
export async function notifiedSince(
  changes: readonly UndoneChange[],
  executor: Executor,
): Promise<Hindrances> {
  const entries = await transitionsBefore(SENT, changes, executor);
  return new Map(entries.map((entry) => [entry, 'notified']));
}
