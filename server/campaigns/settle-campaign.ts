import { sql } from 'kysely';
import type { Channel } from '../../domain/messages/channels.ts';
import { addToOutbox } from '../outbox/add-to-outbox.ts';
import { lifeOf } from '../outbox/expiry.ts';
import type { Author, WriteContext } from '../resources/request-context.ts';
import { findRecipients } from './find-recipients.ts';
import { personOfDelivery } from './person-of-delivery.ts';
import { deliveryOf, type LockedCampaign, lockedCampaign, planOf } from './prepare-some.ts';

/**
 * Tries the next channel for those whom one certainly has not reached, and says whether the campaign
 * is over. Returns whether there is something new to send.
 */
export async function settleCampaign(id: string, context: WriteContext<Author>): Promise<boolean> {
  const { transaction, now } = context;
  const row = await lockedCampaign(transaction, id);
  if (!row || row.state === 'planned' || row.to_prepare > 0) return false;
  const isOver = row.state === 'stopped' || row.failed_as !== null;
  const added = isOver ? 0 : await tryNextChannels(row, context);
  const open = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('campaign_id', '=', id)
    .where('status', 'in', ['queued', 'sending'])
    .limit(1)
    .executeTakeFirst();
  const state = row.state === 'stopped' ? 'stopped' : open ? 'running' : 'done';
  if (state !== row.state) {
    await transaction
      .updateTable('campaign')
      .set((is) => ({ state, version: is('version', '+', 1), updated_at: now }))
      .where('id', '=', id)
      .execute();
  }
  return added > 0;
}

/** Somebody whose messages have all failed, and the channels that were tried. */
type Missed = {
  readonly person: string;
  readonly customer_id: string | null;
  readonly order_ids: readonly string[];
  readonly sender_id: string | null;
  readonly tried: readonly Channel[];
};

async function tryNextChannels(
  row: LockedCampaign,
  context: WriteContext<Author>,
): Promise<number> {
  const { transaction, now } = context;
  const plan = await planOf(transaction, row);
  if (plan.channels.length === 1) return 0;
  // Later than this nobody waits for the message any more (outbox/expiry.ts).
  const oldest = new Date(now.getTime() - lifeOf(plan.purpose));
  const { rows: missed } = await sql<Missed>`
    select person, min(customer_id::text) as customer_id,
      (array_agg(order_ids))[1] as order_ids, min(orders.sender_id::text) as sender_id,
      array_agg(channel) as tried
    from outbox left join orders on orders.id = outbox.order_id
    where campaign_id = ${row.id}
    group by person
    having bool_and(outbox.status = 'failed') and count(*) < ${plan.channels.length}
      and max(due_at) > ${oldest}
  `.execute(transaction);
  const people = missed.map((one) => personOfDelivery(one, row));
  const recipients = await findRecipients(transaction, people, plan);
  const next = missed.flatMap(({ person, tried }, at) => {
    const recipient = recipients[at];
    if (!recipient) return [];
    // Whose number has been corrected meanwhile is still the same person.
    const delivery = deliveryOf({ ...recipient, person }, { row, plan, tried });
    // Nobody is skipped who has already failed: that says more.
    return delivery.skip ? [] : [delivery];
  });
  return addToOutbox(next, context);
}
