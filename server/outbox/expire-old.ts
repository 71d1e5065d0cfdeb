import { sql } from 'kysely';
import type { PhoneChannel } from '../../domain/messages/channels.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import { type Author, type Call, contextOf } from '../resources/request-context.ts';
import { announceSettled } from './announce-settled.ts';
import { lifeOf } from './expiry.ts';
import { notifySendings } from './notify-sendings.ts';

/** Gives up messages of a channel that have waited too long to be of use, and says so. */
export async function expireOld(call: Call<Author>, channel: PhoneChannel): Promise<void> {
  const { database, now } = call;
  const before = (purpose: string) => new Date(now.getTime() - lifeOf(purpose));
  const campaigns = await inTransaction(database, async (transaction) => {
    const expired = await transaction
      .updateTable('outbox')
      .set((is) => ({
        status: 'failed',
        reason: 'expired',
        secret: null,
        not_before: null,
        updated_at: now,
        version: is('version', '+', 1),
      }))
      .where('channel', '=', channel)
      .where('status', '=', 'queued')
      .where(
        'due_at',
        '<',
        sql<Date>`case when purpose = 'security' then ${before('security')}::timestamptz
          else ${before('transactional')}::timestamptz end`,
      )
      .returning(['id', 'message_id', 'campaign_id'])
      .execute();
    const inConversations = expired.filter((row) => row.message_id !== null);
    const ids = inConversations.map(({ id }) => id);
    await notifySendings(ids, contextOf(call, transaction));
    return expired.flatMap((row) => row.campaign_id ?? []);
  });
  await announceSettled(call, new Set(campaigns));
}
