import type { FastifyInstance } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { admin, partOf } from '../../domain/access.ts';
import { UNDO_HINDRANCES, type UndoHindrance } from '../../domain/activity/undo-hindrances.ts';
import { ENTRY_KINDS } from '../../domain/activity/view-actions.ts';
import { berlinMoment } from '../../domain/berlin-clock.ts';
import { LOCALES } from '../../domain/fields.ts';
import { LEGAL_PAGES } from '../../domain/resources/legal-pages.ts';
import { demand, requireAccess } from '../base/require-access.ts';
import type { Module } from '../resources/module.ts';
import { callOf, writing } from '../resources/request-context.ts';
import { presentEntries } from './present-entries.ts';
import { entriesStatement, latestStatement } from './read-entries.ts';
import { searchedRecords } from './searched-entries.ts';
import { undoEntry } from './undo-entry.ts';
import { versionRoutes } from './version-routes.ts';

const PAGE = 50;
const MOST = 200;
const DAY_MINUTES = 24 * 60;

const tags = ['activity'];
const status = z.literal('success');
const day = z.iso.date();
const hindrances = Object.keys(UNDO_HINDRANCES) as [UndoHindrance, ...UndoHindrance[]];

const entry = z
  .object({
    _id: z.uuid(),
    at: z.iso.datetime(),
    by: z.object({ _id: z.uuid().nullable(), name: z.string() }),
    action: z
      .string()
      .describe('`create`, `change`, `delete`, `restore` or the verb of an action.'),
    resource: z.string(),
    record: z.object({
      _id: z.uuid(),
      name: z.string().nullable(),
      isThere: z.boolean().describe('False for a record that is deleted, or in the bin.'),
    }),
    changes: z
      .array(
        z.object({ path: z.string(), from: z.unknown().optional(), to: z.unknown().optional() }),
      )
      .readonly()
      .describe('Without values where these are not stored.'),
    undo: z.enum(['possible', ...hindrances]).nullable(),
    isUndo: z.boolean(),
  })
  .meta({ id: 'ActivityEntry' });

const SCHEMAS = {
  list: {
    tags,
    summary: 'Who did what, the latest first, as far as the caller may read the records.',
    querystring: z.strictObject({
      person: z.uuid().optional(),
      resource: z.string().max(60).optional(),
      record: z.uuid().optional(),
      from: day.optional().describe('The first day, in Berlin.'),
      to: day.optional().describe('The last day, in Berlin.'),
      before: z.uuid().optional().describe('The entry that the page before ended with.'),
      kind: z
        .enum(ENTRY_KINDS)
        .default('changes')
        .describe('What was changed, or, for administrators, who has looked, or both.'),
      action: z.string().max(60).optional(),
      search: z.string().max(200).optional().describe('Finds by the record or the person.'),
      limit: z.coerce.number().int().min(1).max(MOST).default(PAGE),
      locale: z.enum(LOCALES).default('en').describe('The language of the names of records.'),
    }),
    response: {
      200: z.object({
        status,
        data: z.array(entry).readonly(),
        next: z.uuid().nullable().describe('What to read before, for the next page.'),
        isPartial: z
          .boolean()
          .describe(
            'Whether the text of `search` finds more records of a kind than are looked through; a longer text finds fewer.',
          ),
      }),
    },
  },
  latest: {
    tags,
    summary: 'When some records were changed last, and by whom.',
    querystring: z.strictObject({
      resource: z.string().max(60),
      records: z
        .string()
        .transform((ids) => ids.split(','))
        .pipe(z.array(z.uuid()).min(1).max(MOST))
        .describe(`Ids, separated by commas; at most ${MOST}.`),
    }),
    response: {
      200: z.object({
        status,
        data: z
          .array(
            z.object({
              record: z.uuid(),
              at: z.iso.datetime(),
              by: z.object({ _id: z.uuid().nullable(), name: z.string() }),
            }),
          )
          .readonly(),
      }),
    },
  },
  undo: {
    tags,
    summary: 'Undo what an entry says, if the state of its record still allows it.',
    params: z.object({ id: z.uuid() }),
    querystring: z.strictObject({}),
    response: { 200: z.object({ status, data: z.object({ _id: z.uuid() }) }) },
  },
};

const startOf = (of: string): Date => berlinMoment({ day: of, minute: 0 });
const endOf = (of: string): Date => berlinMoment({ day: of, minute: DAY_MINUTES });

async function activityRoutes(scope: FastifyInstance): Promise<void> {
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const forStaff = { onRequest: requireAccess(partOf('activity')) };

  app.get('/activity', { schema: SCHEMAS.list, ...forStaff }, async ({ actor, query }) => {
    const { database: executor, resources } = scope.engine;
    const { from, to, locale, search, ...filter } = query;
    if (query.kind !== 'changes') demand(admin, actor);
    const reading = { resources, actor };
    const text = search?.trim();
    const found = text ? await searchedRecords(executor, reading, text) : undefined;
    const { rows } = await entriesStatement(reading, {
      ...filter,
      found: found?.records,
      from: from === undefined ? undefined : startOf(from),
      to: to === undefined ? undefined : endOf(to),
    }).execute(executor);
    const data = await presentEntries(rows, { executor, resources, actor, locale });
    const next = rows.length < query.limit ? null : (rows.at(-1)?.id ?? null);
    return { status: 'success' as const, data, next, isPartial: found?.isPartial ?? false };
  });

  app.get('/activity/latest', { schema: SCHEMAS.latest, ...forStaff }, async (request) => {
    const { actor, query } = request;
    const { database, resources } = scope.engine;
    const { rows } = await latestStatement({ resources, actor }, query).execute(database);
    const data = rows.map(({ record_id, at, by_id, by_name }) => ({
      record: record_id,
      at: at.toISOString(),
      by: { _id: by_id, name: by_name },
    }));
    return { status: 'success' as const, data };
  });

  app.post('/activity/:id/undo', { schema: SCHEMAS.undo, ...forStaff }, (request) => {
    const call = callOf(request);
    const { id } = request.params;
    return writing(call, async (context) => {
      await undoEntry(call, id, context);
      return { data: { _id: id } };
    });
  });
}

/** Who did what, how it is undone, and what records were before. */
export const activityModule: Module = {
  name: 'activity',
  routes: activityRoutes,
  everyResource: ({ name, readOnly }) =>
    // Legal texts are numbered when they come into force, and have versions of their own.
    readOnly || Object.hasOwn(LEGAL_PAGES, name) ? undefined : { routes: versionRoutes },
};
