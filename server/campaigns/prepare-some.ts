import type { Transaction } from 'kysely';
import { FAILURE_REASONS } from '../../domain/messages/campaign-values.ts';
import { type Channel, isPhoneChannel, phoneChannelOf } from '../../domain/messages/channels.ts';
import type { DB } from '../database/database-types.ts';
import { addToOutbox, type NewDelivery } from '../outbox/add-to-outbox.ts';
import type { Author, WriteContext } from '../resources/request-context.ts';
import { messageOf } from './campaign-message.ts';
import { takePeople } from './campaign-people.ts';
import { type CampaignPlan, campaignPlan } from './campaign-plan.ts';
import { composeMessage } from './compose-message.ts';
import type { NewCampaign } from './create-campaign.ts';
import { findRecipients, type Recipient } from './find-recipients.ts';
import type { ChatSender } from './send-in-chat.ts';

/**
 * How many people are prepared in one transaction. It locks the conversations of those who are written to in
 * the chat until it ends.
 */
export const PREPARED_AT_ONCE = 200;

/** The row of a campaign, locked: whoever else works on it waits. */
export const lockedCampaign = (transaction: Transaction<DB>, id: string) =>
  transaction
    .selectFrom('campaign')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export type LockedCampaign = NonNullable<Awaited<ReturnType<typeof lockedCampaign>>>;

/** What decides what the people of a stored campaign get. */
export const planOf = (transaction: Transaction<DB>, row: LockedCampaign): Promise<CampaignPlan> =>
  campaignPlan(transaction, {
    kind: row.kind as NewCampaign['kind'],
    purpose: row.purpose as NewCampaign['purpose'],
    message: messageOf(row.message),
    templateId: row.template_id,
    channels: (row.channels ?? []) as readonly Channel[],
  });

/** A message for the outbox, as the preview shows it. */
export function deliveryOf(
  recipient: Recipient,
  { row, plan, tried }: { row: LockedCampaign; plan: CampaignPlan; tried?: readonly Channel[] },
): NewDelivery {
  const { channel, language, body, approved, skip } = composeMessage(recipient, plan, tried);
  const { person, name: personName, customerId, orderIds, phone } = recipient;
  return {
    campaignId: row.id,
    customerId,
    orderIds,
    person,
    personName,
    channel,
    language,
    body,
    purpose: plan.purpose,
    phone: isPhoneChannel(channel) ? phone : null,
    approved:
      isPhoneChannel(channel) && phoneChannelOf(channel).approvesTemplates ? approved : undefined,
    skip: skip ?? (row.state === 'stopped' ? 'stopped' : undefined),
    failure: FAILURE_REASONS.find((reason) => reason === row.failed_as),
  };
}

/**
 * Gives the next people of a campaign their messages; `chat` sends those of the chat in the same
 * transaction, otherwise they wait. Returns whether there were any people.
 */
export async function prepareSome(
  id: string,
  context: WriteContext<Author>,
  chat?: Pick<ChatSender, 'sendAtOnce'>,
): Promise<boolean> {
  const { transaction, now } = context;
  const row = await lockedCampaign(transaction, id);
  if (!row || row.state === 'planned' || row.to_prepare === 0) return false;
  const plan = await planOf(transaction, row);
  const { people, to } = await takePeople(transaction, row, PREPARED_AT_ONCE);
  const recipients = await findRecipients(transaction, people, plan);
  const deliveries = recipients.map((recipient) => deliveryOf(recipient, { row, plan }));
  const stated = chat ? await chat.sendAtOnce(deliveries, context) : deliveries;
  const added = await addToOutbox(stated, context);
  await transaction
    .updateTable('campaign')
    .set((is) => ({
      prepared_to: to,
      // Nobody is left if somebody has deleted rows by hand: then the number is wrong, not the list.
      to_prepare: people.length === 0 ? 0 : row.to_prepare - people.length,
      // Two orders may have the same recipient, who gets one message.
      total: row.total - (people.length - added),
      state: row.state === 'stopped' ? 'stopped' : 'running',
      version: is('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .execute();
  return people.length > 0;
}
