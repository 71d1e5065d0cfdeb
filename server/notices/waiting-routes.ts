import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { partOf } from '../../domain/access.ts';
import { NOTICE_POINTS } from '../../domain/messages/notice-points.ts';
import { waitingNotices } from '../../domain/resources/waiting-notices.ts';
import { TRIP_GROUPS } from '../../domain/trips/groups.ts';
import { requireAccess, requireAccessToAll } from '../base/require-access.ts';
import { callOf, type WriteContext, writing } from '../resources/request-context.ts';
import { findWaiting, holdWaiting, listWaiting, sendWaiting } from './manage-waiting.ts';
import { channelCounts, noticedRecipient } from './notice-schemas.ts';

type Row = Awaited<ReturnType<typeof findWaiting>>;

/** The notices that wait, what staff see of them, and what they do with one. */
export async function waitingRoutes(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const { access } = waitingNotices;
  const path = `/${waitingNotices.path}` as const;
  const deciding = { onRequest: requireAccess(partOf('messages')) };
  const looking = () => ({ executor: scope.database, now: scope.now() });

  app.get(
    path,
    { schema: SCHEMAS.list, onRequest: requireAccessToAll(access.list) },
    async ({ query }) => {
      const all = await listWaiting(looking());
      const found = query._id ? all.filter(({ _id }) => query._id?.includes(_id)) : all;
      const data = inOrder(found, query.sort).map(({ recipients, ...listed }) => listed);
      const { page, limit = found.length } = query;
      return {
        status: 'success' as const,
        count: found.length,
        data: data.slice((page - 1) * limit, page * limit),
      };
    },
  );

  app.get(
    `${path}/:id`,
    { schema: SCHEMAS.show, onRequest: requireAccessToAll(access.show) },
    async ({ params }) => ({
      status: 'success' as const,
      data: await findWaiting(params.id, looking()),
    }),
  );

  const decide = (
    request: FastifyRequest,
    id: string,
    work: (id: string, context: WriteContext) => Promise<void>,
  ) =>
    writing(callOf(request), async (context) => {
      await work(id, context);
      return {};
    });
  app.post(`${path}/:id/send`, { schema: SCHEMAS.send, ...deciding }, (request) =>
    decide(request, request.params.id, sendWaiting),
  );
  app.post(`${path}/:id/hold`, { schema: SCHEMAS.hold, ...deciding }, (request) =>
    decide(request, request.params.id, holdWaiting),
  );
}

const SORTED = ['title', 'place', 'people', 'from'] as const;

/** By the moment at which they leave, unless another order is requested. */
function inOrder(rows: readonly Row[], sort = 'from'): readonly Row[] {
  const name = SORTED.find((one) => sort.endsWith(one)) ?? 'from';
  const direction = sort.startsWith('-') ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [left, right] = [a[name], b[name]];
    if (typeof left === 'number' && typeof right === 'number') return direction * (left - right);
    return direction * String(left).localeCompare(String(right), 'de');
  });
}

const success = z.object({ status: z.literal('success') });
const BY_ID = z.object({ id: z.uuid() });
const NO_QUERY = z.strictObject({});
const tags = ['notices'];
const ids = z.union([z.uuid(), z.array(z.uuid())]);

const listed = {
  _id: z.uuid(),
  title: z.string(),
  tripGroup: z.enum(TRIP_GROUPS),
  point: z.enum(NOTICE_POINTS),
  place: z.int().describe('Where its moment is on the road.'),
  audience: z.enum(['sender', 'recipient']),
  template: z.object({ _id: z.uuid(), title: z.string() }),
  people: z.int().describe('Who is reached.'),
  skipped: z.int().describe('Who is left out.'),
  orders: z.int().describe('How many orders it covers.'),
  channels: channelCounts,
  paused: z.int().describe('For how many it waits so that the change can be taken back.'),
  quiet: z.int().describe('For how many it waits until their quiet hours are over.'),
  from: z.iso.datetime().describe('When the first message leaves.'),
  until: z.iso.datetime().describe('When the last one does.'),
};

const SCHEMAS = {
  list: {
    tags,
    summary: 'The notices whose moment has come and that have not been sent yet.',
    querystring: z.strictObject({
      _id: ids.optional(),
      page: z.coerce.number().int().min(1).default(1),
      limit: z.coerce.number().int().min(1).optional(),
      sort: z.enum([...SORTED, ...SORTED.map((name) => `-${name}` as const)]).optional(),
    }),
    response: {
      200: success.extend({
        count: z.int(),
        data: z.array(z.object(listed).meta({ id: 'WaitingNotice' })),
      }),
    },
  },
  show: {
    tags,
    summary: 'One notice that waits: for whom, with which text, until when and why.',
    querystring: NO_QUERY,
    params: BY_ID,
    response: {
      200: success.extend({
        data: z
          .object({ ...listed, recipients: z.array(noticedRecipient).readonly() })
          .meta({ id: 'WaitingNoticeWithPeople' }),
      }),
    },
  },
  send: {
    tags,
    summary: 'Send a notice that waits at once, also to those who are in their quiet hours.',
    querystring: NO_QUERY,
    params: BY_ID,
    response: { 200: success },
  },
  hold: {
    tags,
    summary:
      'Withhold a notice from those for whom it waits: they are never notified of this moment.',
    querystring: NO_QUERY,
    params: BY_ID,
    response: { 200: success },
  },
};
