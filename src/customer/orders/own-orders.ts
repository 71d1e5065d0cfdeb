import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import { balanceOf } from '../../../domain/orders/balance.ts';
import type { TripGroup } from '../../../domain/trips/groups.ts';
import { type OrderStep, stepForCustomer } from '../../../domain/trips/step-for-customer.ts';
import { TRACKING_STEPS, type TrackingStep } from '../../../domain/trips/steps.ts';
import { isObject } from '../../../domain/validate.ts';
import { recordOf, rowsOf, textOf } from '../session/own-answers.ts';
import type { OwnCalls } from '../session/own-calls.ts';

/** An order as its customer sees it. */
export type OwnOrder = {
  readonly id: string;
  readonly code: string;
  readonly createdAt: string;
  readonly group: TripGroup;
  readonly recipient: { readonly name: string; readonly address: string };
  readonly parcels: number;
  readonly isPaid: boolean;
  /** What is still to be paid, as wire money; `undefined` while there is no price. */
  readonly due: string | undefined;
  readonly step: OrderStep;
  /** The number of the version of the terms that holds for it, if one is known. */
  readonly terms: number | undefined;
};

export const ORDERS_A_PAGE = 20;

const OPEN_ORDER = 'orders/';

/** Where the page of an order is, behind the `#` of the address. */
export const addressOf = (id: string): string => `${OPEN_ORDER}${id}`;

/** The order whose page an address names. */
export const idIn = (address: string): string | undefined =>
  address.startsWith(OPEN_ORDER) ? address.slice(OPEN_ORDER.length) : undefined;

type StepsOfTrips = ReadonlyMap<unknown, TrackingStep | undefined>;

function ownOrder(wire: Record<string, unknown>, trips: StepsOfTrips): OwnOrder {
  const recipient = isObject(wire.recipient) ? wire.recipient : {};
  const names = [textOf(recipient.firstName), textOf(recipient.lastName)].filter(Boolean);
  return {
    id: textOf(wire._id),
    code: textOf(wire.billCode),
    createdAt: textOf(wire.createdAt),
    group: wire.tripGroup === 'B' ? 'B' : 'A',
    recipient: { name: names.join(' '), address: textOf(recipient.address) },
    parcels: Number(wire.numofpackages ?? 0),
    isPaid: wire.paid === true,
    due: balanceOf([
      {
        paid: wire.paid === true,
        priceTotal: textOf(wire.priceTotal),
        deposit: textOf(wire.deposit),
      },
    ]),
    step: stepForCustomer(wire, trips.get(wire.tripGroup)),
    terms:
      isObject(wire.terms) && typeof wire.terms.number === 'number' ? wire.terms.number : undefined,
  };
}

const stepAt = (status: unknown): TrackingStep | undefined =>
  TRACKING_STEPS[Math.min(Number(status), TRACKING_STEPS.length - 1)];

/** Where the open trips are. A back end that does not show them costs the step, not the orders. */
async function readTrips({ read }: OwnCalls): Promise<StepsOfTrips> {
  const open = await ignoringFailure(read('trips?finish=false'), 'Steps are left out.');
  return new Map(rowsOf(open).map(({ name, status }) => [name, stepAt(status)]));
}

/** One page of the orders of whoever is logged in, the newest first. */
export async function readOrders(
  calls: OwnCalls,
  page: number,
): Promise<{ orders: readonly OwnOrder[]; count: number }> {
  const [wire, trips] = await Promise.all([
    calls.read(`commands?sort=-createdAt&page=${page}&limit=${ORDERS_A_PAGE}`),
    readTrips(calls),
  ]);
  const rows = rowsOf(wire);
  const count = isObject(wire) && typeof wire.count === 'number' ? wire.count : rows.length;
  return { orders: rows.map((row) => ownOrder(row, trips)), count };
}

/** One of their orders. */
export async function readOrder(calls: OwnCalls, id: string): Promise<OwnOrder> {
  const [wire, trips] = await Promise.all([
    calls.read(`commands/${encodeURIComponent(id)}`),
    readTrips(calls),
  ]);
  return ownOrder(recordOf(wire), trips);
}
