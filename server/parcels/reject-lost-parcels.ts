import { sql } from 'kysely';
import { isOneOf } from '../../domain/is-one-of.ts';
import { isWorthKeeping, PARCEL_STATES } from '../../domain/parcels/parcel-states.ts';
import { RequestError } from '../base/request-error.ts';
import type { Change } from '../resources/hooks.ts';
import type { WriteContext } from '../resources/request-context.ts';

/**
 * Rejects a number of parcels that would remove one that was weighed or scanned. The database
 * creates and removes the parcels when the number changes (keep_parcels).
 */
export async function rejectLostParcels(
  { before, after, paths }: Change,
  { transaction }: WriteContext,
): Promise<void> {
  const count = Number(after.numofpackages);
  if (!paths.includes('numofpackages') || count > Number(before.numofpackages)) return;
  const { rows } = await sql<{ number: number; state: string; grams: number | null }>`
    select number, state, weight_grams as grams from parcels
    where order_id = ${before._id} and number > ${count} order by number desc
  `.execute(transaction);
  const last = rows.find(
    ({ state, grams }) => isOneOf(PARCEL_STATES, state) && isWorthKeeping({ state, grams }),
  );
  if (!last) return;
  throw new RequestError('parcel.kept', {
    message: `Parcel ${last.number} has already been weighed or scanned and cannot be removed.`,
    fields: { numofpackages: { code: 'tooSmall', limit: last.number } },
  });
}
