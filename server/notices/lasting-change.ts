import { sql } from 'kysely';
import { isOneOf } from '../../domain/is-one-of.ts';
import { pointOfStep } from '../../domain/messages/notice-points.ts';
import { TRIP_GROUPS } from '../../domain/trips/groups.ts';
import type { NoticeJob } from '../jobs/queues.ts';
import type { Executor } from '../resources/storage.ts';
import type { Moment } from './active-notices.ts';
import { ordersAtStep, ordersDue, type WhichOrders } from './concerned-orders.ts';

/** What has happened to which orders. */
export type LastingChange = { readonly moment: Moment; readonly orders: WhichOrders };

/** Transitions in close succession share one notice, but nobody waits longer for others. */
export const PAUSE_MINUTES = 15;

/**
 * The change that a job is for, if it has lasted: a trip that has moved since, on or back, notifies
 * of where it is now, and orders that come to a stage one after the other share the last one's notice.
 */
export const lastingChange = (
  job: NoticeJob,
  executor: Executor,
): Promise<LastingChange | undefined> =>
  job.of === 'step' ? lastingStep(job, executor) : lastingStage(job, executor);

type JobOf<Kind> = Extract<NoticeJob, { of: Kind }>;

async function lastingStep(
  { tripId, at }: JobOf<'step'>,
  executor: Executor,
): Promise<LastingChange | undefined> {
  const trip = await executor
    .selectFrom('trips')
    .select(['id', 'name', 'finish', 'status', sql<string>`history -> -1 ->> 'at'`.as('moved')])
    .where('id', '=', tripId)
    .executeTakeFirst();
  const point = trip && pointOfStep(trip.status);
  if (!point || trip.moved !== at) return undefined;
  if (!isOneOf(TRIP_GROUPS, trip.name)) throw new Error('A trip is stored without a group.');
  return { moment: { point, group: trip.name }, orders: ordersAtStep(trip, at) };
}

async function lastingStage(
  { point, at }: JobOf<'stage'>,
  executor: Executor,
): Promise<LastingChange | undefined> {
  const { rows } = await sql<{ others_come: boolean; has_waited: boolean }>`
    select max(at) > ${at} as others_come,
      min(at) < ${at}::timestamptz - ${`${PAUSE_MINUTES} minutes`}::interval as has_waited
    from notice_due where point = ${point} having count(*) > 0
  `.execute(executor);
  const [due] = rows;
  if (!due || (due.others_come && !due.has_waited)) return undefined;
  return { moment: { point, group: 'A' }, orders: ordersDue(point, at) };
}
