import type { FastifyInstance } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { admin } from '../../domain/access.ts';
import {
  limitOf,
  REMOVED_KINDS,
  RETAINED_KINDS,
  RETENTION_RULES,
  type RetainedKind,
  type RetentionSetting,
  type RetentionUnit,
  retentionBounds,
} from '../../domain/retained-kinds.ts';
import { requireAccess } from '../base/require-access.ts';
import { noteErasures } from '../erasure/repeat-erasures.ts';
import type { Module } from '../resources/module.ts';
import { ownCall } from '../resources/request-context.ts';
import { type Limits, readLimits, readRetention, readRuns, runRetention } from './run-retention.ts';

const state = z
  .object({
    kind: z.enum(RETAINED_KINDS),
    limit: z
      .number()
      .int()
      .nullable()
      .describe('The limit in the unit that its setting names; `null` if the kind is kept.'),
    due: z.number().int().describe('How many would be removed now.'),
    exempt: z
      .number()
      .int()
      .describe('How many are old enough, and stay: an order is open, or the law demands them.'),
    stored: z.number().int().describe('How many others there are.'),
    last: z
      .object({ at: z.iso.datetime(), removed: z.number().int() })
      .nullable()
      .describe('When something was removed last, and how much.'),
  })
  .meta({ id: 'RetentionState' });

const run = z
  .object({
    at: z.iso.datetime(),
    kind: z.enum(REMOVED_KINDS),
    removed: z.number().int().describe('How many.'),
  })
  .meta({ id: 'RetentionRun' });

const UNITS: Readonly<Record<RetentionUnit, string>> = {
  days: 'Days',
  months: 'Months',
  years: 'Years',
};

/** The limit of a kind as it stands in a query. */
function tried(kind: RetainedKind) {
  const { min, max, default: usual } = retentionBounds(kind);
  const whenEmpty = usual === undefined ? 'kept' : String(usual);
  return z
    .union([z.literal(''), z.coerce.number().int().min(min).max(max)])
    .optional()
    .describe(`${UNITS[RETENTION_RULES[kind].unit]}; empty: ${whenEmpty}.`);
}

const querystring = z.strictObject({
  identityDays: tried('identity'),
  messageMonths: tried('messages'),
  sentMonths: tried('sent'),
  customerYears: tried('customers'),
  importDays: tried('imports'),
  binDays: tried('bin'),
} satisfies Record<RetentionSetting, ReturnType<typeof tried>>);

const success = z.literal('success');
const tags = ['settings'];

const SCHEMAS = {
  states: {
    tags,
    summary: 'What is due to be removed by itself. Administrators only.',
    description:
      'By the stored limits; or, to try some before they are saved, the kinds whose limits are in the query. It changes nothing.',
    querystring,
    response: { 200: z.object({ status: success, data: z.array(state).readonly() }) },
  },
  runs: {
    tags,
    summary: 'What was removed by itself lately: how much and when. Administrators only.',
    querystring: z.strictObject({}),
    response: { 200: z.object({ status: success, data: z.array(run).readonly() }) },
  },
};

/** The limits of a query; nothing if it tries none. */
function triedLimits(query: z.infer<typeof querystring>): Limits | undefined {
  const given = RETAINED_KINDS.flatMap((kind) => {
    const typed = query[RETENTION_RULES[kind].setting];
    return typed === undefined ? [] : [[kind, limitOf(kind, typed)] as const];
  });
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}

async function retentionRoutes(scope: FastifyInstance): Promise<void> {
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const { database } = scope;
  const onRequest = requireAccess(admin);

  app.get('/retention', { schema: SCHEMAS.states, onRequest }, async ({ query }) => {
    const limits = triedLimits(query) ?? (await readLimits(database));
    return {
      status: 'success' as const,
      data: await readRetention(database, limits, scope.now()),
    };
  });

  app.get('/retention/runs', { schema: SCHEMAS.runs, onRequest }, async () => ({
    status: 'success' as const,
    data: await readRuns(database),
  }));
}

/** What is removed by itself once its time is over. */
export const retentionModule: Module = {
  name: 'retention',
  routes: retentionRoutes,
  jobs: (app) => [
    {
      name: 'removing data whose time is over',
      async work(signal) {
        const { customers = 0 } = await runRetention(ownCall(app.engine, app.now()), signal);
        if (customers) await noteErasures(app.database, app.config);
      },
    },
  ],
};
