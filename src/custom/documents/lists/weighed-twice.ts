import {
  differingWeights,
  netAboveGross,
  type WeighedOrder,
} from '../../../../domain/documents/weights.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { fromGrams } from '../../../../domain/weight.ts';
import type { OrderDocument } from './batch-documents.ts';

/** An order, with its weights as its labels state them. */
export type WeighedTwice = { readonly order: Order; readonly weighed: WeighedOrder };

/** Orders whose labels state another weight than the order, its invoice or its declaration. */
export const weighedTwiceIn = (documents: readonly OrderDocument[]): readonly WeighedTwice[] =>
  documents.flatMap(({ order, document }) => {
    if (document.kind !== 'label') return [];
    const parcels = document.parcels.map(({ grams }) => ({
      weight: grams === null ? null : fromGrams(grams),
    }));
    const weighed = { ...order, parcels };
    const isTwice = differingWeights(weighed).length > 0 || netAboveGross(weighed) !== undefined;
    return isTwice ? [{ order, weighed }] : [];
  });
