import { sql } from 'kysely';
import { isOneOf } from '../../domain/is-one-of.ts';
import { type NoticePoint, pointOfStep } from '../../domain/messages/notice-points.ts';
import { TRIP_GROUPS } from '../../domain/trips/groups.ts';
import { waitingWork } from '../jobs/queues.ts';
import type { Executor } from '../resources/storage.ts';
import { ordersAtStep, ordersDue } from './concerned-orders.ts';
import { type LastingChange, PAUSE_MINUTES } from './lasting-change.ts';

/** A change of which nobody has been notified yet, or not everybody, and when it is looked at next. */
export type WaitingChange = LastingChange & { readonly due: Date };

/** What the queue holds for the notices, as `lastingChange` will read it. */
export async function waitingChanges(executor: Executor): Promise<readonly WaitingChange[]> {
  return [...(await waitingSteps(executor)), ...(await waitingStages(executor))];
}

type WaitingTrip = {
  id: string;
  name: string;
  finish: boolean;
  status: number;
  moved: string;
  due: Date;
};

/** Trips that have not moved since. */
async function waitingSteps(executor: Executor): Promise<readonly WaitingChange[]> {
  const { rows } = await sql<WaitingTrip>`
    select trips.id, name, finish, status,
      history -> -1 ->> 'at' as moved, min(start_after) as due
    from ${waitingWork('notices')} as work join trips
      on trips.id = (data ->> 'tripId')::uuid and history -> -1 ->> 'at' = data ->> 'at'
    where data ->> 'of' = 'step' group by trips.id
  `.execute(executor);
  return rows.flatMap((trip) => {
    const point = pointOfStep(trip.status);
    const group = trip.name;
    if (!point || !isOneOf(TRIP_GROUPS, group)) return [];
    return { moment: { point, group }, orders: ordersAtStep(trip, trip.moved), due: trip.due };
  });
}

type DueStage = { point: NoticePoint; last: Date; due: Date };

/** Orders that have come to a stage, with the first work that will not leave them to later work. */
async function waitingStages(executor: Executor): Promise<readonly WaitingChange[]> {
  const { rows } = await sql<DueStage>`
    select coming.point, coming.last, min(start_after) as due
    from (
      select point, min(at) as first, max(at) as last from notice_due group by point
    ) as coming join ${waitingWork('notices')} as work
      on data ->> 'of' = 'stage' and data ->> 'point' = coming.point and (
        (data ->> 'at')::timestamptz >= coming.last
        or (data ->> 'at')::timestamptz - ${`${PAUSE_MINUTES} minutes`}::interval > coming.first
      )
    group by coming.point, coming.last
  `.execute(executor);
  return rows.map(({ point, last, due }) => ({
    moment: { point, group: 'A' },
    orders: ordersDue(point, last.toISOString()),
    due,
  }));
}
