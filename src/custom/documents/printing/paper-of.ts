import type { LabelParcel, Paper } from '../../../../domain/documents/papers.ts';
import {
  countedParcels,
  declarationPaperOf,
  invoicePaperOf,
  labelPaperOf,
} from '../../../../domain/documents/papers-of-order.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { toGrams } from '../../../../domain/weight.ts';
import type { AppDataProvider } from '../../../providers/app-data-provider.ts';
import type { DocumentKind } from '../kinds.ts';
import { PrintRefusal } from './print-content.ts';

type Options = { signal?: AbortSignal };

/** The parcels of an order with their codes, for the labels; only numbered if the back end keeps none. */
async function labelParcelsOf(
  provider: AppDataProvider,
  order: Order,
  options: Options,
): Promise<readonly LabelParcel[]> {
  const parcels = await provider.getParcels(order.id, options);
  if (parcels === undefined) return countedParcels(order);
  return parcels.map(({ code, number, weight }) => ({
    position: number,
    code,
    grams: weight === null ? null : toGrams(weight),
  }));
}

/** The labels of an order, one per parcel. Throws a `PrintRefusal` if it has none. */
export async function labelPaper(
  order: Order,
  day: string,
  { provider, ...options }: Options & { provider: AppDataProvider },
): Promise<Paper> {
  const parcels = await labelParcelsOf(provider, order, options);
  if (parcels.length === 0) throw new PrintRefusal('printing.noParcels');
  return labelPaperOf(order, day, parcels);
}

/** The document that an editor prints of an order. */
export async function paperOf(
  kind: DocumentKind,
  order: Order,
  day: string,
  reading: Options & { provider: AppDataProvider },
): Promise<Paper> {
  switch (kind) {
    case 'bill':
      return invoicePaperOf(order, day);
    case 'declaration':
      return declarationPaperOf(order, day);
    case 'ticket':
      return labelPaper(order, day, reading);
    default:
      return kind satisfies never;
  }
}
