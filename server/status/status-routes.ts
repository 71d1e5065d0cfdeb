import type { FastifyInstance } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { admin } from '../../domain/access.ts';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import { STATUS_LINES, STATUS_STATES } from '../../domain/status/status-lines.ts';
import { requireAccess } from '../base/require-access.ts';
import {
  discardFailed,
  failedWork,
  type Handled,
  queueStates,
  retryFailed,
} from '../jobs/failed-work.ts';
import { QUEUE_NAMES } from '../jobs/queues.ts';
import { callOf, type WriteContext, writing } from '../resources/request-context.ts';
import { writeAudit } from '../resources/write-audit.ts';
import { aliveProcesses, migrationState } from './read-installation.ts';
import { databaseSize, type StoredFiles, storedFiles } from './read-storage.ts';

const SHOWN_FAILED = 100;
const MINUTE_MS = 60_000;
/** All files are looked at for it, in the background. */
const FILES_MS = 60 * MINUTE_MS;

const tags = ['status'];
const status = z.literal('success');
const moment = z.iso.datetime();
const queue = z.enum(QUEUE_NAMES as [string, ...string[]]);
const sized = { name: z.string(), bytes: z.int() };

const answer = z
  .object({
    at: moment.describe('By the clock of the server, for whoever compares it with their own.'),
    lines: z
      .array(
        z.object({
          line: z.enum(STATUS_LINES as [string, ...string[]]),
          state: z.enum(STATUS_STATES),
          finding: z.string().describe('What was found; each line has findings of its own.'),
          facts: z
            .record(z.string(), z.union([z.string(), z.number()]))
            .describe('What belongs to it: `…At` is a moment, `…Bytes` a size.'),
        }),
      )
      .readonly(),
    processes: z
      .array(
        z.object({
          since: moment,
          version: z.string().nullable(),
          address: z.string().nullable(),
        }),
      )
      .readonly()
      .describe('The processes that are alive on the database.'),
    migrations: z.array(z.object({ name: z.string(), at: moment })).readonly(),
    queues: z
      .array(
        z.object({
          queue,
          waiting: z.int().describe('Work that could be done now.'),
          later: z.int().describe('Work for later, or to be tried again later.'),
          active: z.int(),
          failed: z.int().describe('Work that is not tried again by itself.'),
        }),
      )
      .readonly(),
    failed: z
      .array(
        z.object({
          _id: z.uuid(),
          queue,
          failedAt: moment,
          attempts: z.int(),
          reason: z.string(),
          trace: z.string().nullable().describe('By which its lines of the log are found.'),
        }),
      )
      .readonly()
      .describe(`The latest ${SHOWN_FAILED}.`),
    tables: z.array(z.object(sized)).readonly().describe('The largest, with their indexes.'),
    files: z
      .array(z.object({ ...sized, count: z.int() }))
      .readonly()
      .nullable()
      .describe('By kind, as counted in the last hour; nothing while they are being counted.'),
  })
  .meta({ id: 'InstallationStatus' });

const which = z
  .strictObject({
    jobs: z
      .array(z.uuid())
      .min(1)
      .max(SHOWN_FAILED)
      .optional()
      .describe('Which of the failed jobs; all of them if left out.'),
  })
  .meta({ id: 'FailedJobs' });

const noQuery = z.strictObject({});
const handled = {
  200: z.object({
    status,
    data: z.object({ jobs: z.int().describe('How many it was done with.') }),
  }),
};

const SCHEMAS = {
  read: {
    tags,
    summary: 'How the installation stands, and what is to be done. Administrators only.',
    querystring: noQuery,
    response: { 200: z.object({ status, data: answer }) },
  },
  retry: {
    tags,
    summary: 'Have work that has failed for good done once more.',
    querystring: noQuery,
    body: which,
    response: handled,
  },
  discard: {
    tags,
    summary: 'Give work up that has failed for good.',
    querystring: noQuery,
    body: which,
    response: handled,
  },
};

/** What was read last, and how it is read anew in the background once it is too old. */
function inBackground<Found>(read: () => Promise<Found>, forMs: number) {
  let last: { readonly found: Found; readonly at: number } | undefined;
  let reading: Promise<void> | undefined;
  return (): Found | undefined => {
    if (!reading && !(last && performance.now() - last.at < forMs)) {
      reading = read()
        .then((found) => {
          last = { found, at: performance.now() };
        })
        .finally(() => {
          reading = undefined;
        });
      void ignoringFailure(reading, 'It is not shown, and tried again with the next call.');
    }
    return last?.found;
  };
}

/** Notes what was done with failed work: it belongs to whoever did it. */
function noteHandled(action: 'retryWork' | 'discardWork', done: Handled, context: WriteContext) {
  const { queues, count } = done;
  if (count === 0) return;
  const changes = {
    queue: { from: null, to: queues.join(', ') },
    jobs: { from: null, to: count },
  };
  return writeAudit([{ action, resource: 'users', recordId: context.actor.id, changes }], context);
}

/** What administrators see of the installation, and what they do about work that has failed. */
export async function statusRoutes(scope: FastifyInstance): Promise<void> {
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const { database } = scope;
  const onRequest = requireAccess(admin);
  // As they are stored: of an ID document nothing needs to be decrypted to know its size.
  const files = inBackground<readonly StoredFiles[]>(
    () => storedFiles(scope.blobs.stored ?? scope.blobs),
    FILES_MS,
  );

  app.get('/status', { schema: SCHEMAS.read, onRequest }, async () => {
    const [lines, processes, migrations, queues, failed, { tables }] = await Promise.all([
      scope.statusLines(),
      aliveProcesses(database),
      migrationState(database),
      queueStates(database),
      failedWork(database, SHOWN_FAILED),
      databaseSize(database),
    ]);
    const data = {
      at: new Date().toISOString(),
      lines,
      processes: processes.map((one) => ({ ...one, since: one.since.toISOString() })),
      migrations: migrations.applied.map(({ name, at }) => ({ name, at: at.toISOString() })),
      queues: queues.map(({ since: _, ...counts }) => counts),
      failed: failed.map(({ id, failedAt, ...one }) => ({
        _id: id,
        failedAt: failedAt.toISOString(),
        ...one,
      })),
      tables,
      files: files() ?? null,
    };
    return { status: 'success' as const, data };
  });

  app.post('/status/failed/retry', { schema: SCHEMAS.retry, onRequest }, (request) =>
    writing(callOf(request), async (context) => {
      const done = await retryFailed(context.transaction, request.body.jobs ?? 'all');
      await noteHandled('retryWork', done, context);
      context.afterCommit('notifying the workers', () => {
        for (const name of done.queues) scope.engine.jobs.notify(name);
      });
      return { data: { jobs: done.count } };
    }),
  );

  app.post('/status/failed/discard', { schema: SCHEMAS.discard, onRequest }, (request) =>
    writing(callOf(request), async (context) => {
      const done = await discardFailed(context.transaction, request.body.jobs ?? 'all');
      await noteHandled('discardWork', done, context);
      return { data: { jobs: done.count } };
    }),
  );
}
