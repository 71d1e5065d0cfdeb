import type { DeliveryReason } from '../../../domain/messages/campaigns.ts';
import type { SampleCustomer } from '../sample-customers.ts';
import type { SampleOrder } from '../sample-orders.ts';
import { OF_SMS, OF_WHATSAPP } from './campaign-fates.ts';
import {
  type CampaignPlan,
  customerOf,
  recipientOf,
  type SamplePerson,
} from './sample-campaign-plan.ts';
import type { CampaignCast } from './sample-campaigns.ts';

const SMS = { channel: 'sms', fates: OF_SMS } as const;
const WHATSAPP = { channel: 'whatsapp', fates: OF_WHATSAPP } as const;
const ABOUT_ORDERS = { purpose: 'transactional' } as const;

/** Customers with the latest of some orders, each once. */
function sendersOf(
  { customers, orders }: CampaignCast,
  holds: (order: SampleOrder['row']) => boolean,
  reasonAgainst: (person: SampleCustomer, order: SampleOrder) => DeliveryReason | undefined,
): readonly SamplePerson[] {
  const latest = new Map(
    orders.filter(({ row }) => holds(row)).map((order) => [order.row.sender_id, order]),
  );
  return customers.flatMap((customer) => {
    const order = latest.get(customer.row.id);
    return order ? [customerOf(customer, order, reasonAgainst(customer, order))] : [];
  });
}

/** Why somebody is written to on no channel; whoever has stopped one has stopped both. */
function unreachable({ row, blocked }: SampleCustomer): DeliveryReason | undefined {
  if (blocked) return 'blocked';
  return row.opt_out_sms ? 'optedOut' : undefined;
}

/** Why somebody is not sent marketing by SMS. */
const noMarketing = (customer: SampleCustomer): DeliveryReason | undefined =>
  unreachable(customer) ?? (customer.row.consent_sms ? undefined : 'noConsent');

const inStage = (stage: string) => (order: SampleOrder['row']) =>
  order.trip_group === 'A' && order.stage === stage && !order.finished;

/** The recipients of orders that have arrived, each number once. */
const arrivedRecipients = ({ customers, orders }: CampaignCast): readonly SamplePerson[] => {
  const people = orders.flatMap((order) => {
    const sender = customers.find(({ row }) => row.id === order.row.sender_id);
    const isArrived = order.row.finished && order.row.trip_group === 'A';
    return sender && isArrived ? [recipientOf(order, sender)] : [];
  });
  return [...new Map(people.map((one) => [one.person, one])).values()];
};

/** What was sent to many people at once, the latest last. */
export function plannedCampaigns(cast: CampaignCast): readonly CampaignPlan[] {
  const { customers } = cast;
  const everybody = (reason: typeof unreachable) =>
    customers.map((customer) => customerOf(customer, undefined, reason(customer)));
  const loaded = sendersOf(cast, inStage('tracking'), unreachable);
  const stored = inStage('facturation');
  return [
    {
      kind: 'agency',
      ...ABOUT_ORDERS,
      topic: 'agency',
      title: 'Abholung in der Agentur',
      daysAgo: 24,
      ways: [SMS],
      people: arrivedRecipients(cast),
    },
    {
      kind: 'sms',
      purpose: 'marketing',
      topic: 'eid',
      title: 'Festgruß und halber Preis',
      daysAgo: 13,
      ways: [SMS],
      people: everybody(noMarketing),
    },
    {
      kind: 'whatsapp',
      ...ABOUT_ORDERS,
      topic: 'tour',
      title: 'Sammeltour am Samstag',
      daysAgo: 9,
      ways: [WHATSAPP],
      people: everybody(unreachable).slice(0, 60),
    },
    {
      kind: 'notice',
      ...ABOUT_ORDERS,
      topic: 'onTheRoad',
      title: 'Unterwegs nach Marokko',
      daysAgo: 5,
      ways: [WHATSAPP, SMS],
      people: loaded,
    },
    {
      kind: 'sms',
      ...ABOUT_ORDERS,
      topic: 'closed',
      title: 'Freitag geschlossen',
      daysAgo: 4,
      ways: [SMS],
      people: everybody(unreachable),
      state: 'stopped',
      stoppedAfter: 37,
    },
    {
      kind: 'sms',
      ...ABOUT_ORDERS,
      topic: 'bills',
      title: 'Offene Rechnungen',
      daysAgo: 2,
      ways: [SMS],
      firstIsUnknown: true,
      people: sendersOf(
        cast,
        (order) => (stored(order) || inStage('Validation')(order)) && !order.paid,
        (customer, { row }) =>
          unreachable(customer) ?? (row.total_cents ? undefined : 'missingValue'),
      ),
    },
    {
      kind: 'whatsapp',
      ...ABOUT_ORDERS,
      topic: 'collected',
      title: 'Im Lager angekommen',
      daysAgo: 1,
      ways: [WHATSAPP],
      people: sendersOf(cast, stored, unreachable),
    },
  ];
}
