import type { FastifyInstance } from 'fastify';
import type { NoticeJob } from '../jobs/queues.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import type { Module } from '../resources/module.ts';
import { contextOf, ownCall } from '../resources/request-context.ts';
import { noticeHooks, orderNoticeHooks, tripNoticeHooks } from './notice-hooks.ts';
import { noticeRoutes } from './notice-routes.ts';
import { sendNotices } from './send-notices.ts';

/** Notices that are sent by themselves when a trip reaches a step or an order a stage. */
export const noticesModule: Module = {
  name: 'notices',
  resources: {
    commands: { hooks: orderNoticeHooks },
    trips: { hooks: tripNoticeHooks },
    notices: { hooks: noticeHooks },
    waitingNotices: { hasOwnCalls: true },
  },
  routes: noticeRoutes,
  workers: (app) => [{ queue: 'notices', work: (job) => sendOnce(app, job) }],
};

const sendOnce = ({ engine, now }: FastifyInstance, job: NoticeJob): Promise<void> =>
  inTransaction(engine.database, (transaction) =>
    sendNotices(job, contextOf(ownCall(engine, now()), transaction)),
  );
