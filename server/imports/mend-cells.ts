import { sql } from 'kysely';
import { cleanText } from '../../domain/clean-text.ts';
import type { FieldErrors } from '../../domain/errors.ts';
import { type CellCorrection, MOST_CHECKED_AGAIN } from '../../domain/imports/import-run.ts';
import { valueAt } from '../../domain/paths.ts';
import { RequestError } from '../base/request-error.ts';
import { normaliseBody } from '../resources/normalise-body.ts';
import { rejectInvalid } from '../resources/reject.ts';
import type { Call, WriteContext } from '../resources/request-context.ts';
import type { Resource } from '../resources/resource.ts';
import type { Executor, Values } from '../resources/storage.ts';
import { checkRow, type RowCheck } from './check-row.ts';
import { keepChecked, openCheck } from './check-run.ts';
import { countRows, type StoredRow, type StoredRun } from './run-store.ts';

type Subject = { readonly run: StoredRun; readonly resource: Resource };

/**
 * Corrects cells of a checked table, and checks their rows again, with those that share a unique value
 * with them: what was there twice may no longer be. Returns the rows that were checked. Whoever corrects
 * one of thousands of equal values has all rows checked again by the worker.
 */
export async function mendCells(
  call: Call,
  context: WriteContext,
  { run, resource }: Subject,
  corrections: readonly CellCorrection[],
): Promise<readonly StoredRow[]> {
  const { transaction, now } = context;
  if (run.state !== 'checked') throw new RequestError('transition.forbidden');
  const numbers = [...new Set(corrections.map(({ row }) => row))];
  const rows = await rowsWith(transaction, run.id, numbers);
  rejectInvalid(correctionErrors(run, rows, corrections));
  const check = await openCheck(transaction, call, resource, run);
  const values = new Set(rows.flatMap((row) => uniqueValues(check, (row.body ?? {}) as Values)));
  for (const row of rows) {
    const mended = corrected(row, corrections);
    await transaction
      .updateTable('import_row')
      .set({
        cells: JSON.stringify(mended.cells),
        original_cells: JSON.stringify(mended.original),
      })
      .where('run_id', '=', run.id)
      .where('number', '=', row.number)
      .execute();
    const alone = checkRow({ ...check, seen: new Map() }, { ...mended, number: row.number });
    for (const value of uniqueValues(check, alone.body)) values.add(value);
  }
  const affected = await sharing(transaction, run.id, check, { numbers, values });
  if (affected.length > MOST_CHECKED_AGAIN) {
    await transaction
      .updateTable('import_run')
      .set({ state: 'checking', done: 0, cancel_asked: false, updated_at: now })
      .where('id', '=', run.id)
      .execute();
    await context.enqueue('import', { id: run.id });
    return [];
  }
  const checked = affected.map(({ number, cells }) => ({
    number,
    ...checkRow(check, { number, cells: cells as string[] }),
  }));
  await keepChecked(transaction, run.id, checked, { keepsDecisions: true });
  await transaction
    .updateTable('import_run')
    .set({ counts: JSON.stringify(await countRows(transaction, run.id)), updated_at: now })
    .where('id', '=', run.id)
    .execute();
  return rowsWith(
    transaction,
    run.id,
    checked.map(({ number }) => number),
  );
}

const rowsWith = (
  executor: Executor,
  runId: string,
  numbers: readonly number[],
): Promise<StoredRow[]> =>
  executor
    .selectFrom('import_row')
    .selectAll()
    .where('run_id', '=', runId)
    .where('number', 'in', numbers)
    .orderBy('number')
    .execute();

function correctionErrors(
  run: StoredRun,
  rows: readonly StoredRow[],
  corrections: readonly CellCorrection[],
): FieldErrors {
  const width = (run.headers as string[]).length;
  const errors: FieldErrors = {};
  for (const [at, { row, column }] of corrections.entries()) {
    if (!rows.some(({ number }) => number === row)) {
      errors[`cells.${at}.row`] = { code: 'unknownReference', found: String(row) };
    }
    if (column >= width) errors[`cells.${at}.column`] = { code: 'tooLarge', limit: width - 1 };
  }
  return errors;
}

/** A row with what is corrected in it, and what the table said in those cells. */
function corrected(row: StoredRow, corrections: readonly CellCorrection[]) {
  const cells = [...(row.cells as string[])];
  const original = new Map(Object.entries(row.original_cells as Record<string, string>));
  for (const { row: number, column, value } of corrections) {
    if (number !== row.number) continue;
    const before = original.get(String(column)) ?? cells[column] ?? '';
    const after = value === null ? before : cleanText(value, 'text').trim();
    cells[column] = after;
    if (after === before) original.delete(String(column));
    else original.set(String(column), before);
  }
  return { cells, original: Object.fromEntries(original) };
}

/** The unique values that a row has, each with its path. */
const uniqueValues = ({ unique, resource }: RowCheck, body: Values): readonly string[] => {
  const values = normaliseBody(resource.definition.fields, body);
  return unique.flatMap((path) => {
    const value = valueAt(values, path);
    return typeof value === 'string' && value !== '' ? [`${path}=${value}`] : [];
  });
};

type Shared = { readonly numbers: readonly number[]; readonly values: ReadonlySet<string> };

/** The rows with these numbers, those with one of these values, and those with a value of theirs. */
async function sharing(
  executor: Executor,
  runId: string,
  check: RowCheck,
  start: Shared,
): Promise<readonly StoredRow[]> {
  const values = new Set(start.values);
  for (;;) {
    const { rows } = await sql<StoredRow>`
      select * from import_row
      where run_id = ${runId}::uuid and (
        number = any(${start.numbers}::integer[])
        or ${sql.join([sql`false`, ...check.unique.map((path) => hasOneOf(path, values))], sql` or `)}
      )
      order by number
      limit ${MOST_CHECKED_AGAIN + 1}
    `.execute(executor);
    const before = values.size;
    for (const { body } of rows) {
      for (const value of uniqueValues(check, (body ?? {}) as Values)) values.add(value);
    }
    if (values.size === before || rows.length > MOST_CHECKED_AGAIN) return rows;
  }
}

function hasOneOf(path: string, values: ReadonlySet<string>) {
  const start = `${path}=`;
  const own = [...values].filter((one) => one.startsWith(start));
  const texts = own.map((one) => one.slice(start.length));
  return sql`body #>> ${path.split('.')}::text[] = any(${texts}::text[])`;
}
