import type { Locale } from '../../domain/fields.ts';
import { CHANNELS, eachChannel, PHONE_CHANNELS } from '../../domain/messages/channels.ts';
import type { Reachable } from '../../domain/messages/consent.ts';
import type { OrderFacts } from '../../domain/messages/placeholder-values.ts';
import { fullName } from '../../domain/people/full-name.ts';
import { isFixedLine } from '../base/phone-numbers.ts';
import type { Executor } from '../resources/storage.ts';
import { NO_OPT_OUT, type Stopped, stoppedNumbers } from '../stops/stops.ts';
import type { CampaignPerson } from './campaign-people.ts';
import { type Customer, customersById, customersByPhone } from './customers.ts';
import { latestOpenOrders, ordersById, type SentOrder } from './orders-shown.ts';

/** Somebody to be written to, with all that decides what they get. */
export type Recipient = {
  /** Whom they are counted as: a customer's id, or the number of somebody who is not one. */
  readonly person: string;
  readonly name: string;
  readonly customerId: string | null;
  /** The orders that their message is about. */
  readonly orderIds: readonly string[];
  readonly phone: string | null;
  readonly language: Locale;
  readonly reach: Reachable;
  readonly orders: readonly OrderFacts[];
  /** Whether the customer or the order has been deleted meanwhile. */
  readonly isDeleted: boolean;
};

/** What is known of everybody who is requested. */
type Known = {
  readonly customers: ReadonlyMap<string, Customer>;
  readonly orders: ReadonlyMap<string, SentOrder>;
  readonly latest: ReadonlyMap<string, SentOrder>;
  readonly byPhone: ReadonlyMap<string, Customer>;
  readonly stopped: ReadonlyMap<string, Stopped>;
};

/** The people of a campaign as they are now, each in the place where they were named. */
export async function findRecipients(
  executor: Executor,
  people: readonly CampaignPerson[],
  { needsOrder }: { readonly needsOrder: boolean },
): Promise<readonly Recipient[]> {
  const named = people.flatMap(({ order, others = [] }) => (order ? [order, ...others] : others));
  const orders = await ordersById(executor, named);
  const senders = people.flatMap(({ customer, order, to }) =>
    customer ? [customer] : to === 'recipient' ? [] : (orders.get(order ?? '')?.senderId ?? []),
  );
  const phones = people.flatMap(({ customer, order, to }) =>
    !customer && to === 'recipient' ? (orders.get(order ?? '')?.recipientPhone ?? []) : [],
  );
  const alone = people.flatMap(({ customer, order }) => (customer && !order ? [customer] : []));
  const customers = await customersById(executor, senders);
  const own = [...customers.values()].map(({ phone }) => phone);
  const known: Known = {
    orders,
    customers,
    byPhone: await customersByPhone(executor, phones),
    stopped: await stoppedNumbers(executor, [...phones, ...own]),
    latest: needsOrder ? await latestOpenOrders(executor, alone) : new Map(),
  };
  return people.map((one) => recipientOf(one, known));
}

function recipientOf(requested: CampaignPerson, known: Known): Recipient {
  const { customer: customerId, to } = requested;
  const own = customerId && !requested.order ? known.latest.get(customerId) : undefined;
  const found = [requested.order ?? '', ...(requested.others ?? [])].map((id) =>
    known.orders.get(id),
  );
  const existing = found.filter((order) => order !== undefined);
  // The sender of an order may have been corrected since the campaign was planned.
  const theirs = customerId ? existing.filter(({ senderId }) => senderId === customerId) : existing;
  const orders = own ? [own] : theirs;
  const [first] = orders;
  if (!customerId && to === 'recipient') return receiverOf(requested, first, orders, known);
  const id = customerId ?? first?.senderId;
  const customer = known.customers.get(id ?? '');
  return customer
    ? customerOf(customer, orders, known)
    : missingRecipient(id ?? `order ${requested.order}`, first);
}

const customerOf = (
  customer: Customer,
  orders: readonly SentOrder[],
  { stopped }: Pick<Known, 'stopped'>,
): Recipient => ({
  person: customer.id,
  name: customer.name,
  customerId: customer.id,
  orderIds: orders.map(({ id }) => id),
  phone: customer.phone,
  language: customer.language,
  reach: withStops(customer.reach, stopped.get(customer.phone)),
  orders: orders.map(({ shown }) => shown),
  isDeleted: false,
});

/** A number may have stopped a channel before it was a customer's; nothing is sent there either. */
const withStops = (reach: Reachable, stopped?: Stopped): Reachable =>
  stopped
    ? {
        ...reach,
        optOut: eachChannel(PHONE_CHANNELS, (one) => reach.optOut[one] || stopped[one]),
      }
    : reach;

const UNREACHABLE: Reachable = {
  isBlocked: false,
  chat: 'none',
  line: 'none',
  consent: eachChannel(CHANNELS, () => false),
  optOut: NO_OPT_OUT,
};

/** The person of an order in Morocco; often they are a customer too, whose preferences then count. */
function receiverOf(
  { order }: CampaignPerson,
  first: SentOrder | undefined,
  orders: readonly SentOrder[],
  { byPhone, stopped }: Known,
): Recipient {
  if (!first) return missingRecipient(`order ${order}`, undefined);
  const phone = first.recipientPhone;
  const customer = byPhone.get(phone);
  if (customer) return customerOf(customer, orders, { stopped });
  return {
    person: phone,
    name: fullName(first.shown.recipient),
    customerId: null,
    orderIds: orders.map(({ id }) => id),
    phone,
    language: languageAt(phone),
    reach: {
      ...UNREACHABLE,
      line: isFixedLine(phone) ? 'fixed' : 'mobile',
      optOut: stopped.get(phone) ?? UNREACHABLE.optOut,
    },
    orders: orders.map(({ shown }) => shown),
    isDeleted: false,
  };
}

/** Their language is not known: French is read by most in Morocco, and an SMS of it is half the price. */
const languageAt = (phone: string): Locale => (phone.startsWith('+49') ? 'de' : 'fr');

const missingRecipient = (person: string, order: SentOrder | undefined): Recipient => ({
  person,
  name: order ? fullName(order.shown.sender) : '',
  customerId: null,
  orderIds: order ? [order.id] : [],
  phone: null,
  language: 'de',
  reach: UNREACHABLE,
  orders: [],
  isDeleted: true,
});
