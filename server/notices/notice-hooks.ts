import {
  type NoticePoint,
  placeOnRoad,
  pointOfStage,
  pointOfStep,
} from '../../domain/messages/notice-points.ts';
import { isStaged, type Stage } from '../../domain/orders/stages.ts';
import type { TripGroup } from '../../domain/trips/groups.ts';
import { FINISHED_STATUS } from '../../domain/trips/steps.ts';
import type { NoticeJob } from '../jobs/queues.ts';
import { messageSettings } from '../outbox/message-settings.ts';
import type { ResourceHooks } from '../resources/hooks.ts';
import type { WriteContext } from '../resources/request-context.ts';
import type { Values } from '../resources/storage.ts';
import { isNotified } from './active-notices.ts';
import { notifiedSince } from './notified-since.ts';

const MINUTE_MS = 60_000;

/** An order that comes to a stage, also by being created there, is noted for the notices of it. */
export const orderNoticeHooks: ResourceHooks = {
  async creating({ id, after }, context) {
    await noteStage({ id, point: stagePoint(after) }, context);
    return {};
  },

  async changed({ before, after }, context) {
    const point = stagePoint(after);
    if (point !== stagePoint(before)) await noteStage({ id: before._id, point }, context);
  },

  undoing: notifiedSince,
};

/** A trip that comes to a step, also by being opened, restarted or finished, notifies its orders. */
export const tripNoticeHooks: ResourceHooks = {
  async creating({ id, after }, context) {
    await noteStep({ id, trip: after }, context);
    return {};
  },

  async changed({ before, after }, context) {
    if (stepOf(after) !== stepOf(before)) await noteStep({ id: before._id, trip: after }, context);
  },
};

/** A notice knows where its moment is on the road, so that lists can be sorted by it. */
export const noticeHooks: ResourceHooks = {
  creating: async ({ after }) => ({ values: placed(after) }),
  changing: async ({ after }) => ({ values: placed(after) }),
};

const placed = ({ tripGroup, point }: Values): Values => ({
  place: placeOnRoad(tripGroup as TripGroup, point as NoticePoint),
});

const stagePoint = (order: Values): NoticePoint | undefined => {
  const { tripGroup, finish, commandMode } = order as Order;
  return isStaged({ tripGroup, finish }) ? pointOfStage(commandMode) : undefined;
};

type Order = { tripGroup: TripGroup; finish: boolean; commandMode: Stage };

const stepOf = ({ finish, status }: Values): number =>
  finish === true ? FINISHED_STATUS : Number(status);

type Coming = { readonly id: string; readonly point: NoticePoint | undefined };

/** Only group A has stages. Where an order comes to another one, the first is forgotten. */
async function noteStage({ id, point }: Coming, context: WriteContext): Promise<void> {
  const { transaction, now } = context;
  if (!point || !(await isNotified({ point, group: 'A' }, transaction))) return;
  await transaction
    .insertInto('notice_due')
    .values({ order_id: id, point, at: now })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ point, at: now }))
    .execute();
  await leave({ of: 'stage', point, at: now.toISOString() }, context);
}

async function noteStep(
  { id, trip }: { id: string; trip: Values },
  context: WriteContext,
): Promise<void> {
  const point = pointOfStep(stepOf(trip));
  const group = trip.name as TripGroup;
  if (!point || !(await isNotified({ point, group }, context.transaction))) return;
  await leave({ of: 'step', tripId: id, at: context.now.toISOString() }, context);
}

/** Nothing is sent at once: who has clicked on the wrong step has time to go back. */
async function leave(job: NoticeJob, { transaction, now, enqueue }: WriteContext): Promise<void> {
  const { noticeDelay } = await messageSettings(transaction);
  await enqueue('notices', job, new Date(now.getTime() + noticeDelay * MINUTE_MS));
}
