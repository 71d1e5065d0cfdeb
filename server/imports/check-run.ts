import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { identityOf } from '../../domain/imports/import-columns.ts';
import type { ImportMapping } from '../../domain/imports/import-run.ts';
import type { Call } from '../resources/request-context.ts';
import type { Resource } from '../resources/resource.ts';
import type { Executor } from '../resources/storage.ts';
import { type CheckedRow, checkRow, placesOf, type RowCheck } from './check-row.ts';
import { type KnownRecords, readKnownRecords } from './known-records.ts';
import { countRows, rowsOf, type StoredRun, within } from './run-store.ts';

/** After so many rows others are served, and the watchers are notified. */
const ROWS_AT_ONCE = 200;

/** Checks all rows of a run without writing any record. Stops when that is requested. */
export async function checkRun(
  call: Call,
  run: StoredRun,
  { isOver, progress }: Steps,
): Promise<void> {
  const { database } = call;
  const resource = call.resources.get(run.resource);
  if (!resource) throw new Error(`There is no resource "${run.resource}".`);
  const check = await openCheck(database, call, resource, run);
  let done = 0;
  for await (const rows of rowsOf(database, run.id)) {
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      if (await isOver()) return;
      const some = rows.slice(from, from + ROWS_AT_ONCE);
      const checked = some.map(({ number, cells }) => ({
        number,
        ...checkRow(check, { number, cells: cells as string[] }),
      }));
      await keepChecked(database, run.id, checked, { keepsDecisions: false });
      done += some.length;
      await progress(done);
      await setImmediate();
    }
  }
  const counts = await countRows(database, run.id);
  await database
    .updateTable('import_run')
    .set({ state: 'checked', counts: JSON.stringify(counts), updated_at: call.now })
    .where('id', '=', run.id)
    .where('state', '=', 'checking')
    .execute();
}

/** How work on many rows is watched, and stopped. */
export type Steps = {
  readonly isOver: () => Promise<boolean>;
  readonly progress: (done: number) => Promise<void>;
};

/** Reads what rows of a run are checked against. */
export async function openCheck(
  executor: Executor,
  call: Call,
  resource: Resource,
  run: StoredRun,
): Promise<RowCheck> {
  const mapping = run.mapping as unknown as ImportMapping;
  const targets = new Map<string, KnownRecords>();
  const places = placesOf(resource, call.actor);
  for (const { path } of mapping.columns) {
    const field = places.get(path)?.field;
    const target = field?.kind === 'reference' ? call.resources.get(field.target) : undefined;
    if (target && !targets.has(target.definition.name)) {
      targets.set(target.definition.name, await readKnownRecords(executor, target));
    }
  }
  return {
    call,
    resource,
    mapping,
    targets,
    headers: run.headers as string[],
    known: await readKnownRecords(executor, resource),
    seen: new Map(),
    unique: identityOf(resource.definition).same,
  };
}

/** Keeps what was found out about rows, which are in their order. */
export async function keepChecked(
  executor: Executor,
  runId: string,
  rows: readonly (CheckedRow & { readonly number: number })[],
  { keepsDecisions }: { readonly keepsDecisions: boolean },
): Promise<void> {
  await sql`
    update import_row set verdict = found.verdict, errors = found.errors, body = found.body,
      match_id = found."matchId", match_name = found."matchName", before = found.before,
      decision = case
        when ${keepsDecisions} and import_row.verdict = found.verdict then import_row.decision
      end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as found (
      number integer, verdict text, errors jsonb, body jsonb, "matchId" uuid, "matchName" text,
      before jsonb
    )
    where import_row.run_id = ${runId}::uuid and import_row.number = found.number
      and ${within(rows)}
  `.execute(executor);
}
