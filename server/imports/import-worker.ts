import type { FastifyInstance } from 'fastify';
import type { ErrorCode } from '../../domain/errors.ts';
import { RequestError } from '../base/request-error.ts';
import type { Worker } from '../jobs/jobs.ts';
import { actorOf, storedGrants } from '../people/actor-of.ts';
import { databaseError } from '../resources/database-error.ts';
import { type Call, ownCall } from '../resources/request-context.ts';
import { applyRun } from './apply-run.ts';
import { checkRun, type Steps } from './check-run.ts';
import { findRun, type StoredRun } from './run-store.ts';
import { undoRun } from './undo-run.ts';

/** Checks, carries out and takes back imports, with the rights of whoever requested it. */
export const importWorker = (app: FastifyInstance): Worker => ({
  queue: 'import',
  async work({ id }, signal) {
    const run = await findRun(app.engine.database, id);
    const call = await callOfPerson(app, run);
    // Whoever requested it no longer has access.
    if (!call) return giveUp(app, run, 'access.denied');
    const steps = stepsOf(app, run, signal);
    try {
      if (run.state === 'checking') await checkRun(call, run, steps);
      else if (run.state === 'importing') await applyRun(call, id, steps);
      else if (run.state === 'undoing') await undoRun(call, id, steps);
    } catch (error) {
      if (!isLasting(error)) throw error;
      app.log.error({ err: error, import: id }, 'an import has failed and is not tried again');
      return giveUp(app, run, error instanceof RequestError ? error.code : 'server.failed');
    }
    // A process that is stopped leaves the work to another one.
    signal.throwIfAborted();
  },
});

async function callOfPerson(app: FastifyInstance, run: StoredRun): Promise<Call | undefined> {
  const id = run.state === 'undoing' ? run.undone_by : run.by_id;
  if (!id) return undefined;
  const person = await app.engine.database
    .selectFrom('users')
    .select(['id', 'role', 'name', 'phone', storedGrants().as('grants')])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!person) return undefined;
  const actor = { ...actorOf(person), name: person.name ?? person.phone };
  return { ...ownCall(app.engine, app.now()), actor };
}

/** Violated rules of the database, and values that it cannot hold. */
const LASTING_CLASSES = /^2[23]/;

/** Whether the same error would come again: others, such as a lost connection, pass. */
const isLasting = (error: unknown): boolean =>
  error instanceof RequestError ||
  error instanceof TypeError ||
  LASTING_CLASSES.test(databaseError(error)?.code ?? '');

/** Nothing of the work remains; what was to be taken back is still there, and can be requested again. */
async function giveUp(
  { engine, now }: FastifyInstance,
  { id, state }: StoredRun,
  reason: ErrorCode,
): Promise<void> {
  await engine.database
    .updateTable('import_run')
    .set({ state: state === 'undoing' ? 'imported' : 'failed', reason, updated_at: now() })
    .where('id', '=', id)
    .where('state', '=', state)
    .execute();
}

/** Published on a connection of its own, so that everybody sees it before the transaction ends. */
const stepsOf = ({ engine }: FastifyInstance, run: StoredRun, signal: AbortSignal): Steps => ({
  async isOver() {
    // The transaction is taken back, and the next process begins anew.
    signal.throwIfAborted();
    const { cancel_asked: isCancelRequested, state } = await findRun(engine.database, run.id);
    return isCancelRequested || state !== run.state;
  },
  async progress(done) {
    await engine.database
      .updateTable('import_run')
      .set({ done })
      .where('id', '=', run.id)
      .where('state', '=', run.state)
      .execute();
  },
});
