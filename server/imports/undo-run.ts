import { sql } from 'kysely';
import type { RowOutcome } from '../../domain/imports/import-run.ts';
import { RequestError } from '../base/request-error.ts';
import { changeWithin } from '../resources/change-record.ts';
import { isReferenceViolation } from '../resources/database-error.ts';
import { foldCounters } from '../resources/fold-counters.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import { recordRemovals, removeWithin } from '../resources/remove-record.ts';
import { type Call, contextOf, type WriteContext } from '../resources/request-context.ts';
import type { Resource } from '../resources/resource.ts';
import type { Values, WireRecord } from '../resources/storage.ts';
import { writeAudit } from '../resources/write-audit.ts';
import { atOnceOrEach } from './at-once-or-each.ts';
import type { Steps } from './check-run.ts';
import { countRows, findRun, rowsOf, type StoredRow, within } from './run-store.ts';

type Work = { readonly call: Call; readonly resource: Resource };
type Undone = { readonly number: number; readonly outcome: RowOutcome; readonly reason?: string };

/** After so many rows the watchers hear of it. */
const ROWS_AT_ONCE = 100;

/**
 * Takes back an import in one transaction: what it created is deleted, what it changed is as before.
 * Whatever has been changed or used since stays as it is, and is named.
 */
export const undoRun = (call: Call, runId: string, { progress }: Steps): Promise<void> =>
  inTransaction(call.database, async (transaction) => {
    const context = contextOf(call, transaction);
    await sql`select pg_advisory_xact_lock(hashtext(${`import ${runId}`}))`.execute(transaction);
    const run = await findRun(transaction, runId);
    const resource = call.resources.get(run.resource);
    if (run.state !== 'undoing' || !resource) return;
    let done = 0;
    for await (const rows of rowsOf(transaction, runId)) {
      for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
        const some = rows.slice(from, from + ROWS_AT_ONCE);
        const outcomes = await atOnceOrEach(context, some.filter(isWritten), {
          work: (row) => undoRow(context, { call, resource }, row),
          rejected: ({ number }, { code }): Undone => ({ number, outcome: 'kept', reason: code }),
        });
        await recordRemovals(context, resource, removedAmong(some, outcomes));
        await keepOutcomes(context, runId, outcomes);
        done += some.length;
        await progress(done);
      }
    }
    await foldCounters(transaction, resource.storage);
    const counts = await countRows(transaction, runId);
    await transaction
      .updateTable('import_run')
      .set({ state: 'undone', counts: JSON.stringify(counts), done: run.total })
      .set({ undone_at: call.now, undone_by_name: call.actor.name, updated_at: call.now })
      .where('id', '=', runId)
      .execute();
    const changes = { rows: { from: run.counts, to: counts } };
    await writeAudit(
      [{ action: 'undoImport', resource: run.resource, recordId: runId, changes }],
      context,
    );
  });

/** The records of the rows that were deleted. */
function removedAmong(rows: readonly StoredRow[], outcomes: readonly Undone[]): readonly string[] {
  const removals = new Set(
    outcomes.flatMap(({ number, outcome }) => (outcome === 'removed' ? number : [])),
  );
  return rows.filter(isWritten).flatMap((row) => (removals.has(row.number) ? row.record_id : []));
}

type WrittenRow = StoredRow & { readonly record_id: string };

const isWritten = (row: StoredRow): row is WrittenRow =>
  row.record_id !== null && (row.outcome === 'created' || row.outcome === 'updated');

/** Throws if the record was changed or used since. */
async function undoRow(context: WriteContext, work: Work, row: WrittenRow): Promise<Undone> {
  const { number, record_id: id } = row;
  const check = ({ __v }: WireRecord) => {
    if (__v !== row.record_version) throw new RequestError('record.stale');
  };
  if (row.outcome === 'created') {
    await removed(context, work, { id, see: check });
    return { number, outcome: 'removed' };
  }
  const { call, resource } = work;
  const rule = resource.definition.access.edit;
  const body = row.before as Values;
  await changeWithin(context.transaction, call, resource, { id, body, rule, check });
  return { number, outcome: 'restored' };
}

type Removal = { readonly id: string; readonly see: (before: WireRecord) => void };

async function removed(context: WriteContext, { call, resource }: Work, removal: Removal) {
  try {
    await removeWithin(context, call, resource, removal);
  } catch (error) {
    // An order in the bin or a conversation, which no list shows, can refer to it as well.
    if (!isReferenceViolation(error)) throw error;
    throw new RequestError('record.inUse');
  }
}

async function keepOutcomes(
  { transaction }: WriteContext,
  runId: string,
  outcomes: readonly Undone[],
): Promise<void> {
  await sql`
    update import_row set outcome = found.outcome, reason = found.reason
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      as found (number integer, outcome text, reason text)
    where import_row.run_id = ${runId}::uuid and import_row.number = found.number
      and ${within(outcomes)}
  `.execute(transaction);
}
