import type { UndoHindrance } from '../../domain/activity/undo-hindrances.ts';
import { UNDO_HINDRANCES } from '../../domain/activity/undo-hindrances.ts';
import { isSameStored, type StoredChanges } from '../../domain/activity/undo-of.ts';
import type { Parcel } from '../../domain/parcels/parcel.ts';
import { isObject } from '../../domain/validate.ts';
import { rejection } from '../base/request-error.ts';
import type { Hindrances, UndoneChange } from '../resources/hooks.ts';
import type { WriteContext } from '../resources/request-context.ts';
import type { Executor } from '../resources/storage.ts';
import { storeParcel } from './change-parcel.ts';
import { lockParcel, parcelsOfOrders } from './parcel-rows.ts';

const OF_PARCEL = /^parcels\.(\d+)\.(weight|state)$/;

type Noted = {
  readonly number: number;
  readonly key: 'weight' | 'state';
  readonly from: unknown;
  readonly to: unknown;
};

/** What an entry says of parcels; a change names one parcel, as `changeParcel` notes it. */
const notedIn = (changes: StoredChanges): readonly Noted[] =>
  Object.entries(changes).flatMap(([path, change]) => {
    const [, number, key] = OF_PARCEL.exec(path) ?? [];
    if ((key !== 'weight' && key !== 'state') || !isObject(change)) return [];
    return [{ number: Number(number), key, from: change.from, to: change.to }];
  });

function hindranceOf(
  noted: readonly Noted[],
  parcel: Parcel | undefined,
): UndoHindrance | undefined {
  if (!parcel) return 'deleted';
  return noted.every(({ key, to }) => isSameStored(parcel[key], to)) ? undefined : 'changedSince';
}

/** Changes of parcels after which the parcel was weighed or scanned again, or taken out of its order. */
export async function parcelsChangedSince(
  changes: readonly UndoneChange[],
  executor: Executor,
): Promise<Hindrances> {
  const ofParcels = changes
    .map((change) => ({ ...change, noted: notedIn(change.changes) }))
    .filter(({ noted }) => noted.length > 0);
  if (ofParcels.length === 0) return new Map();
  const orders = [...new Set(ofParcels.map(({ recordId }) => recordId))];
  const parcels = await parcelsOfOrders(executor, orders);
  return new Map(
    ofParcels.flatMap(({ entry, recordId, noted }) => {
      const parcel = parcels.find(
        ({ order, number }) => order === recordId && number === noted[0]?.number,
      );
      const hindrance = hindranceOf(noted, parcel);
      return hindrance ? [[entry, hindrance] as const] : [];
    }),
  );
}

/** Gives a parcel back what a change has taken from it, under the lock of the parcel. */
export async function undoParcelChange(change: UndoneChange, context: WriteContext): Promise<void> {
  const noted = notedIn(change.changes);
  const parcels = await parcelsOfOrders(context.transaction, [change.recordId]);
  const found = parcels.find(({ number }) => number === noted[0]?.number);
  const parcel = found && (await lockParcel(context.transaction, found.code));
  const hindrance = hindranceOf(noted, parcel);
  if (hindrance || !parcel) throw rejection(UNDO_HINDRANCES[hindrance ?? 'deleted']);
  const former = Object.fromEntries(noted.map(({ key, from }) => [key, from]));
  const { weight, state }: Pick<Parcel, 'weight' | 'state'> = { ...parcel, ...former };
  await storeParcel(parcel, { weight, state }, context, { undoes: change.entry });
}
