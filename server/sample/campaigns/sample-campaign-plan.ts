import { destinationCity } from '../../../domain/cities/address-parts.ts';
import type { Locale } from '../../../domain/fields.ts';
import type {
  CampaignKind,
  CampaignState,
  DeliveryReason,
  PhoneChannel,
} from '../../../domain/messages/campaigns.ts';
import type { PlaceholderValues } from '../../../domain/messages/placeholders.ts';
import type { SampleCustomer } from '../sample-customers.ts';
import type { SampleOrder } from '../sample-orders.ts';
import type { fateOf } from './campaign-fates.ts';
import type { CampaignTopic } from './campaign-texts.ts';

/** Somebody who is written to. */
export type SamplePerson = {
  /** The id of a customer, or the number of somebody who is not one. */
  readonly person: string;
  readonly name: string;
  readonly phone: string;
  readonly language: Locale;
  readonly customerId?: string;
  readonly orderId?: string;
  readonly values: PlaceholderValues;
  /** Why they are left out. */
  readonly skip?: DeliveryReason | undefined;
};

/** A channel, and what becomes of messages on it. */
type Way = { readonly channel: PhoneChannel; readonly fates: Parameters<typeof fateOf>[0] };

/** What the office sent at once, before it is written down. */
export type CampaignPlan = {
  readonly kind: CampaignKind;
  readonly purpose: 'transactional' | 'marketing';
  readonly topic: CampaignTopic;
  readonly title: string;
  readonly daysAgo: number;
  /** The very moment, where something else says so. */
  readonly at?: Date;
  readonly state?: CampaignState;
  readonly onceKey?: string;
  /** In their order: whom one certainly has not reached is written to on the next. */
  readonly ways: readonly [Way, ...Way[]];
  readonly people: readonly SamplePerson[];
  /** Whether the provider never answered for the first person. */
  readonly firstIsUnknown?: boolean;
  /** After how many people it was stopped. */
  readonly stoppedAfter?: number;
};

const nameOf = (first: string, last: string | null | undefined): string =>
  [first, last].filter(Boolean).join(' ');

const CENTS = 100;
const ARABIC = /\p{Script=Arabic}/u;

const orderValues = ({ row }: SampleOrder): PlaceholderValues => ({
  order: row.code,
  parcels: String(row.package_count),
  city: destinationCity(row.recipient_address),
  balance: row.total_cents ? `${(Number(row.total_cents) / CENTS).toFixed(2)} EUR` : null,
});

/** A customer who is written to, about an order or about nothing in particular. */
export function customerOf(
  { row }: SampleCustomer,
  order: SampleOrder | undefined,
  skip?: DeliveryReason,
): SamplePerson {
  const name = nameOf(row.first_name, row.last_name);
  return {
    person: row.id,
    customerId: row.id,
    name,
    phone: row.phone,
    skip,
    language: (row.language ?? 'de') as Locale,
    ...(order && { orderId: order.row.id }),
    values: { name, city: row.city_name ?? null, ...(order && orderValues(order)) },
  };
}

/** The recipient of an order, who is no customer. */
export function recipientOf(order: SampleOrder, sender: SampleCustomer): SamplePerson {
  const { row } = order;
  const name = nameOf(row.recipient_first_name, row.recipient_last_name);
  return {
    person: row.recipient_phone,
    name,
    phone: row.recipient_phone,
    orderId: row.id,
    language: ARABIC.test(name) ? 'ar' : 'fr',
    values: {
      name,
      customer: nameOf(sender.row.first_name, sender.row.last_name),
      ...orderValues(order),
    },
  };
}
