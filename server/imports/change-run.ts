import { type FieldErrors, ownViolation } from '../../domain/errors.ts';
import type { ImportMapping, ImportState, RowDecision } from '../../domain/imports/import-run.ts';
import { RequestError } from '../base/request-error.ts';
import { rejectInvalid } from '../resources/reject.ts';
import type { WriteContext } from '../resources/request-context.ts';
import type { Resource } from '../resources/resource.ts';
import { placesOf } from './check-row.ts';
import type { StoredRun } from './run-store.ts';

type Decisions = {
  readonly all?:
    | { readonly same?: RowDecision | undefined; readonly similar?: RowDecision | undefined }
    | undefined;
  readonly rows?: Readonly<Record<string, RowDecision | null>> | undefined;
};

/** What is requested of an import. */
export type RunRequest =
  | { readonly to: 'check'; readonly mapping: ImportMapping }
  | ({ readonly to: 'decide' } & Decisions)
  | { readonly to: 'start' | 'cancel' | 'undo' };

type Subject = { readonly run: StoredRun; readonly resource: Resource };

/** Throws unless the run is in one of these states. */
function demandState({ state }: StoredRun, states: readonly ImportState[]): void {
  if (!states.some((one) => one === state)) throw new RequestError('transition.forbidden');
}

/** Takes an import, whose row is locked, a step further; the worker does what takes long. */
export async function changeRun(
  context: WriteContext,
  { run, resource }: Subject,
  requested: RunRequest,
): Promise<void> {
  const { transaction, now, actor, enqueue } = context;
  const set = (values: object) =>
    transaction
      .updateTable('import_run')
      .set({ ...values, updated_at: now })
      .where('id', '=', run.id)
      .execute();
  switch (requested.to) {
    case 'check':
      demandState(run, ['read', 'checked', 'cancelled']);
      rejectInvalid(mappingErrors(context, { run, resource }, requested.mapping));
      await set({
        state: 'checking',
        done: 0,
        cancel_asked: false,
        mapping: JSON.stringify(requested.mapping),
        // Whoever checks it imports it, with their own rights.
        by_id: actor.id,
        by_name: actor.name,
        reason: null,
      });
      await enqueue('import', { id: run.id });
      return;
    case 'decide':
      demandState(run, ['checked']);
      await set({ decisions: JSON.stringify({ ...(run.decisions as object), ...requested.all }) });
      await decideRows(context, run, requested.rows ?? {});
      return;
    case 'start':
      demandState(run, ['checked']);
      await set({ state: 'importing', done: 0, cancel_asked: false });
      await enqueue('import', { id: run.id });
      return;
    case 'cancel':
      demandState(run, ['checking', 'importing']);
      await set(run.state === 'checking' ? { state: 'read', done: 0 } : { cancel_asked: true });
      return;
    case 'undo':
      demandState(run, ['imported']);
      // After a while its rows are forgotten, and nobody knows any more what it has done.
      if (!(await hasRows(context, run))) throw new RequestError('transition.forbidden');
      await set({ state: 'undoing', done: 0, undone_by: actor.id, reason: null });
      await enqueue('import', { id: run.id });
      return;
    default:
      requested satisfies never;
  }
}

const hasRows = async ({ transaction }: WriteContext, { id }: StoredRun): Promise<boolean> =>
  (await transaction
    .selectFrom('import_row')
    .select('number')
    .where('run_id', '=', id)
    .limit(1)
    .executeTakeFirst()) !== undefined;

async function decideRows(
  { transaction }: WriteContext,
  run: StoredRun,
  rows: Readonly<Record<string, RowDecision | null>>,
): Promise<void> {
  for (const [number, decision] of Object.entries(rows)) {
    await transaction
      .updateTable('import_row')
      .set({ decision })
      .where('run_id', '=', run.id)
      .where('number', '=', Number(number))
      .where('verdict', 'in', ['same', 'similar'])
      .execute();
  }
}

const JOINED_AND_SPLIT = {
  en: 'Columns that are joined cannot be split as well',
  de: 'Verbundene Spalten können nicht auch geteilt werden',
  fr: 'Des colonnes réunies ne peuvent pas aussi être scindées',
  ar: 'لا يمكن تقسيم أعمدة مدموجة',
} as const;

/** Columns that are not there, places that are not or are filled twice, required ones that are not filled. */
function mappingErrors(
  { actor }: WriteContext,
  { run, resource }: Subject,
  { columns }: ImportMapping,
): FieldErrors {
  const places = placesOf(resource, actor);
  const width = (run.headers as string[]).length;
  const errors: FieldErrors = {};
  const filled = new Set<string>();
  for (const [at, { column, path, joined, part }] of columns.entries()) {
    if (column >= width) errors[`columns.${at}.column`] = { code: 'tooLarge', limit: width - 1 };
    for (const [further, other] of (joined?.columns ?? []).entries()) {
      const where = `columns.${at}.joined.columns.${further}`;
      if (other >= width) errors[where] = { code: 'tooLarge', limit: width - 1 };
      else if (other === column || joined?.columns.indexOf(other) !== further) {
        errors[where] = { code: 'duplicate' };
      }
    }
    if (joined && part) errors[`columns.${at}.part`] = ownViolation(JOINED_AND_SPLIT);
    if (!places.has(path)) errors[`columns.${at}.path`] = { code: 'unknownField' };
    else if (filled.has(path)) errors[`columns.${at}.path`] = { code: 'duplicate' };
    filled.add(path);
  }
  for (const { path, required } of places.values()) {
    if (required && !filled.has(path)) errors[path] = { code: 'required' };
  }
  return errors;
}
