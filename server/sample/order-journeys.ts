import type { Stage } from '../../domain/orders/stages.ts';
import type { TripGroup } from '../../domain/trips/groups.ts';
import type { Calendar } from './calendar.ts';
import type { Random } from './vocabulary/random.ts';

/** Something that the office did with an order, as a line of its `history`. */
export type Step = {
  readonly at: Date;
  readonly action: string;
  readonly from: string | null;
  readonly to: string | null;
};

/** How far a group of orders has come, and how many of them the sample week has. */
export type Journey = {
  readonly orders: number;
  readonly group: TripGroup;
  readonly stage: Stage;
  /** The range of days ago in which they were placed, the earlier day first. */
  readonly placed: readonly [from: number, to: number];
  /** The range of days ago in which they were loaded. */
  readonly loaded?: readonly [from: number, to: number];
  /** The finished trip that delivered them, if there is one. */
  readonly arrived?: { readonly trip: 'before' | 'last' | 'backLast'; readonly daysAgo: number };
};

/** 600 orders: the three stages of this week, the return journey, and three finished trips. */
export const JOURNEYS: readonly Journey[] = [
  {
    orders: 25,
    group: 'A',
    stage: 'tracking',
    placed: [74, 63],
    loaded: [61, 59],
    arrived: { trip: 'before', daysAgo: 50 },
  },
  {
    orders: 60,
    group: 'A',
    stage: 'tracking',
    placed: [47, 36],
    loaded: [34, 33],
    arrived: { trip: 'last', daysAgo: 24 },
  },
  { orders: 140, group: 'A', stage: 'tracking', placed: [21, 8], loaded: [6, 5] },
  { orders: 130, group: 'A', stage: 'facturation', placed: [11, 2] },
  { orders: 125, group: 'A', stage: 'Validation', placed: [6, 0] },
  { orders: 90, group: 'B', stage: 'facturation', placed: [12, 0] },
  {
    orders: 30,
    group: 'B',
    stage: 'facturation',
    placed: [37, 29],
    arrived: { trip: 'backLast', daysAgo: 15 },
  },
];

type Chances = { verify: number; paid: number; documents: number; ticket: number; sms: number };

/** How likely it is that the office has done something with an order of a journey. */
function chancesOf({ group, stage, arrived }: Journey): Chances {
  if (arrived) return { verify: 1, paid: 0.97, documents: 0.97, ticket: 1, sms: 1 };
  if (stage === 'tracking')
    return { verify: 1, paid: 0.82, documents: 0.9, ticket: 0.92, sms: 0.8 };
  if (group === 'B') return { verify: 0.35, paid: 0.4, documents: 0.5, ticket: 0.3, sms: 0 };
  if (stage === 'facturation') {
    return { verify: 0.55, paid: 0.45, documents: 0.6, ticket: 0.4, sms: 0.08 };
  }
  return { verify: 0, paid: 0.12, documents: 0, ticket: 0, sms: 0 };
}

/** Everything that has happened to one order so far, beginning with its placing. */
export function stepsOf(journey: Journey, calendar: Calendar, random: Random): readonly Step[] {
  const { group, stage, placed, loaded, arrived } = journey;
  const chances = chancesOf(journey);
  const start = calendar.moment(random.between(placed[1], placed[0]), random);
  const firstStage = group === 'A' ? 'Validation' : stage;
  const steps: Step[] = [{ at: start, action: 'create', from: null, to: firstStage }];
  let last = start;
  const then = (daysAgo: number, action: string, from: string | null, to: string | null): void => {
    last = calendar.momentAfter(last, daysAgo, random);
    steps.push({ at: last, action, from, to });
  };
  /** The office's next day with this order: the same day, or one or two days later. */
  const soon = (): number => Math.max(0, calendar.daysAgo(last) - random.between(0, 2));
  const flag = (action: string): void => then(calendar.daysAgo(last), action, 'false', 'true');

  if (random.chance(chances.paid * 0.3)) flag('paid');
  if (group === 'A' && stage !== 'Validation') {
    then(soon(), 'sendToWarehouse', 'Validation', 'facturation');
  }
  if (random.chance(chances.verify)) {
    then(soon(), 'verify', 'false', 'true');
    if (random.chance(chances.documents)) flag('withBill');
    if (random.chance(chances.documents)) flag('withDeclar');
    if (random.chance(chances.ticket)) flag('withTicket');
  }
  const paidBefore = steps.some(({ action }) => action === 'paid');
  if (!paidBefore && random.chance(chances.paid * 0.8)) flag('paid');
  if (loaded) {
    then(random.between(loaded[1], loaded[0]), 'sendToTracking', 'facturation', 'tracking');
  }
  if (random.chance(chances.sms)) then(soon(), 'smsToMa', 'false', 'true');
  if (arrived) then(arrived.daysAgo, 'finish', null, group);
  return steps;
}
