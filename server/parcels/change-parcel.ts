import type { Violation } from '../../domain/errors.ts';
import type { Parcel } from '../../domain/parcels/parcel.ts';
import { canBecome, type ParcelState } from '../../domain/parcels/parcel-states.ts';
import { toGrams } from '../../domain/weight.ts';
import { RequestError } from '../base/request-error.ts';
import type { WriteContext } from '../resources/request-context.ts';
import { writeAudit } from '../resources/write-audit.ts';
import { lockParcel, parcelByCode } from './parcel-rows.ts';

/** A change of a parcel; what is not named stays as it is. */
export type ParcelChange = {
  readonly weight?: number | null | undefined;
  readonly state?: ParcelState | undefined;
  readonly __v?: number | undefined;
};

const notFound = (): RequestError => new RequestError('record.notFound');

/** Rejects a change of a version that is not the present one, and of a state to one that cannot follow. */
export function rejectImpossible(
  parcel: Parcel,
  { state = parcel.state, __v: version }: ParcelChange,
): void {
  if (version !== undefined && version !== parcel.__v) {
    throw new RequestError('record.stale', { current: parcel });
  }
  if (canBecome(parcel.state, state)) return;
  const violation: Violation = { code: 'notWritable' };
  throw new RequestError('transition.forbidden', {
    message: `A parcel cannot move from ${parcel.state} to ${state}.`,
    fields: { state: violation },
  });
}

/** The differences, as the audit trail of the order keeps them. */
function changesOf(before: Parcel, after: Pick<Parcel, 'weight' | 'state'>) {
  const differing = (['weight', 'state'] as const).filter((key) => before[key] !== after[key]);
  return Object.fromEntries(
    differing.map((key) => [
      `parcels.${before.number}.${key}`,
      { from: before[key], to: after[key] },
    ]),
  );
}

/**
 * Records a parcel's weight or state, and returns the changed parcel. Its order stays as it is: this
 * corrects what is known of one parcel, and `weighParcels` weighs.
 */
export async function changeParcel(
  code: string,
  change: ParcelChange,
  context: WriteContext,
): Promise<Parcel> {
  const before = await lockParcel(context.transaction, code);
  if (!before) throw notFound();
  rejectImpossible(before, change);
  const { weight = before.weight, state = before.state } = change;
  return storeParcel(before, { weight, state }, context);
}

/**
 * Stores the values of a locked parcel if they differ, and notes them in the audit trail: as the entry
 * with the id that is named, and with the one there that they undo.
 */
export async function storeParcel(
  before: Parcel,
  { weight, state }: Pick<Parcel, 'weight' | 'state'>,
  context: WriteContext,
  { id, undoes }: { id?: string; undoes?: string } = {},
): Promise<Parcel> {
  const { transaction, now } = context;
  const changes = changesOf(before, { weight, state });
  if (Object.keys(changes).length === 0) return before;
  await transaction
    .updateTable('parcels')
    .set({
      weight_grams: weight === null ? null : toGrams(weight),
      state,
      version: before.__v + 1,
      updated_at: now,
    })
    .where('code', '=', before.code)
    .execute();
  const entry = { action: 'changeParcel', resource: 'commands', recordId: before.order, changes };
  await writeAudit([{ ...entry, id, undoes }], context);
  const after = await parcelByCode(transaction, before.code);
  if (!after) throw notFound();
  return after;
}
