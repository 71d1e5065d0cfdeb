import type { Insertable } from 'kysely';
import { groupDescription, type TripGroup } from '../../domain/trips/groups.ts';
import { TRACKING_STEPS } from '../../domain/trips/steps.ts';
import type { Trips } from '../database/database-types.ts';
import type { TripLine } from '../trips/trip-history.ts';
import { tripTable } from '../trips/trip-table.ts';
import type { Calendar } from './calendar.ts';
import { sampleId } from './sample-id.ts';
import { randomFrom } from './vocabulary/random.ts';

type TripRow = Insertable<Trips> & { id: string };

/**
 * Two finished journeys and a finished return journey, the journey on the road, and the return
 * journey that is collecting orders.
 */
export type SampleTrips = {
  readonly before: TripRow;
  readonly last: TripRow;
  readonly open: TripRow;
  readonly backLast: TripRow;
  readonly back: TripRow;
};

type Plan = {
  name: TripGroup;
  openedDaysAgo: number;
  /** How many days ago it reached each step after the first. */
  reached: readonly number[];
  finishedDaysAgo?: number;
  vehicle: string;
  /** The day on which it is to pass the border, if it has not yet. */
  passage?: string;
};

/** When the trip reached its steps, beginning with its opening. */
function stepsOf(calendar: Calendar, key: string, plan: Plan, opened: Date): readonly Date[] {
  const random = randomFrom(`steps of trip ${key}`);
  const moments = [opened];
  for (const daysAgo of plan.reached) {
    moments.push(calendar.momentAfter(moments.at(-1) ?? opened, daysAgo, random));
  }
  return moments;
}

function sampleTrip(calendar: Calendar, clerk: string, key: string, plan: Plan): TripRow {
  const random = randomFrom(`trip ${key}`);
  const opened = calendar.moment(plan.openedDaysAgo, random);
  const finished =
    plan.finishedDaysAgo === undefined
      ? null
      : calendar.momentAfter(opened, plan.finishedDaysAgo, random);
  const description = groupDescription(plan.name);
  const moments = [...stepsOf(calendar, key, plan, opened), ...(finished ? [finished] : [])];
  const history = moments.map(
    (at, to): TripLine => ({
      at: at.toISOString(),
      by: clerk,
      from: to === 0 ? null : to - 1,
      to,
    }),
  );
  return {
    id: sampleId(opened, random),
    version: history.length,
    created_at: opened,
    updated_at: moments.at(-1) ?? opened,
    name: plan.name,
    description,
    status: history.length - 1,
    history: JSON.stringify(history),
    finish: finished !== null,
    finished_at: finished,
    vehicle: plan.vehicle,
    passage:
      plan.passage ??
      moments[TRACKING_STEPS.indexOf('morocco')]?.toISOString().slice(0, 10) ??
      null,
    ...(tripTable.derive({ name: plan.name, description }) as Pick<Insertable<Trips>, 'search'>),
  };
}

export function sampleTrips(calendar: Calendar, clerk: string): SampleTrips {
  const trip = (key: string, plan: Plan): TripRow => sampleTrip(calendar, clerk, key, plan);
  return {
    before: trip('before', {
      name: 'A',
      openedDaysAgo: 76,
      reached: [59, 58, 57, 55, 54, 52],
      finishedDaysAgo: 50,
      vehicle: van(1),
    }),
    last: trip('last', {
      name: 'A',
      openedDaysAgo: 49,
      reached: [33, 32, 31, 29, 28, 26],
      finishedDaysAgo: 24,
      vehicle: van(2),
    }),
    open: trip('open', {
      name: 'A',
      openedDaysAgo: 23,
      reached: [5, 2],
      vehicle: van(1),
      passage: calendar.day(2),
    }),
    backLast: trip('backLast', {
      name: 'B',
      openedDaysAgo: 38,
      reached: [27, 26, 25, 23, 20, 18],
      finishedDaysAgo: 15,
      vehicle: van(2),
    }),
    back: trip('back', {
      name: 'B',
      openedDaysAgo: 13,
      reached: [],
      vehicle: van(2),
      passage: calendar.day(9),
    }),
  };
}

/** A van of the carrier; the letters of its registration are those of no district. */
const van = (number: number): string => `Transporter ${number} (MUSTER ${number})`;
