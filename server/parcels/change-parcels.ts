import { sql } from 'kysely';
import type { StoredChanges } from '../../domain/activity/undo-of.ts';
import type { Parcel } from '../../domain/parcels/parcel.ts';
import { canBecome, type ParcelState } from '../../domain/parcels/parcel-states.ts';
import { RequestError } from '../base/request-error.ts';
import { inSavepoint } from '../resources/in-savepoint.ts';
import type { WriteContext } from '../resources/request-context.ts';
import { storeParcel } from './change-parcel.ts';
import { lockParcel } from './parcel-rows.ts';
import { undoParcelChange } from './undo-parcel-change.ts';

/** How many parcels were changed, were so already, and cannot change to the state. */
export type ParcelsChanged = {
  readonly changed: number;
  readonly unchanged: number;
  readonly impossible: number;
  /** The entries of the audit trail, by which the change can be undone. */
  readonly entries: string[];
  /** The first of those that cannot, as they are. */
  readonly rejected: Parcel[];
};

/** As many parcels as a screen names that could not be changed. */
const MOST_REJECTED = 100;

/**
 * Sets the state of all parcels of some orders. A parcel whose state does not allow it stays as it
 * is, and is counted.
 */
export async function changeParcels(
  { orders, state }: { readonly orders: readonly string[]; readonly state: ParcelState },
  context: WriteContext,
): Promise<ParcelsChanged> {
  const { transaction } = context;
  // In one order everywhere, so that two people who change the same orders wait and do not deadlock.
  const { rows } = await sql<{ code: string }>`
    select code from parcels where order_id in (${sql.join(orders)}) order by order_id, number
  `.execute(transaction);
  const counts = { changed: 0, unchanged: 0, impossible: 0 };
  const rejected: Parcel[] = [];
  const entries: string[] = [];
  for (const { code } of rows) {
    const parcel = await lockParcel(transaction, code);
    // Somebody has deleted the order or lowered its count meanwhile.
    if (!parcel) continue;
    if (parcel.state === state) counts.unchanged += 1;
    else if (!canBecome(parcel.state, state)) {
      counts.impossible += 1;
      if (rejected.length < MOST_REJECTED) rejected.push(parcel);
    } else {
      const id = context.newId();
      await storeParcel(parcel, { state, weight: parcel.weight }, context, { id });
      entries.push(id);
      counts.changed += 1;
    }
  }
  return { ...counts, entries, rejected };
}

type EntryRow = { id: string; record_id: string; at: Date; changes: StoredChanges };

/** A weight is taken back where it was noted, because the order's weight follows it. */
const isOfState = ({ changes }: EntryRow): boolean =>
  Object.keys(changes).every((path) => path.endsWith('.state'));

/**
 * Gives parcels back the state that the same person has taken from them. Whatever cannot be undone is
 * counted: a parcel that was changed since, an entry that is undone already, and one of somebody else.
 */
export async function undoParcelsChange(
  { entries }: { readonly entries: readonly string[] },
  context: WriteContext,
): Promise<{ changed: number; impossible: number }> {
  const { transaction, actor } = context;
  const { rows } = await sql<EntryRow>`
    select entry.id, entry.record_id, entry.at, entry.changes from audit_entry as entry
    where entry.id = any(${entries}::uuid[]) and entry.by_id = ${actor.id}
      and entry.resource = 'commands' and entry.action = 'changeParcel'
      and not exists (select 1 from audit_entry as other where other.undoes = entry.id)
    order by entry.record_id, entry.id
  `.execute(transaction);
  let changed = 0;
  for (const { id, record_id: recordId, at: moment, changes } of rows.filter(isOfState)) {
    const undone = await inSavepoint(transaction, () =>
      undoParcelChange({ entry: id, recordId, at: moment, changes }, context),
    );
    if (!(undone instanceof RequestError)) changed += 1;
  }
  return { changed, impossible: new Set(entries).size - changed };
}
