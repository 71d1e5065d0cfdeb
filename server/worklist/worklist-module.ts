import type { FastifyInstance } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { partOf } from '../../domain/access.ts';
import { berlinMoment, berlinTime } from '../../domain/berlin-clock.ts';
import { type LineTimes, WORK_LINES } from '../../domain/worklist/work-lines.ts';
import { checkSnooze } from '../base/check-snooze.ts';
import { requireAccess } from '../base/require-access.ts';
import type { Module } from '../resources/module.ts';
import { callOf, writing } from '../resources/request-context.ts';
import { assignLine, lineStates, snoozeLine } from './line-states.ts';
import { readWorkList } from './read-work-list.ts';
import { tripYields } from './trip-loads.ts';

const DAY_MINUTES = 24 * 60;

const tags = ['worklist'];
const status = z.literal('success');
const noQuery = z.strictObject({});
const moment = z.iso.datetime();

const lineState = z.object({
  snoozedUntil: moment.nullable().describe('Of the caller alone.'),
  assignedTo: z.object({ _id: z.uuid(), name: z.string() }).nullable(),
});

const lineFilter = z.union([
  z.string(),
  z.array(z.string()).readonly(),
  z.object({ gte: z.string().optional(), lt: z.string().optional() }).readonly(),
]);

const workLine = lineState
  .extend({
    line: z.enum(WORK_LINES),
    count: z.int(),
    oldest: moment.nullable().describe('Since when the oldest of them waits.'),
    due: z.string().optional().describe('Euro, where what is still to be paid is added up.'),
    trip: z
      .object({ _id: z.uuid(), status: z.int(), loaded: z.int() })
      .optional()
      .describe('Of an open trip: its step, and how many of its parcels are in the vehicle.'),
    filter: z
      .record(z.string(), lineFilter)
      .readonly()
      .describe('What the list of these records is filtered by.'),
  })
  .meta({ id: 'WorkLine' });

const trip = z.object({
  _id: z.uuid(),
  name: z.enum(['A', 'B']),
  description: z.string().nullable(),
});
const load = { orders: z.int(), packages: z.int(), weight: z.number().describe('Kilograms.') };

const tripLoad = trip
  .extend({
    status: z.int(),
    stepSince: moment,
    cities: z.array(z.object({ city: z.string(), ...load })).readonly(),
  })
  .meta({ id: 'TripLoad' });

const tripYield = trip
  .extend({
    passage: moment.nullable(),
    createdAt: moment,
    finishedAt: moment,
    ...load,
    revenue: z.string().describe('Euro.'),
  })
  .meta({ id: 'TripYield' });

const SCHEMAS = {
  read: {
    tags,
    summary: 'What there is to do: how many records, since when, and which list shows them.',
    querystring: z.strictObject({
      since: moment.optional().describe('What counts as new; by default what is of today.'),
    }),
    response: {
      200: z.object({
        status,
        data: z.object({
          lines: z.array(workLine).readonly(),
          trips: z.array(tripLoad).readonly(),
        }),
      }),
    },
  },
  change: {
    tags,
    summary: 'Snooze a line for oneself, or give it to somebody of the staff.',
    params: z.object({ line: z.enum(WORK_LINES) }),
    querystring: noQuery,
    body: z
      .strictObject({ snoozedUntil: moment.nullable(), assignedTo: z.uuid().nullable() })
      .partial()
      .meta({ id: 'WorkLineChange' }),
    response: { 200: z.object({ status, data: lineState }) },
  },
  yields: {
    tags,
    summary: 'What the latest trips that are over have carried and earned, the oldest first.',
    querystring: noQuery,
    response: { 200: z.object({ status, data: z.array(tripYield).readonly() }) },
  },
};

/** Today in Berlin, and what counts as new. */
function timesAt(now: Date, since: string | undefined): LineTimes {
  const { day } = berlinTime(now);
  const from = berlinMoment({ day, minute: 0 }).toISOString();
  const to = berlinMoment({ day, minute: DAY_MINUTES }).toISOString();
  return { since: since ?? from, today: { from, to } };
}

async function worklistRoutes(scope: FastifyInstance): Promise<void> {
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const { database } = scope;
  const forStaff = { onRequest: requireAccess(partOf('overview')) };

  app.get('/worklist', { schema: SCHEMAS.read, ...forStaff }, async ({ actor, query }) => {
    const times = timesAt(scope.now(), query.since);
    const data = await readWorkList(scope.engine, { actor, times, now: scope.now() });
    return { status: 'success' as const, data };
  });

  app.get('/worklist/trips', { schema: SCHEMAS.yields, ...forStaff }, async () => ({
    status: 'success' as const,
    data: await tripYields(database),
  }));

  app.route({
    method: ['PUT', 'PATCH'],
    url: '/worklist/:line',
    schema: SCHEMAS.change,
    ...forStaff,
    handler: (request) => {
      const { line } = request.params;
      const { snoozedUntil, assignedTo } = request.body;
      return writing(callOf(request), async (context) => {
        if (snoozedUntil !== undefined) {
          checkSnooze('A line', snoozedUntil, context.now);
          await snoozeLine(line, snoozedUntil === null ? null : new Date(snoozedUntil), context);
        }
        if (assignedTo !== undefined) await assignLine(line, assignedTo, context);
        return { data: (await lineStates(context.transaction, context.actor.id)).of(line) };
      });
    },
  });
}

/** What there is to do today. */
export const worklistModule: Module = { name: 'worklist', routes: worklistRoutes };
