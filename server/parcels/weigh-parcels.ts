import type { FieldErrors } from '../../domain/errors.ts';
import type { Parcel } from '../../domain/parcels/parcel.ts';
import { stateWhenWeighed } from '../../domain/parcels/scans.ts';
import { rejectInvalid } from '../resources/reject.ts';
import { rejectImpossible, storeParcel } from './change-parcel.ts';
import { followingWeights, orderToWeigh, type Weighing } from './follow-weights.ts';
import { lockParcel, parcelsOfOrder } from './parcel-rows.ts';

/** The weights of some parcels of one order, in kilograms; `null` takes one back. */
export type ParcelWeights = {
  readonly order: string;
  readonly weights: readonly {
    readonly code: string;
    readonly weight: number | null;
    /** The version that was seen. */
    readonly __v?: number | undefined;
  }[];
};

/** An order after its parcels were weighed. */
export type WeighedOrder = {
  readonly parcels: readonly Parcel[];
  readonly order: {
    readonly _id: string;
    readonly wights: number;
    readonly announcedWeight: number | null;
    readonly __v: number;
  };
};

/** Records the weights of parcels of an order: all of them, or none if one is rejected. */
export async function weighParcels(
  { order: id, weights }: ParcelWeights,
  weighing: Weighing,
): Promise<WeighedOrder> {
  const { transaction } = weighing.context;
  await orderToWeigh(id, weighing);
  const known = await parcelsOfOrder(transaction, id);
  rejectInvalid(impossibleCodes(weights, known));
  await followingWeights(id, weighing, async () => {
    for (const { code, weight, __v } of weights) {
      const parcel = await lockParcel(transaction, code);
      // The lock of the order keeps its parcels.
      if (!parcel) throw new Error('A parcel of a locked order has been deleted.');
      rejectImpossible(parcel, { __v });
      if (weight === parcel.weight) continue;
      const state = weight === null ? parcel.state : stateWhenWeighed(parcel.state);
      await storeParcel(parcel, { weight, state }, weighing.context);
    }
  });
  const { wights, announcedWeight, __v } = await orderToWeigh(id, weighing);
  return {
    parcels: await parcelsOfOrder(transaction, id),
    order: {
      _id: id,
      wights: Number(wights),
      announcedWeight: typeof announcedWeight === 'number' ? announcedWeight : null,
      __v: Number(__v),
    },
  };
}

/** Codes that are no parcel of the order, and those that are named twice. */
function impossibleCodes(
  weights: ParcelWeights['weights'],
  known: readonly Pick<Parcel, 'code'>[],
): FieldErrors {
  const seen = new Set<string>();
  const errors: Record<string, FieldErrors[string]> = {};
  for (const [at, { code }] of weights.entries()) {
    const isOfOrder = known.some((parcel) => parcel.code === code);
    if (!isOfOrder) errors[`weights.${at}.code`] = { code: 'unknownReference' };
    else if (seen.has(code)) errors[`weights.${at}.code`] = { code: 'duplicate' };
    seen.add(code);
  }
  return errors;
}
