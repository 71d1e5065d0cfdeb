import { type Selectable, sql } from 'kysely';
import type { Locale } from '../../domain/fields.ts';
import type {
  DeliveryReason,
  DeliveryStatus,
  FailureReason,
  Purpose,
} from '../../domain/messages/campaign-values.ts';
import type { Channel } from '../../domain/messages/channels.ts';
import { type MessagePrices, priceOf } from '../../domain/messages/price-of.ts';
import { deliveries as definition } from '../../domain/resources/deliveries.ts';
import type { Outbox } from '../database/database-types.ts';
import { insertList } from '../database/insert-list.ts';
import { prepared } from '../database/prepared.ts';
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
  /** When this transaction has sent it in the chat: then nobody else has to. */
  readonly sentAt?: Date | undefined;
};

/** A template that WhatsApp has approved, and the texts for its places. */
export type ApprovedTemplate = {
  readonly name: string;
  readonly language: string;
  readonly parameters: readonly string[];
};

const ROWS_AT_ONCE = 1_000;

const COLUMNS = [
  'id',
  'created_at',
  'updated_at',
  'campaign_id',
  'customer_id',
  'order_id',
  'order_ids',
  'person',
  'person_name',
  'channel',
  'purpose',
  'phone',
  'language',
  'body',
  'encoding',
  'segments',
  'cost',
  'secret',
  'approved',
  'status',
  'reason',
  'attempts',
  'not_before',
  'due_at',
  'message_id',
  'sent_at',
  'search',
] as const;
type Row = { readonly [Column in (typeof COLUMNS)[number]]?: unknown };

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

async function insert(
  deliveries: readonly NewDelivery[],
  prices: MessagePrices,
  { transaction, newId, now }: WriteContext<Author>,
): Promise<readonly Added[]> {
  const rows = deliveries.map(
    (one): Row => ({
      id: one.id ?? newId(),
      created_at: now,
      updated_at: now,
      campaign_id: one.campaignId,
      customer_id: one.customerId,
      order_id: one.orderIds?.[0],
      order_ids: one.orderIds ?? [],
      person: one.person,
      person_name: one.personName,
      channel: one.channel,
      purpose: one.purpose,
      phone: one.phone,
      language: one.language,
      body: one.body,
      ...(one.skip || one.failure ? {} : priceOf({ ...one, text: one.body }, prices)),
      secret: one.secret,
      approved: one.approved,
      status: statusOf(one),
      reason: one.skip ?? one.failure,
      attempts: one.sentAt ? 1 : 0,
      not_before: one.notBefore,
      due_at: one.notBefore ?? now,
      message_id: one.messageId,
      sent_at: one.sentAt,
      search: searchText(definition.fields, one),
    }),
  );
  const statement = sql<Added>`
    ${insertList('outbox', COLUMNS, rows)}
    on conflict (campaign_id, person, channel) do nothing
    returning channel, status, not_before
  `.compile(transaction);
  prepared('insert_outbox', statement.sql);
  return (await transaction.executeQuery(statement)).rows;
}

const statusOf = ({ skip, failure, sentAt }: NewDelivery): DeliveryStatus =>
  skip ? 'skipped' : failure ? 'failed' : sentAt ? 'sent' : 'queued';
