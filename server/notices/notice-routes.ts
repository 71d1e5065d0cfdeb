import type { FastifyInstance } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { partOf } from '../../domain/access.ts';
import { stageOfPoint } from '../../domain/messages/notice-points.ts';
import { STAGES } from '../../domain/orders/stages.ts';
import { TRIP_GROUPS } from '../../domain/trips/groups.ts';
import { FINISHED_STATUS } from '../../domain/trips/steps.ts';
import { RequestError } from '../base/request-error.ts';
import { requireAccess } from '../base/require-access.ts';
import { MOST_IDS, previewTotals } from '../campaigns/campaign-schemas.ts';
import { carriedBy } from '../orders/carried-by.ts';
import { acceptEmptyBodies } from '../resources/body-parsers.ts';
import { findNotice, type StoredNotice } from './active-notices.ts';
import { ordersAtStage, type WhichOrders } from './concerned-orders.ts';
import { channelCounts, noticedRecipient } from './notice-schemas.ts';
import { previewNotice } from './preview-notice.ts';
import { stageNotices } from './stage-notices.ts';
import { stepNotices } from './step-notices.ts';
import { waitingRoutes } from './waiting-routes.ts';

/** Ten thousand ids. */
const BODY_LIMIT_BYTES = 1_000_000;

/** What notices would do, before they do it. */
export async function noticeRoutes(scope: FastifyInstance): Promise<void> {
  acceptEmptyBodies(scope);
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const forStaff = { onRequest: requireAccess(partOf('messages')) };
  const reading = () => ({ executor: scope.database, now: scope.now() });

  app.post('/notices/:id/preview', { schema: SCHEMAS.preview, ...forStaff }, async ({ params }) => {
    const notice = await findNotice(params.id, scope.database);
    if (!notice) throw new RequestError('record.notFound');
    const data = await previewNotice(notice, ordersNow(notice), reading());
    return { status: 'success' as const, data };
  });

  app.get('/notices/step', { schema: SCHEMAS.step, ...forStaff }, async ({ query }) => ({
    status: 'success' as const,
    data: await stepNotices(query, reading()),
  }));

  const stage = { schema: SCHEMAS.stage, ...forStaff, bodyLimit: BODY_LIMIT_BYTES };
  app.post('/notices/stage', stage, async ({ body }) => ({
    status: 'success' as const,
    data: await stageNotices(body, reading()),
  }));

  await waitingRoutes(scope);
}

/** Those whom it would concern if its moment came now: who stands there, or is on the road. */
const ordersNow = ({ point, tripGroup }: StoredNotice): WhichOrders =>
  stageOfPoint(point) ? ordersAtStage(point) : carriedBy(tripGroup);

const success = z.object({ status: z.literal('success') });

const SCHEMAS = {
  preview: {
    tags: ['notices'],
    summary: 'Who would get a notice now, what, and on which channel; also if it is off.',
    querystring: z.strictObject({}),
    params: z.object({ id: z.uuid() }),
    response: {
      200: success.extend({
        data: z
          .object({
            recipients: z.array(noticedRecipient).readonly(),
            totals: previewTotals.extend({ told: z.int(), channels: channelCounts }),
          })
          .meta({ id: 'NoticePreview' }),
      }),
    },
  },
  step: {
    tags: ['notices'],
    summary: 'How many notices would be sent if the open trip of a group came to a step.',
    querystring: z.strictObject({
      group: z.enum(TRIP_GROUPS),
      status: z.coerce.number().int().min(0).max(FINISHED_STATUS),
    }),
    response: {
      200: success.extend({
        data: z
          .object({
            notices: z.int(),
            people: z.int(),
            from: z.iso.datetime(),
            until: z.iso.datetime(),
          })
          .meta({ id: 'StepNotices' }),
      }),
    },
  },
  stage: {
    tags: ['notices'],
    summary: 'What each notice of a stage would do if these orders came there.',
    querystring: z.strictObject({}),
    body: z
      .strictObject({ stage: z.enum(STAGES), orders: z.array(z.uuid()).min(1).max(MOST_IDS) })
      .meta({ id: 'StageNoticesRequest' }),
    response: {
      200: success.extend({
        data: z
          .array(
            z.object({
              title: z.string(),
              template: z.string().describe('What its template is called.'),
              people: z.int(),
              skipped: z.int(),
              channels: channelCounts,
              from: z.iso.datetime(),
              until: z.iso.datetime(),
            }),
          )
          .readonly()
          .meta({ id: 'StageNotices' }),
      }),
    },
  },
};
