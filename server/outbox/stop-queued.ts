import type { Author, WriteContext } from '../resources/request-context.ts';

/** Leaves out the messages of a campaign that still wait. Returns how many they are. */
export async function stopQueued(
  campaignId: string,
  { transaction, now }: WriteContext<Author>,
): Promise<number> {
  const stopped = await transaction
    .updateTable('outbox')
    .set((is) => ({
      status: 'skipped',
      reason: 'stopped',
      not_before: null,
      updated_at: now,
      version: is('version', '+', 1),
    }))
    .where('campaign_id', '=', campaignId)
    .where('status', '=', 'queued')
    .returning('id')
    .execute();
  return stopped.length;
}
