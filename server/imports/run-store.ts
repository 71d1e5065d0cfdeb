import { type Selectable, type SqlBool, sql } from 'kysely';
import type {
  CorrectedRows,
  ImportMapping,
  ImportRow,
  ImportState,
  RowDecision,
  RowError,
  RowOutcome,
  RowResult,
  ImportRun as WireRun,
} from '../../domain/imports/import-run.ts';
import { RequestError } from '../base/request-error.ts';
import type { DB, ImportRun } from '../database/database-types.ts';
import type { Executor } from '../resources/storage.ts';

export type StoredRun = Selectable<ImportRun>;

/** The run with this id, locked until the end of the transaction if that is requested. */
export async function findRun(executor: Executor, id: string, lock = false): Promise<StoredRun> {
  const query = executor.selectFrom('import_run').selectAll().where('id', '=', id);
  const run = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!run) throw new RequestError('record.notFound');
  return run;
}

/** A run as its readers see it. */
export const wireRun = (run: StoredRun): WireRun => ({
  _id: run.id,
  resource: run.resource,
  fileName: run.file_name,
  sheet: run.sheet,
  sheets: run.sheets as string[],
  headers: run.headers as string[],
  signature: run.signature,
  mapping: run.mapping as ImportMapping | null,
  state: run.state as ImportState,
  total: run.total,
  done: run.done,
  counts: run.counts as Record<string, number>,
  decisions: run.decisions as Record<string, RowDecision>,
  reason: run.reason,
  byName: run.by_name,
  createdAt: run.created_at.toISOString(),
  importedAt: run.imported_at?.toISOString() ?? null,
  undoneAt: run.undone_at?.toISOString() ?? null,
  undoneByName: run.undone_by_name,
});

export type StoredRow = Selectable<DB['import_row']>;

/** A row as its readers see it. */
export const wireRow = (row: StoredRow): ImportRow => ({
  number: row.number,
  cells: row.cells as string[],
  originalCells: row.original_cells as Record<string, string>,
  verdict: row.verdict as RowResult | null,
  errors: row.errors as RowError[],
  matchId: row.match_id,
  matchName: row.match_name,
  // Once it is imported, this is what is needed to take it back.
  before: row.outcome === null ? (row.before as ImportRow['before']) : null,
  decision: row.decision as RowDecision | null,
  outcome: row.outcome as RowOutcome | null,
  reason: row.reason,
  recordId: row.record_id,
});

const ROWS_AT_ONCE = 1_000;

/** The rows of a run in their order, some at a time. */
export async function* rowsOf(executor: Executor, runId: string): AsyncGenerator<StoredRow[]> {
  for (let after = 0; ; ) {
    const rows = await executor
      .selectFrom('import_row')
      .selectAll()
      .where('run_id', '=', runId)
      .where('number', '>', after)
      .orderBy('number')
      .limit(ROWS_AT_ONCE)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.number;
  }
}

/**
 * The numbers of rows that are written together, in their order, as a range. A table that was just read
 * has no statistics yet: without the range PostgreSQL may walk through all rows of the run for each
 * batch, which makes the work grow with the square of the table.
 */
export const within = (rows: readonly { readonly number: number }[]) =>
  sql<SqlBool>`import_row.number between ${rows[0]?.number ?? 0} and ${rows.at(-1)?.number ?? 0}`;

/** A run as its readers see it, with what it would do if it is checked. */
export async function wireRunWithPlan(executor: Executor, run: StoredRun): Promise<WireRun> {
  if (run.state !== 'checked') return wireRun(run);
  const forAll = run.decisions as Readonly<Record<string, RowDecision>>;
  // As server/imports/apply-run.ts does it: nothing is created beside a record with the same value.
  const { rows } = await sql<{ action: RowDecision; count: number }>`
    select action, count(*)::integer as count from (
      select case verdict
        when 'new' then 'create'
        when 'same' then
          case when coalesce(decision, ${forAll.same ?? 'skip'}) = 'update' then 'update' else 'skip' end
        when 'similar' then coalesce(decision, ${forAll.similar ?? 'skip'})
        else 'skip' end as action
      from import_row where run_id = ${run.id}::uuid
    ) as planned group by action
  `.execute(executor);
  const counts = Object.fromEntries(rows.map(({ action, count }) => [action, count]));
  return {
    ...wireRun(run),
    plan: { create: 0, update: 0, skip: 0, ...counts },
    corrected: await countCorrected(executor, run.id),
  };
}

async function countCorrected(executor: Executor, runId: string): Promise<CorrectedRows> {
  const { rows } = await sql<CorrectedRows>`
    select count(*)::integer as rows,
      (count(*) filter (where verdict <> 'faulty'))::integer as right
    from import_row where run_id = ${runId}::uuid and original_cells <> '{}'
  `.execute(executor);
  return rows[0] ?? { rows: 0, right: 0 };
}

/** Counts the rows of a run by what was found out about them, and what became of them. */
export async function countRows(
  executor: Executor,
  runId: string,
): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select verdict as name, count(*)::integer as count from import_row
    where run_id = ${runId}::uuid and verdict is not null group by 1
    union all
    select outcome, count(*)::integer from import_row
    where run_id = ${runId}::uuid and outcome is not null group by 1
  `.execute(executor);
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}
