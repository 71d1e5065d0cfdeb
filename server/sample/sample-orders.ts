import type { Insertable } from 'kysely';
import { carrierDay } from '../../domain/documents/invoice/invoice-days.ts';
import { NO_FILE } from '../../domain/orders/identity-files.ts';
import type { ParcelState } from '../../domain/parcels/parcel-states.ts';
import { storedName } from '../blobs/stored-name.ts';
import type { Orders } from '../database/database-types.ts';
import { orderTable } from '../orders/order-table.ts';
import type { Values } from '../resources/storage.ts';
import type { Calendar } from './calendar.ts';
import { JOURNEYS, type Journey, type Step, stepsOf } from './order-journeys.ts';
import { specimenBack, specimenFront } from './pictures/specimen-card.ts';
import type { SampleCustomer } from './sample-customers.ts';
import { customsColumns } from './sample-customs.ts';
import type { SampleFile } from './sample-file.ts';
import { billToColumns, sampleBillTo } from './sample-firms.ts';
import { sampleId } from './sample-id.ts';
import { type SampleVersion, termsColumns } from './sample-legal.ts';
import { type Parcels, sampleParcels } from './sample-parcels.ts';
import { type SampleRecipient, sampleRecipient } from './sample-recipients.ts';
import type { SampleTrips } from './sample-trips.ts';
import { GOODS_FROM_MOROCCO, GOODS_TO_MOROCCO } from './vocabulary/goods.ts';
import { type Random, randomFrom } from './vocabulary/random.ts';

export const ORDERS = JOURNEYS.reduce((sum, { orders }) => sum + orders, 0);

export type SampleOrder = {
  readonly row: Insertable<Orders> & { id: string };
  readonly files: readonly SampleFile[];
  /** The states of its parcels, and the weight of each in grams once it was in a warehouse. */
  readonly seen: { readonly state: ParcelState; readonly weights: readonly number[] };
};

export type Cast = {
  readonly customers: readonly SampleCustomer[];
  readonly trips: SampleTrips;
  /** The user named in the history. */
  readonly clerk: string;
  /** One code for each order, in the order in which they were placed. */
  readonly codes: readonly string[];
  /** The versions of the legal pages, of which each order keeps the terms of its day. */
  readonly legal: readonly SampleVersion[];
};

type Plan = {
  journey: Journey;
  steps: readonly [Step, ...Step[]];
  sender: SampleCustomer;
  /** The sender's rank among the senders, the most frequent first. */
  regular: number;
  recipient: SampleRecipient;
  random: Random;
};

/**
 * The customers who could have placed an order then; blocked ones have not been served for a while.
 */
function senderOf(
  journey: Journey,
  at: Date,
  customers: readonly SampleCustomer[],
  random: Random,
) {
  const known = customers.filter(
    ({ registeredAt, blocked }) => registeredAt < at && (!blocked || journey.arrived),
  );
  // Some families send every month, many once a year.
  const sender = known[Math.floor(random.next() ** 1.7 * known.length)];
  if (!sender) throw new Error('Nobody had registered before the first order.');
  return sender;
}

function planned(calendar: Calendar, { customers }: Cast): readonly Plan[] {
  const regulars = randomFrom('regulars').shuffle(customers);
  return JOURNEYS.flatMap((journey, kind) =>
    Array.from({ length: journey.orders }, (_, index) => {
      const random = randomFrom(`order ${kind} ${index}`);
      const [first, ...others] = stepsOf(journey, calendar, random);
      if (!first) throw new Error('An order begins with being placed.');
      const sender = senderOf(journey, first.at, regulars, random);
      const family = randomFrom(`recipient ${sender.row.id} ${random.between(1, 3)}`);
      const recipient = sampleRecipient(sender, family);
      const regular = regulars.indexOf(sender);
      return { journey, steps: [first, ...others] as const, sender, regular, recipient, random };
    }),
  ).sort((one, other) => one.steps[0].at.getTime() - other.steps[0].at.getTime());
}

function parcelsOf({ journey, random }: Plan, code: string): Parcels {
  const waiting = journey.group === 'A' && journey.stage === 'Validation';
  // Taken over the telephone: nothing is entered yet.
  const unwritten = waiting && random.chance(0.65);
  // Two small numbers for every larger one.
  const count = Math.min(random.between(1, 9), random.between(1, 9));
  const kinds = journey.group === 'A' ? GOODS_TO_MOROCCO : GOODS_FROM_MOROCCO;
  const parcels = sampleParcels(count, kinds, random, randomFrom(`goods ${code}`));
  return unwritten ? { ...parcels, lines: [], declarations: [], totalCents: 0 } : parcels;
}

/**
 * How far the parcels of an order have come: those that nobody has dropped off are only announced.
 */
function stateOf({ journey }: Plan): ParcelState {
  if (journey.arrived) return 'delivered';
  if (journey.group === 'B' || journey.stage === 'Validation') return 'registered';
  return journey.stage === 'tracking' ? 'loaded' : 'received';
}

function seenOf(plan: Plan, { weights }: Parcels): SampleOrder['seen'] {
  const state = stateOf(plan);
  return { state, weights: state === 'registered' ? [] : weights };
}

type IdentityFiles = { front: string; back: string; files: readonly SampleFile[] };

/** ID documents of an order on its way; those of arrived orders have been deleted. */
function identityOf({ journey, sender, steps, random }: Plan): IdentityFiles {
  const share = journey.arrived ? 1 : random.next();
  const card = (side: 'front' | 'back'): SampleFile => {
    const draw = side === 'front' ? specimenFront : specimenBack;
    return {
      name: storedName('document', 'webp', sampleId(steps[0].at, random)),
      svg: draw(sender.latinName, randomFrom(`card ${sender.row.id}`)),
      width: 480,
    };
  };
  const front = share < 0.5 || (share >= 0.55 && share < 0.6) ? card('front') : undefined;
  const back = share < 0.55 ? card('back') : undefined;
  return {
    front: front?.name ?? NO_FILE,
    back: back?.name ?? NO_FILE,
    files: [front, back].filter((file) => file !== undefined),
  };
}

const historyOf = (steps: readonly Step[], clerk: string): string =>
  JSON.stringify(
    steps.map(({ at, action, from, to }) => ({
      at: at.toISOString(),
      by: clerk,
      action,
      from,
      to,
    })),
  );

const tripOf = ({ arrived }: Journey, trips: SampleTrips): string | null =>
  arrived ? trips[arrived.trip].id : null;

/** The derived columns of an order, as every write computes them. */
const derivedOf = (order: Values) =>
  orderTable.derive(order) as Pick<Insertable<Orders>, 'city_rank' | 'destination' | 'own_search'>;

/** The ISO day on which the office noted the payment. */
function paidOnOf(steps: readonly Step[]): string | null {
  const paid = steps.findLast(({ action }) => action === 'paid');
  return paid ? carrierDay(paid.at) : null;
}

/** The trip that an order rides or rode on: from tracking on the open one, until it has arrived. */
function rideOf({ arrived, group, stage }: Journey, trips: SampleTrips) {
  if (arrived) return trips[arrived.trip];
  return group === 'A' && stage === 'tracking' ? trips.open : undefined;
}

function sampleOrder(plan: Plan, code: string, cast: Cast): SampleOrder {
  const { journey, steps, sender, recipient, random } = plan;
  const did = (action: string): boolean => steps.some((step) => step.action === action);
  const parcels = parcelsOf(plan, code);
  const { front, back, files } = identityOf(plan);
  const placed = steps[0].at;
  const billTo = sampleBillTo(plan.regular, code);
  const invoiceNumber = did('withBill') ? `RE-${code.replace(/\D/g, '')}` : null;
  return {
    files,
    seen: seenOf(plan, parcels),
    row: {
      id: sampleId(placed, random),
      version: steps.length,
      created_at: placed,
      updated_at: steps.at(-1)?.at ?? placed,
      code,
      trip_group: journey.group,
      stage: journey.stage,
      trip_id: tripOf(journey, cast.trips),
      finished: journey.arrived !== undefined,
      sender_id: sender.row.id,
      recipient_first_name: recipient.firstName,
      recipient_last_name: recipient.lastName,
      recipient_phone: recipient.phone,
      recipient_address: recipient.address,
      ...billToColumns(billTo),
      package_count: parcels.count,
      weight_grams: parcels.grams,
      paid: did('paid'),
      paid_on: paidOnOf(steps),
      verified: did('verify'),
      sms_sent: did('smsToMa'),
      front_file: front,
      back_file: back,
      with_bill: did('withBill'),
      with_declaration: did('withDeclar'),
      with_ticket: did('withTicket'),
      invoice_lines: JSON.stringify(parcels.lines),
      declaration_lines: JSON.stringify(parcels.declarations),
      ...(parcels.declarations.length > 0 &&
        customsColumns({
          code,
          group: journey.group,
          isWritten: did('withDeclar'),
          trip: rideOf(journey, cast.trips),
        })),
      total_cents: parcels.lines.length > 0 ? parcels.totalCents : null,
      delivery: random.pick([1, 1, 1, 2, 2, 3, 3]),
      payment: random.pick([1, 1, 1, 1, 2, 2, 3]),
      invoice_number: invoiceNumber,
      ...termsColumns(cast.legal, placed),
      history: historyOf(steps, cast.clerk),
      ...derivedOf({ billCode: code, recipient, billTo, rechnr: invoiceNumber }),
    },
  };
}

/** The orders of the sample week, in the order in which they were placed. */
export function sampleOrders(calendar: Calendar, cast: Cast): readonly SampleOrder[] {
  const plans = planned(calendar, cast);
  return cast.codes.flatMap((code, index) => {
    const plan = plans[index];
    return plan ? [sampleOrder(plan, code, cast)] : [];
  });
}
