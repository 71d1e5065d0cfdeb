import { type Parcel, parcelAccess } from '../../domain/parcels/parcel.ts';
import { cleanScan, readScannedCode } from '../../domain/parcels/scanned-code.ts';
import {
  assessScan,
  type Scan,
  type ScanMode,
  type ScannedValues,
} from '../../domain/parcels/scans.ts';
import { toGrams } from '../../domain/weight.ts';
import { RequestError } from '../base/request-error.ts';
import { demand } from '../base/require-access.ts';
import { rejectInvalid } from '../resources/reject.ts';
import { storeParcel } from './change-parcel.ts';
import { followingWeights, type Weighing } from './follow-weights.ts';
import { lockParcel } from './parcel-rows.ts';
import { demandOrder, reachesOrder } from './reached-order.ts';
import { isOfTrip, meantParcel, presentScan, scanById, scannedOrder } from './scan-rows.ts';

type ScanRequest = {
  readonly code: string;
  readonly mode: ScanMode;
  readonly weight?: number | undefined;
  readonly trip?: string | undefined;
};

/** Records what a scan says of a parcel, if its state and its trip allow it, and says what became of it. */
export async function scanParcel(request: ScanRequest, weighing: Weighing): Promise<Scan> {
  const { mode, weight, trip } = request;
  // A weight changes the order too, whoever may only scan records states.
  if (mode === 'weighed') demand(parcelAccess.edit, weighing.call.actor);
  if (weight !== undefined && mode !== 'weighed') {
    rejectInvalid({ weight: { code: 'notWritable' } });
  }
  const { transaction, now, newId, actor } = weighing.context;
  const scanned = readScannedCode(request.code);
  const code = cleanScan(request.code);
  const meant = await meantParcel(transaction, scanned);
  const found = meant === undefined ? undefined : await lockParcel(transaction, meant);
  const isReached = async (order: string) => reachesOrder(transaction, weighing.call, order);
  // What is outside a scope is as unknown as what does not exist.
  const parcel = found && (await isReached(found.order)) ? found : undefined;
  const common = { mode, code, at: now.toISOString(), isUndone: false } as const;
  const nothing = { id: null, before: null } as const;
  if (!parcel) {
    const named = scanned?.kind === 'order' ? await scannedOrder(transaction, scanned, mode) : null;
    const order = named && (await isReached(named._id)) ? named : null;
    return { ...common, ...nothing, result: 'unknown', parcel: null, order };
  }
  const goes = trip === undefined || (await isOfTrip(transaction, parcel.order, trip));
  const { result, after } = assessScan(parcel, { mode, weight, isOfTrip: goes });
  if (result !== 'recorded') {
    const order = await scannedOrder(transaction, { id: parcel.order }, mode);
    return { ...common, ...nothing, result, parcel, order };
  }
  const changed = await storeScanned(parcel, after, weighing);
  const id = newId();
  await transaction
    .insertInto('parcel_scans')
    .values({
      id,
      code: parcel.code,
      mode,
      at: now,
      by_id: actor.id,
      state_before: parcel.state,
      weight_before: parcel.weight === null ? null : toGrams(parcel.weight),
      version_after: changed.__v,
    })
    .execute();
  const order = await scannedOrder(transaction, { id: parcel.order }, mode);
  const { state, weight: weighed } = parcel;
  return { ...common, id, result, parcel: changed, before: { state, weight: weighed }, order };
}

/**
 * Gives a parcel back what a scan changed, as long as nobody has changed it since. A scan that is
 * undone already stays so.
 */
export async function undoScan(id: string, weighing: Weighing): Promise<Scan> {
  const { transaction, now } = weighing.context;
  const scan = await scanById(transaction, id);
  const parcel = scan && (await lockParcel(transaction, scan.code));
  if (!scan || !parcel) throw new RequestError('record.notFound');
  await demandOrder(transaction, weighing.call, parcel.order);
  if (scan.mode === 'weighed') demand(parcelAccess.edit, weighing.call.actor);
  // Read once more below the lock: somebody may have undone it meanwhile.
  const current = (await scanById(transaction, id)) ?? scan;
  if (!current.isUndone) {
    if (parcel.__v !== current.versionAfter) {
      throw new RequestError('record.stale', { current: parcel });
    }
    await storeScanned(parcel, current.before, weighing);
    await transaction
      .updateTable('parcel_scans')
      .set({ undone_at: now })
      .where('id', '=', id)
      .execute();
  }
  const shown = await presentScan(transaction, { ...current, isUndone: true });
  if (!shown) throw new RequestError('record.notFound');
  return shown;
}

/** Stores what a scan makes of a parcel; its order follows its weight. */
function storeScanned(parcel: Parcel, values: ScannedValues, weighing: Weighing): Promise<Parcel> {
  const store = () => storeParcel(parcel, values, weighing.context);
  return values.weight === parcel.weight
    ? store()
    : followingWeights(parcel.order, weighing, store);
}
