import { inTransaction } from '../resources/in-transaction.ts';
import type { Author, Call } from '../resources/request-context.ts';
import { contextOf } from '../resources/request-context.ts';

/**
 * Leaves a job for each of these campaigns of which no message is waiting or on its way any more.
 * It must run after whatever settled them is committed: of two messages that are settled at the
 * same time, at least the later one then sees both.
 */
export async function announceSettled(
  call: Call<Author>,
  campaigns: ReadonlySet<string>,
): Promise<void> {
  if (campaigns.size === 0) return;
  await inTransaction(call.database, async (transaction) => {
    const settled = await transaction
      .selectFrom('campaign')
      .select('id')
      .where('id', 'in', [...campaigns])
      .where('state', '=', 'running')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('outbox')
              .select('outbox.id')
              .whereRef('outbox.campaign_id', '=', 'campaign.id')
              .where('outbox.status', 'in', ['queued', 'sending']),
          ),
        ),
      )
      // Two that announce the same campaigns wait for each other in the same order.
      .orderBy('id')
      .execute();
    const { enqueue } = contextOf(call, transaction);
    for (const { id } of settled) await enqueue('campaign', { id });
  });
}
