import { sql } from 'kysely';
import { canBecome, type ParcelState } from '../../domain/parcels/parcel-states.ts';
import type { WriteContext } from '../resources/request-context.ts';
import { storeParcel } from './change-parcel.ts';
import { lockParcel } from './parcel-rows.ts';

/** How many parcels were changed, were so already, and cannot change to the state. */
export type ParcelsChanged = {
  readonly changed: number;
  readonly unchanged: number;
  readonly impossible: number;
};

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
  for (const { code } of rows) {
    const parcel = await lockParcel(transaction, code);
    // Somebody has deleted the order or lowered its count meanwhile.
    if (!parcel) continue;
    if (parcel.state === state) counts.unchanged += 1;
    else if (!canBecome(parcel.state, state)) counts.impossible += 1;
    else {
      await storeParcel(parcel, { state, weight: parcel.weight }, context);
      counts.changed += 1;
    }
  }
  return counts;
}
