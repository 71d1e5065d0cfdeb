import type { Insertable } from 'kysely';
import { destinationCity } from '../../domain/cities/address-parts.ts';
import type { Locale } from '../../domain/fields.ts';
import { fold } from '../../domain/fold.ts';
import { PRICES as CHANNEL_PRICES, type PhoneChannel } from '../../domain/messages/channels.ts';
import { fillTemplate } from '../../domain/messages/fill-template.ts';
import type { PlaceholderValues } from '../../domain/messages/placeholders.ts';
import { type MessagePrices, priceOf } from '../../domain/messages/price-of.ts';
import { valueAt } from '../../domain/paths.ts';
import { deliveries } from '../../domain/resources/deliveries.ts';
import { type BroadcastMessage, storedMessage } from '../campaigns/campaign-message.ts';
import { titleOf } from '../campaigns/texts-of-body.ts';
import type { Campaign, Outbox } from '../database/database-types.ts';
import { searchText } from '../resources/search-text.ts';
import type { Values } from '../resources/storage.ts';
import { later } from './calendar.ts';
import type { Announcement, LoadedConversation } from './sample-conversations.ts';
import type { SampleCampaign, SampleDelivery } from './sample-data.ts';
import { sampleId } from './sample-id.ts';
import type { LoadedOrder } from './sample-orders.ts';
import type { Reader, SampleRecord } from './sample-records.ts';

/** Something sent at once: its row, and those of its messages. */
export type LoadedCampaign = {
  readonly row: Insertable<Campaign> & { id: string };
  readonly deliveries: readonly Insertable<Outbox>[];
};

export type CampaignCast = {
  readonly customers: readonly SampleRecord[];
  readonly orders: readonly LoadedOrder[];
  readonly clerk: { readonly id: string; readonly name: string };
  /** What the carrier calls itself. */
  readonly company: string;
  readonly texts: Readonly<Record<string, Readonly<Partial<Record<Locale, string>>>>>;
};

/** Somebody who is written to. */
type Person = {
  /** The id of a customer, or the number of somebody who is not one. */
  readonly person: string;
  readonly name: string;
  readonly phone: string;
  readonly language: Locale;
  readonly customerId?: string;
  readonly orderId?: string;
  readonly values: PlaceholderValues;
};

/** What the carrier's provider charges, in cents; the defaults of the settings. */
const PRICES = Object.fromEntries(
  CHANNEL_PRICES.map(({ name, cents }) => [name, cents]),
) as MessagePrices;

/** The pace at which a provider takes messages, in seconds for each. */
const PACE = 0.7;

const ARABIC = /\p{Script=Arabic}/u;

const nameOf = (first: unknown, last: unknown): string => [first, last].filter(Boolean).join(' ');

const orderValues = ({ code, parcels, values }: LoadedOrder): PlaceholderValues => ({
  order: code,
  parcels: String(parcels.kilos.length),
  city: destinationCity(String(valueAt(values, 'recipient.address'))),
  balance: values.priceTotal ? `${values.priceTotal} EUR` : null,
});

/** A customer who is written to, about an order or about nothing in particular. */
function customerOf({ id, values }: SampleRecord, order: LoadedOrder | undefined): Person {
  const name = nameOf(values.firstName, values.lastName);
  const city = String(values.cityName);
  return {
    person: id,
    customerId: id,
    name,
    phone: String(values.phone),
    language: values.language as Locale,
    ...(order ? { orderId: order.id } : {}),
    values: { name, city, ...(order ? orderValues(order) : {}) },
  };
}

/** The recipient of an order, who is no customer. */
function recipientOf(order: LoadedOrder, sender: SampleRecord): Person {
  const recipient = order.values.recipient as Values;
  const name = nameOf(recipient.firstName, recipient.lastName);
  const phone = String(recipient.phone);
  return {
    person: phone,
    name,
    phone,
    orderId: order.id,
    language: ARABIC.test(name) ? 'ar' : 'fr',
    values: {
      name,
      customer: nameOf(sender.values.firstName, sender.values.lastName),
      ...orderValues(order),
    },
  };
}

/** Finds who a message is for. */
function personFinder(
  { idOf }: Reader,
  { customers, orders }: CampaignCast,
): (delivery: SampleDelivery) => Person {
  const customersById = new Map(customers.map((one) => [one.id, one]));
  const ordersByKey = new Map(orders.map((one) => [one.key, one]));
  return ({ customer: key, order: orderKey }) => {
    const order = orderKey === undefined ? undefined : ordersByKey.get(orderKey);
    const customer = customersById.get(key ? idOf(key) : String(order?.values.user));
    if (!customer || (!key && !order)) throw new Error('A message of the sample is for nobody.');
    return key || !order ? customerOf(customer, order) : recipientOf(order, customer);
  };
}

/** The rows of what was sent at once, and of what the office had sent to single recipients. */
export function loadedCampaigns(
  reader: Reader,
  data: {
    readonly campaigns: readonly SampleCampaign[];
    readonly recipientTexts: readonly (SampleDelivery & { readonly order: string })[];
  },
  cast: CampaignCast,
): readonly LoadedCampaign[] {
  const personOf = personFinder(reader, cast);
  const many = data.campaigns.map((campaign, place) => {
    const at = reader.calendar.moment(campaign.at);
    return campaignOf({ campaign, name: `campaign ${place}`, at, cast, personOf, reader });
  });
  const single = data.recipientTexts.map((text) => {
    const order = cast.orders.find(({ key }) => key === text.order);
    const at = order?.did('smsToMa');
    if (!order || !at) throw new Error(`No SMS was sent to the recipient of ${text.order}.`);
    const campaign = {
      kind: 'smsToMa',
      purpose: 'transactional',
      text: 'smsToMa',
      title: 'SMS an den Empfänger',
      at: '',
      deliveries: [{ ...text, channel: 'sms' }],
    } as const;
    const name = `smsToMa ${text.order}`;
    const sent = campaignOf({ campaign, name, at, cast, personOf, reader });
    return { ...sent, row: { ...sent.row, once_key: `smsToMa:${order.id}` } };
  });
  return [...many, ...single];
}

type Sending = {
  readonly campaign: SampleCampaign;
  /** What its ids come from. */
  readonly name: string;
  readonly at: Date;
  readonly cast: CampaignCast;
  readonly personOf: (delivery: SampleDelivery) => Person;
  readonly reader: Reader;
};

function campaignOf(sending: Sending): LoadedCampaign {
  const { campaign, name, at, cast } = sending;
  const id = sampleId(at, name);
  const rows = campaign.deliveries.map((delivery, place) =>
    deliveryRow(sending, delivery, { id, place }),
  );
  return {
    deliveries: rows,
    row: {
      ...campaignRow(cast, { id, at, title: campaign.title }),
      kind: campaign.kind,
      purpose: campaign.purpose,
      state: campaign.state ?? 'done',
      message: JSON.stringify({ texts: cast.texts[campaign.text] }),
      total: new Set(rows.map(({ person }) => person)).size,
      once_key: null,
    },
  };
}

const campaignRow = (
  { clerk }: Pick<CampaignCast, 'clerk'>,
  { id, at, title }: { readonly id: string; readonly at: Date; readonly title: string },
) => ({
  id,
  created_at: at,
  updated_at: at,
  version: 2,
  title,
  created_by: clerk.id,
  created_by_name: clerk.name,
  search: fold(`${title} ${clerk.name}`),
});

function deliveryRow(
  { campaign, name, at, cast, personOf, reader }: Sending,
  delivery: SampleDelivery & { readonly channel: PhoneChannel },
  { id, place }: { readonly id: string; readonly place: number },
): Insertable<Outbox> {
  const someone = personOf(delivery);
  const { phone, name: personName, orderId } = someone;
  const filled = fillTemplate(cast.texts[campaign.text] ?? {}, {
    language: someone.language,
    values: { ...someone.values, company: cast.company },
  });
  const { text: body, language } = filled ?? { text: '', language: someone.language };
  const isSkipped = delivery.status === 'skipped';
  return {
    id: sampleId(at, `${name} ${place}`),
    campaign_id: id,
    created_at: at,
    ...momentsOf(delivery, at, reader.calendar.now),
    customer_id: someone.customerId ?? null,
    order_id: orderId ?? null,
    order_ids: JSON.stringify(orderId ? [orderId] : []),
    person: someone.person,
    person_name: personName,
    phone,
    channel: delivery.channel,
    language,
    body,
    purpose: campaign.purpose,
    status: delivery.status,
    reason: delivery.reason ?? null,
    detail: delivery.detail ?? null,
    attempts: isSkipped ? 0 : 1,
    ...(isSkipped ? {} : priceOf({ channel: delivery.channel, phone, text: body }, PRICES)),
    search: searchText(deliveries.fields, { personName, phone, body }),
  };
}

/** When a message was sent, and when its person got and saw it; never after now. */
function momentsOf(
  { status, place = 0, delivered: toPerson, seen: toSight }: SampleDelivery,
  at: Date,
  now: Date,
) {
  const after = (moment: Date, seconds: number): Date => {
    const planned = later(moment, { seconds });
    return planned < now ? planned : now;
  };
  const sent = after(at, place * PACE);
  const delivered =
    toPerson === undefined ? null : after(later(at, { seconds: place * PACE }), toPerson);
  const seen = delivered && toSight !== undefined ? after(delivered, toSight) : null;
  return {
    sent_at: delivered || status === 'sent' ? sent : null,
    delivered_at: delivered,
    seen_at: seen,
    updated_at: seen ?? delivered ?? sent,
  };
}

type BroadcastCast = Pick<CampaignCast, 'customers' | 'clerk'> & {
  readonly conversations: readonly LoadedConversation[];
};

/** The history of what was sent to many: a message in a conversation for everybody it has reached. */
export const loadedBroadcasts = (
  reader: Reader,
  announcements: readonly Announcement[],
  cast: BroadcastCast,
): readonly LoadedCampaign[] =>
  announcements.map((announcement, number) => {
    const { customers, conversations, clerk } = cast;
    const { at, broadcast } = announcement;
    const name = `broadcast ${number}`;
    const id = sampleId(at, name);
    const message = messageOf(reader, announcement);
    const heard = new Map(
      conversations.flatMap(({ row, heard: all }) => {
        const mine = all.find((one) => one.announcement === announcement);
        return mine ? [[row.client_id, mine.messageId] as const] : [];
      }),
    );
    const leftOut = new Set(broadcast.leftOut.map(reader.idOf));
    const people = [
      ...customers.filter((one) => leftOut.has(one.id)),
      ...customers.filter((one) => heard.has(one.id)),
    ];
    const body = message.file?.fileName ?? message.content;
    const rows = people.map((customer, place) => {
      const messageId = heard.get(customer.id);
      const ids = { id: sampleId(at, `${name} ${place}`), campaign: id };
      return broadcastDelivery(customer, { ...ids, body, at, messageId });
    });
    const title = message.file?.fileName ?? titleOf({ de: message.content });
    return {
      deliveries: rows,
      row: {
        ...campaignRow({ clerk }, { id, at, title }),
        kind: 'broadcast',
        state: 'done',
        purpose: 'transactional',
        total: rows.length,
        message: JSON.stringify(storedMessage(message)),
      },
    };
  });

function messageOf({ files }: Reader, { type, content, file }: Announcement): BroadcastMessage {
  if (!file) return { type, content };
  const { fileName, mediaType, width, height, path } = file;
  const size = files.sizeOf(path);
  return { type, content, file: { fileName, mediaType, size, width, height, thumbnails: true } };
}

type BroadcastSent = {
  readonly id: string;
  readonly campaign: string;
  readonly body: string;
  readonly at: Date;
  /** Nothing for somebody who was left out. */
  readonly messageId: string | undefined;
};

function broadcastDelivery(
  { id: customerId, values }: SampleRecord,
  { id, campaign, body, at, messageId }: BroadcastSent,
) {
  const personName = nameOf(values.firstName, values.lastName);
  const outcome = messageId
    ? { status: 'sent', message_id: messageId, sent_at: at, attempts: 1 }
    : { status: 'skipped', reason: 'blocked', attempts: 0 };
  return {
    id,
    campaign_id: campaign,
    created_at: at,
    updated_at: at,
    customer_id: customerId,
    person: customerId,
    person_name: personName,
    phone: null,
    channel: 'chat',
    body,
    language: String(values.language),
    purpose: 'transactional',
    ...outcome,
    search: searchText(deliveries.fields, { personName, phone: null, body }),
  };
}
