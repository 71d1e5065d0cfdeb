import { sql } from 'kysely';
import type { FailureReason } from '../../domain/messages/campaigns.ts';
import type { Author, WriteContext } from '../resources/request-context.ts';
import { enqueueChannels } from './enqueue-channels.ts';

/**
 * Failures after which a provider certainly has nothing under the message's key. It is given the
 * same key again, so that the provider leaves it out if we are wrong.
 */
const NEVER_TAKEN: readonly FailureReason[] = [
  'neverArrived',
  'expired',
  'notReached',
  'notSetUp',
  'failedHere',
];

/** The last message of everybody whom a campaign has reached on no channel. */
const lastTried = (campaignId: string) => sql<string>`(
  select distinct on (person) id from outbox as tried
  where campaign_id = ${campaignId} and status = 'failed' and not exists (
    select from outbox as other
    where other.campaign_id = tried.campaign_id and other.person = tried.person
      and other.status not in ('failed', 'skipped')
  )
  order by person, created_at desc, id desc
)`;

/**
 * Has the failed messages of a campaign sent again, those of the chat by the campaign itself: to
 * each person on one channel, and to nobody whom another channel has reached. Returns how many they
 * are.
 */
export async function retryFailed(
  campaignId: string,
  { transaction, now, enqueue }: WriteContext<Author>,
): Promise<number> {
  const again = await transaction
    .updateTable('outbox')
    .set((is) => ({
      ...{ status: 'queued', reason: null, detail: null, attempts: 0, due_at: now },
      ...{ not_before: null, worker: null, claimed_at: null, updated_at: now },
      ...{ provider_id: null, reported_at: null, sent_at: null },
      round: sql`round + case when reason = any(${[...NEVER_TAKEN]}) then 0 else 1 end`,
      version: is('version', '+', 1),
    }))
    .where('campaign_id', '=', campaignId)
    .where('status', '=', 'failed')
    .where('id', 'in', lastTried(campaignId))
    .returning(['channel', 'not_before'])
    .execute();
  await enqueueChannels(again, enqueue);
  return again.length;
}
