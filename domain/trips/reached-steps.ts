import { isOneOf } from '../is-one-of.ts';
import { isAboard, STAGES, stageOf } from '../orders/stages.ts';
import type { TripGroup } from './groups.ts';
import { stepsOf } from './order-steps.ts';
import { type OrderStep, stepForCustomer } from './step-for-customer.ts';
import { TRACKING_STEPS } from './steps.ts';

/** A step that an order has reached, and since when; `null` where nobody noted that. */
export type ReachedStep = { readonly step: OrderStep; readonly at: string | null };

/** A line of the history of an order or of a trip, as far as it says what was reached when. */
type Line = { readonly at: string; readonly from?: unknown; readonly to?: unknown };

type Travelling = {
  readonly tripGroup: TripGroup;
  readonly commandMode: string;
  readonly finish: boolean;
  readonly createdAt: string;
  readonly history: readonly (Line & { readonly action: string })[];
};

/** The trip that carries an order, or has carried it. */
type Carrier = { readonly status: number; readonly history: readonly Line[] };

/** That something stood at a place of a row of places, from a moment on. */
type Arrival = { readonly place: number; readonly at: string };

/**
 * Since when each place has been reached. Whoever goes back takes back what lay beyond, and keeps the
 * moment at which the place was reached first.
 */
function sinceWhen(arrivals: readonly Arrival[]): ReadonlyMap<number, string> {
  const since = new Map<number, string>();
  for (const { place, at } of arrivals) {
    for (const beyond of [...since.keys()].filter((other) => other > place)) since.delete(beyond);
    if (!since.has(place)) since.set(place, at);
  }
  return since;
}

/** The changes of stage, the first of them the stage at which an order was placed. */
function stagesOf({ commandMode, createdAt, history }: Travelling) {
  const changes = history.filter(
    ({ action, from, to }) => action !== 'create' && isOneOf(STAGES, from) && isOneOf(STAGES, to),
  );
  const start = history.find(({ action }) => action === 'create')?.to ?? changes[0]?.from;
  return [{ to: start ?? commandMode, at: createdAt }, ...changes].flatMap(({ to, at }) =>
    isOneOf(STAGES, to) ? [{ stage: to, at }] : [],
  );
}

/** When the trip took an order: as it left the house; one of group B waits for it from the start. */
function takenAt(order: Travelling): string {
  const stages = order.tripGroup === 'A' ? stagesOf(order) : [];
  const lastInHouse = stages.findLastIndex(({ stage }) => !isAboard(stage));
  return (stages[lastInHouse + 1] ?? stages.at(-1))?.at ?? order.createdAt;
}

function inHouse(order: Travelling): readonly Arrival[] {
  const steps = stepsOf(order.tripGroup);
  const begun = { place: 0, at: order.createdAt };
  if (order.tripGroup === 'B') return [begun];
  const arrivals = stagesOf(order).map(({ stage, at }) => ({
    place: steps.indexOf(stageOf(stage).customerStep),
    at,
  }));
  return [begun, ...arrivals];
}

/** What the trip reached while it carried the order: its step of that moment, and each one since. */
function onTrip(order: Travelling, { history }: Carrier): readonly Arrival[] {
  const first = stepsOf(order.tripGroup).indexOf(TRACKING_STEPS[0]);
  const taken = takenAt(order);
  const isBefore = ({ at }: Line) => Date.parse(at) <= Date.parse(taken);
  const atStart = history.findLast(isBefore);
  const lines = [
    ...(atStart ? [{ to: atStart.to, at: taken }] : []),
    ...history.filter((line) => !isBefore(line)),
  ];
  return lines.flatMap(({ to, at }) => (typeof to === 'number' ? [{ place: first + to, at }] : []));
}

/**
 * The steps that an order has reached, as its customer sees them, up to the one where it is. The dates
 * are those of the histories of the order and of its trip; of a trip that was on its way already when
 * it took the order, the earlier steps have none.
 */
export function reachedSteps(order: Travelling, trip?: Carrier): readonly ReachedStep[] {
  const steps = stepsOf(order.tripGroup);
  const current = stepForCustomer(order, trip && TRACKING_STEPS[trip.status]);
  const house = sinceWhen(inHouse(order));
  const road = trip ? sinceWhen(onTrip(order, trip)) : new Map<number, string>();
  return steps
    .slice(0, steps.indexOf(current) + 1)
    .map((step, place) => ({ step, at: road.get(place) ?? house.get(place) ?? null }));
}
