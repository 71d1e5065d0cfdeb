import { sql } from 'kysely';
import type { ImportMapping, RowError, RowOutcome } from '../../domain/imports/import-run.ts';
import { placeValue, valueAt } from '../../domain/paths.ts';
import type { RequestError } from '../base/request-error.ts';
import { changeWithin } from '../resources/change-record.ts';
import { createWithin } from '../resources/create-record.ts';
import { findRecord } from '../resources/find-record.ts';
import { foldCounters } from '../resources/fold-counters.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import { holdLastPlace } from '../resources/record-order.ts';
import { type Call, contextOf, type WriteContext } from '../resources/request-context.ts';
import type { Resource } from '../resources/resource.ts';
import type { Executor, Values } from '../resources/storage.ts';
import { writeAudit } from '../resources/write-audit.ts';
import { atOnceOrEach } from './at-once-or-each.ts';
import { errorsOfRow } from './check-row.ts';
import type { Steps } from './check-run.ts';
import { countRows, findRun, rowsOf, type StoredRow, type StoredRun, within } from './run-store.ts';

/** Rows between two points that a rejected row goes back to. */
const ROWS_AT_ONCE = 100;

/** What has become of a row. */
type Applied = {
  readonly number: number;
  readonly outcome: RowOutcome;
  readonly reason?: string | null;
  readonly errors?: readonly RowError[];
  readonly recordId?: string | null;
  readonly recordVersion?: number | null;
  readonly before?: Values | null;
};

class Cancelled extends Error {}

/**
 * Imports the rows of a run in one transaction: whoever cancels it, or a process that dies, leaves
 * nothing behind. A row that is rejected when it is written is left out, and named.
 */
export async function applyRun(call: Call, runId: string, steps: Steps): Promise<void> {
  try {
    await inTransaction(call.database, async (transaction) => {
      const context = contextOf(call, transaction);
      // Another process that was given the same work waits here, and then finds it done.
      await sql`select pg_advisory_xact_lock(hashtext(${`import ${runId}`}))`.execute(transaction);
      const run = await findRun(transaction, runId);
      if (run.state !== 'importing') return;
      const resource = call.resources.get(run.resource);
      if (!resource) throw new Error(`There is no resource "${run.resource}".`);
      await holdLastPlace(transaction, resource);
      await applyRows(context, { call, resource, run }, steps);
      await foldCounters(transaction, resource.storage);
      await finish(context, run);
    });
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    await call.database
      .updateTable('import_run')
      .set({ state: 'cancelled', done: 0, cancel_asked: false, updated_at: call.now })
      .where('id', '=', runId)
      .where('state', '=', 'importing')
      .execute();
  }
}

type Work = { readonly call: Call; readonly resource: Resource; readonly run: StoredRun };

async function applyRows(context: WriteContext, work: Work, steps: Steps): Promise<void> {
  let done = 0;
  for await (const rows of rowsOf(context.transaction, work.run.id)) {
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      if (await steps.isOver()) throw new Cancelled();
      const some = rows.slice(from, from + ROWS_AT_ONCE);
      const outcomes = await atOnceOrEach(context, some, {
        work: (row) => applyRow(context, work, row),
        rejected: (row, reason) => rejected(work, row, reason),
      });
      await keepOutcomes(context.transaction, work, outcomes);
      done += some.length;
      await steps.progress(done);
    }
  }
}

function rejected({ run }: Work, row: StoredRow, { code, fields = {} }: RequestError): Applied {
  const shown = {
    mapping: run.mapping as unknown as ImportMapping,
    headers: run.headers as string[],
  };
  const cells = row.cells as string[];
  const errors = errorsOfRow(shown, { number: row.number, cells }, fields);
  return { number: row.number, outcome: 'failed', reason: code, errors };
}

/** What is done with a row: the decision for it, or that for all of its kind. */
function actionOf({ run }: Work, { verdict: result, decision }: StoredRow): string {
  const forAll = run.decisions as Readonly<Record<string, string>>;
  if (result === 'new') return 'create';
  if (result === 'same') return decision ?? forAll.same ?? 'skip';
  if (result === 'similar') return decision ?? forAll.similar ?? 'skip';
  return 'skip';
}

async function applyRow(context: WriteContext, work: Work, row: StoredRow): Promise<Applied> {
  const { call, resource } = work;
  const { number, match_id: matchId } = row;
  const body = (row.body ?? {}) as Values;
  const action = actionOf(work, row);
  if (action === 'create' && row.verdict !== 'same') {
    const recordId = await createWithin(context, call, resource, body);
    return { number, outcome: 'created', recordId };
  }
  if (action !== 'update' || !matchId) return { number, outcome: 'skipped' };
  const { transaction } = context;
  const rule = resource.definition.access.edit;
  const before = await findRecord(transaction, call, resource, {
    id: matchId,
    rule,
    lock: 'change',
  });
  const after = await changeWithin(transaction, call, resource, { id: matchId, body, rule });
  if (after.__v === before.__v) return { number, outcome: 'skipped', recordId: matchId };
  return {
    number,
    outcome: 'updated',
    recordId: matchId,
    before: valuesBefore(work.run, before),
  };
}

/** What a record contained at the places that the import fills. */
function valuesBefore(run: StoredRun, before: Values): Values {
  const values: Values = {};
  for (const { path } of (run.mapping as unknown as ImportMapping).columns) {
    placeValue(values, path, valueAt(before, path) ?? null);
  }
  return values;
}

async function keepOutcomes(
  executor: Executor,
  { run, resource }: Pick<Work, 'run' | 'resource'>,
  outcomes: readonly Applied[],
): Promise<void> {
  await sql`
    update import_row set outcome = found.outcome, reason = found.reason,
      errors = coalesce(found.errors, import_row.errors),
      record_id = found."recordId", before = found.before,
      record_version = (
        select t.version from ${sql.table(resource.storage.table)} as t where t.id = found."recordId"
      )
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as found (
      number integer, outcome text, reason text, errors jsonb, "recordId" uuid, before jsonb
    )
    where import_row.run_id = ${run.id}::uuid and import_row.number = found.number
      and ${within(outcomes)}
  `.execute(executor);
}

async function finish(context: WriteContext, run: StoredRun): Promise<void> {
  const { transaction, now } = context;
  const counts = await countRows(transaction, run.id);
  await transaction
    .updateTable('import_run')
    .set({ state: 'imported', counts: JSON.stringify(counts), imported_at: now, updated_at: now })
    .set({ done: run.total })
    .where('id', '=', run.id)
    .execute();
  await writeAudit(
    [
      {
        action: 'import',
        resource: run.resource,
        recordId: run.id,
        changes: {
          file: { from: null, to: run.file_name },
          rows: { from: null, to: counts },
        },
      },
    ],
    context,
  );
}
