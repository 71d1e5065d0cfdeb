import { berlinDay } from '../../domain/berlin-clock.ts';
import { fromCents, toCents } from '../../domain/money.ts';
import { fromGrams, toGrams } from '../../domain/weight.ts';
import type { Values } from '../resources/storage.ts';
import type { SampleOrder, SampleStep } from './sample-data.ts';
import { type SampleVersion, termsOf } from './sample-legal.ts';
import type { Reader, SampleRecord } from './sample-records.ts';
import type { LoadedTrip } from './sample-trips.ts';

/** An order of the sample week; its `updatedAt` is that of its last step. */
export type LoadedOrder = SampleRecord & {
  readonly key: string;
  readonly code: string;
  readonly updatedAt: Date;
  readonly version: number;
  /** When the office has done something with it. */
  readonly did: (action: SampleStep) => Date | undefined;
  readonly parcels: SampleOrder['parcels'];
};

type Cast = {
  readonly trips: readonly LoadedTrip[];
  /** The user named in the history. */
  readonly clerk: string;
  /** One code for each order, in the order in which they were placed. */
  readonly codes: readonly string[];
  /** The versions of the legal pages, of which each order keeps the terms of its day. */
  readonly legal: readonly SampleVersion[];
};

/** The orders of the sample week, in the order in which they were placed. */
export function loadedOrders(
  reader: Reader,
  orders: readonly SampleOrder[],
  cast: Cast,
): readonly LoadedOrder[] {
  const placed = orders
    .map((order) => ({ order, moments: reader.calendar.moments(order.steps.map(([, at]) => at)) }))
    .sort((one, other) => Number(one.moments[0]) - Number(other.moments[0]));
  return placed.flatMap(({ order, moments }, place) => {
    const [code, at] = [cast.codes[place], moments[0]];
    return code && at ? [loadedOrder(reader, order, { code, at, moments, cast })] : [];
  });
}

type Placed = {
  readonly code: string;
  readonly at: Date;
  readonly moments: readonly Date[];
  readonly cast: Cast;
};

function loadedOrder(
  reader: Reader,
  { key, trip, steps, parcels, values: given }: SampleOrder,
  { code, at, moments, cast }: Placed,
): LoadedOrder {
  const id = reader.named(key, at);
  const values = reader.values(given, { id, at, kind: 'document' });
  const places = new Map(steps.map(([action], place) => [action, place]));
  const did = (action: SampleStep): Date | undefined => moments[places.get(action) ?? -1];
  const has = (action: SampleStep): boolean => places.has(action);
  const number = code.replace(/\D/g, '');
  const delivered = trip === undefined ? undefined : reader.idOf(trip);
  return {
    key,
    id,
    at,
    code,
    did,
    parcels,
    updatedAt: moments.at(-1) ?? at,
    version: steps.length,
    values: {
      ...values,
      billCode: code,
      ...(values.billTo ? { billTo: billTo(values.billTo as Values, number) } : {}),
      numofpackages: parcels.kilos.length,
      wights: fromGrams(sum(parcels.kilos.map(toGrams))),
      priceTotal: totalOf(values),
      paid: has('paid'),
      paidOn: paidOn(did('paid')),
      verified: has('verify'),
      smsToMa: has('smsToMa'),
      withBill: has('withBill'),
      withDeclar: has('withDeclar'),
      withTicket: has('withTicket'),
      finish: has('finish'),
      trip: delivered ?? null,
      customs: customsOf(values, rideOf(values, delivered, cast.trips)),
      rechnr: has('withBill') ? `RE-${number}` : null,
      terms: termsOf(cast.legal, at),
      history: steps.map(([action], place) => ({
        at: (moments[place] ?? at).toISOString(),
        by: cast.clerk,
        action,
        ...movedBy(action, values),
      })),
    },
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const billTo = (party: Values, number: string): Values => ({
  ...party,
  reference: String(party.reference).replace('{number}', number),
});

/** The price of all lines; nothing is entered yet for an order taken over the telephone. */
function totalOf(values: Values): string | null {
  const lines = values.content as readonly { readonly price: string }[];
  return lines.length > 0 ? fromCents(sum(lines.map(({ price }) => toCents(price)))) : null;
}

const paidOn = (paid: Date | undefined): string | null => (paid ? berlinDay(paid) : null);

/** The trip that an order rides or rode on: from tracking on the open one, until it has arrived. */
const rideOf = (
  { tripGroup, commandMode }: Values,
  delivered: string | undefined,
  trips: readonly LoadedTrip[],
): LoadedTrip | undefined => {
  if (delivered) return trips.find(({ id }) => id === delivered);
  const isLoaded = tripGroup === 'A' && commandMode === 'tracking';
  return isLoaded ? trips.find(({ isOpenTo }) => isOpenTo === 'A') : undefined;
};

const customsOf = ({ customs }: Values, ride: LoadedTrip | undefined): Values =>
  customs
    ? {
        ...(customs as Values),
        vehicle: ride?.vehicle ?? null,
        passage: ride?.passage ?? null,
      }
    : {};

type Moved = { readonly from: string | null; readonly to: string };

/** What a step of an order has changed. */
function movedBy(action: SampleStep, { tripGroup, commandMode }: Values): Moved {
  switch (action) {
    case 'create':
      return { from: null, to: tripGroup === 'A' ? 'Validation' : String(commandMode) };
    case 'sendToWarehouse':
      return { from: 'Validation', to: 'facturation' };
    case 'sendToTracking':
      return { from: 'facturation', to: 'tracking' };
    case 'finish':
      return { from: null, to: String(tripGroup) };
    case 'verify':
    case 'paid':
    case 'withBill':
    case 'withDeclar':
    case 'withTicket':
    case 'smsToMa':
      return { from: 'false', to: 'true' };
    default:
      return action satisfies never;
  }
}
