import type { FastifyInstance } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { admin } from '../../domain/access.ts';
import { latestRuns, readBackupState } from '../backup/backup-runs.ts';
import { isBackupDue, plannedAfter } from '../backup/backup-schedule.ts';
import { RequestError } from '../base/request-error.ts';
import { requireAccess } from '../base/require-access.ts';
import { isBackupRunning } from '../database/backup-locks.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import { backupPlace } from './do-backup.ts';

const MOST = 200;
const tags = ['backups'];
const status = z.literal('success');
const moment = z.iso.datetime();

const backup = z
  .object({
    _id: z.uuid().nullable().describe('Nothing for a backup that only the folder knows.'),
    startedAt: moment,
    endedAt: moment.nullable(),
    error: z.string().nullable().describe('Why it could not be made.'),
    name: z.string().nullable(),
    size: z.int().nullable().describe('In bytes.'),
    sha256: z.string().nullable(),
    rows: z.int().nullable(),
    files: z.int().nullable(),
    isEncrypted: z.boolean().nullable(),
    isWanted: z.boolean().describe('Whether somebody wanted it; the others were due.'),
    isStored: z.boolean().describe('Whether it is in the place where backups go now.'),
    rehearsedAt: moment.nullable().describe('When it was restored to try it.'),
    rehearsalError: z.string().nullable().describe('Why it could not be restored.'),
  })
  .meta({ id: 'Backup' });

const plan = z
  .object({
    place: z.string().nullable().describe('Where backups go; nothing if none are made.'),
    next: moment.nullable(),
    keep: z.object({ days: z.int(), weeks: z.int(), months: z.int() }),
    isEncrypted: z.boolean(),
    isRunning: z.boolean().describe('Whether one is being made or rehearsed now.'),
    lastSuccessAt: moment.nullable(),
    lastRehearsalAt: moment.nullable().describe('When a restore was last rehearsed successfully.'),
  })
  .meta({ id: 'BackupPlan' });

const SCHEMAS = {
  list: {
    tags,
    summary: 'The last backups, made or failed, the newest first, and what is planned.',
    querystring: z.strictObject({}),
    response: { 200: z.object({ status, data: z.array(backup).readonly(), plan }) },
  },
  make: {
    tags,
    summary: 'Make a backup now, beside those that are planned.',
    querystring: z.strictObject({}),
    response: { 202: z.object({ status }) },
  },
};

type Backup = z.output<typeof backup>;

const textOf = (at: Date | null): string | null => at?.toISOString() ?? null;
const numberOf = (value: string | number | null): number | null =>
  value === null ? null : Number(value);

async function readBackups(app: FastifyInstance): Promise<readonly Backup[]> {
  const stored = (await backupPlace(app)?.target.list()) ?? [];
  const names = new Set(stored.map(({ name }) => name));
  const runs = await latestRuns(app.database, MOST);
  const known = new Set(runs.map(({ name }) => name));
  const recorded = runs.map(
    (run): Backup => ({
      _id: run.id,
      startedAt: run.started_at.toISOString(),
      endedAt: run.ended_at.toISOString(),
      error: run.error,
      name: run.name,
      size: numberOf(run.size_bytes),
      sha256: run.sha256,
      rows: numberOf(run.row_count),
      files: run.file_count,
      isEncrypted: run.is_encrypted,
      isWanted: run.is_wanted,
      isStored: names.has(run.name ?? ''),
      rehearsedAt: textOf(run.rehearsed_at),
      rehearsalError: run.rehearsal_error,
    }),
  );
  const others = stored
    .filter(({ name }) => !known.has(name))
    .map(
      ({ name, at, size }): Backup => ({
        _id: null,
        startedAt: at.toISOString(),
        endedAt: null,
        error: null,
        name,
        size,
        sha256: null,
        rows: null,
        files: null,
        isEncrypted: name.endsWith('.age'),
        isWanted: false,
        isStored: true,
        rehearsedAt: null,
        rehearsalError: null,
      }),
    );
  return [...recorded, ...others].toSorted((one, other) =>
    other.startedAt.localeCompare(one.startedAt),
  );
}

async function readPlan(app: FastifyInstance): Promise<z.output<typeof plan>> {
  const { config, database } = app;
  const { atMinute, keep, encryption } = config.backups;
  const place = backupPlace(app);
  const state = await readBackupState(database);
  const now = app.now();
  const nextOne = atMinute === undefined ? null : plannedAfter(atMinute, now);
  const next = isBackupDue(atMinute, state, now) ? now : nextOne;
  return {
    place: place?.target.place ?? null,
    next: place ? textOf(next) : null,
    keep,
    isEncrypted: encryption !== undefined,
    isRunning: await isBackupRunning(database),
    lastSuccessAt: textOf(state.madeAt),
    lastRehearsalAt: textOf(state.rehearsedAt),
  };
}

/** What administrators see of backups, and how they have one made. */
export async function backupRoutes(scope: FastifyInstance): Promise<void> {
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const forAdmins = { onRequest: requireAccess(admin) };

  app.get('/backups', { schema: SCHEMAS.list, ...forAdmins }, async () => ({
    status: 'success' as const,
    data: await readBackups(scope),
    plan: await readPlan(scope),
  }));

  app.post('/backups', { schema: SCHEMAS.make, ...forAdmins }, async (_request, reply) => {
    if (!backupPlace(scope)) throw new RequestError('route.notFound');
    const { database, jobs } = scope.engine;
    await inTransaction(database, (transaction) =>
      jobs.add(transaction, 'backup', { isWanted: true }),
    );
    jobs.notify('backup');
    return reply.code(202).send({ status: 'success' as const });
  });
}
