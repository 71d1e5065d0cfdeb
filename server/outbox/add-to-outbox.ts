import type { Selectable } from 'kysely';
import type { Locale } from '../../domain/fields.ts';
import type {
  DeliveryReason,
  FailureReason,
  Purpose,
} from '../../domain/messages/campaign-values.ts';
import type { Channel } from '../../domain/messages/channels.ts';
import { type MessagePrices, priceOf } from '../../domain/messages/price-of.ts';
import { deliveries as definition } from '../../domain/resources/deliveries.ts';
import type { Outbox } from '../database/database-types.ts';
import type { Author, WriteContext } from '../resources/request-context.ts';
import { searchText } from '../resources/search-text.ts';
import { enqueueChannels } from './enqueue-channels.ts';
import { messageSettings } from './message-settings.ts';

/** A message to one person on one channel, before it waits in the outbox. */
export type NewDelivery = {
  /** By default a new one; it is the key under which a provider gets the message. */
  readonly id?: string;
  readonly campaignId?: string | null;
  readonly customerId?: string | null;
  /** The orders that it is about. */
  readonly orderIds?: readonly string[];
  /** The id of a customer, or the number of somebody who is not one. */
  readonly person: string;
  readonly personName: string;
  readonly channel: Channel;
  readonly purpose: Purpose;
  /** In E.164; null in the chat, and for somebody who is skipped for having none. */
  readonly phone: string | null;
  readonly language: Locale;
  readonly body: string;
  /** What stands in the place of `{code}` in the body until it is sent. */
  readonly secret?: string;
  /** The template of WhatsApp that the body was made from, for outside the 24 hours. */
  readonly approved?: ApprovedTemplate | undefined;
  /** Not before this moment. */
  readonly notBefore?: Date | undefined;
  /** Why it is not sent at all: then it is only recorded. */
  readonly skip?: DeliveryReason | undefined;
  /** Why it has failed before it could be sent: then it waits for somebody to try again. */
  readonly failure?: FailureReason | undefined;
  /** The message of a conversation that it stands for. */
  readonly messageId?: string;
};

/** A template that WhatsApp has approved, and the texts for its places. */
export type ApprovedTemplate = {
  readonly name: string;
  readonly language: string;
  readonly parameters: readonly string[];
};

/** PostgreSQL takes at most 65,535 parameters in a statement. */
const ROWS_AT_ONCE = 1_000;

/**
 * Puts messages into the outbox, each of which is sent once: a second one to the same person on the
 * same channel of a campaign is left out. Returns how many were new.
 */
export async function addToOutbox(
  deliveries: readonly NewDelivery[],
  context: WriteContext<Author>,
): Promise<number> {
  if (deliveries.length === 0) return 0;
  const { prices } = await messageSettings(context.transaction);
  const added: Added[] = [];
  for (let start = 0; start < deliveries.length; start += ROWS_AT_ONCE) {
    added.push(...(await insert(deliveries.slice(start, start + ROWS_AT_ONCE), prices, context)));
  }
  const waiting = added.filter(({ status }) => status === 'queued');
  await enqueueChannels(waiting, context.enqueue);
  return added.length;
}

type Added = Pick<Selectable<Outbox>, 'channel' | 'status' | 'not_before'>;

const insert = (
  deliveries: readonly NewDelivery[],
  prices: MessagePrices,
  { transaction, newId, now }: WriteContext<Author>,
): Promise<Added[]> =>
  transaction
    .insertInto('outbox')
    .values(
      deliveries.map((one) => ({
        id: one.id ?? newId(),
        created_at: now,
        updated_at: now,
        campaign_id: one.campaignId ?? null,
        customer_id: one.customerId ?? null,
        order_id: one.orderIds?.[0] ?? null,
        order_ids: JSON.stringify(one.orderIds ?? []),
        person: one.person,
        person_name: one.personName,
        channel: one.channel,
        purpose: one.purpose,
        phone: one.phone,
        language: one.language,
        body: one.body,
        ...(one.skip || one.failure ? {} : priceOf({ ...one, text: one.body }, prices)),
        secret: one.secret ?? null,
        approved: one.approved ? JSON.stringify(one.approved) : null,
        status: one.skip ? 'skipped' : one.failure ? 'failed' : 'queued',
        reason: one.skip ?? one.failure ?? null,
        not_before: one.notBefore ?? null,
        due_at: one.notBefore ?? now,
        message_id: one.messageId ?? null,
        search: searchText(definition.fields, one),
      })),
    )
    .onConflict((conflict) => conflict.columns(['campaign_id', 'person', 'channel']).doNothing())
    .returning(['channel', 'status', 'not_before'])
    .execute();
