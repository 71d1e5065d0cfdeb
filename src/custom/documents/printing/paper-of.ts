import type { PrintKind } from '../../../../domain/documents/kinds.ts';
import type { LabelParcel, Paper } from '../../../../domain/documents/papers.ts';
import {
  countedParcels,
  declarationPaperOf,
  invoicePaperOf,
  labelPaperOf,
  ticketPaperOf,
} from '../../../../domain/documents/papers-of-order.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { toGrams } from '../../../../domain/weight.ts';
import type { AppDataProvider } from '../../../providers/app-data-provider.ts';
import { PrintRefusal } from './print-content.ts';

type Options = { signal?: AbortSignal };

/** A document of an order, as its editor and a batch print it. */
export async function paperOf(
  kind: PrintKind,
  order: Order,
  day: string,
  reading: Options & { provider: AppDataProvider },
): Promise<Paper> {
  switch (kind) {
    case 'invoice':
      return invoicePaperOf(order, day);
    case 'declaration':
      return declarationPaperOf(order, day, await labelParcelsOf(reading.provider, order, reading));
    case 'label':
      return labelPaper(order, day, reading);
    case 'ticket':
      return ticketPaperOf(order, day);
    default:
      return kind satisfies never;
  }
}

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
async function labelPaper(
  order: Order,
  day: string,
  { provider, ...options }: Options & { provider: AppDataProvider },
): Promise<Paper> {
  const parcels = await labelParcelsOf(provider, order, options);
  if (parcels.length === 0) throw new PrintRefusal('printing.noParcels');
  return labelPaperOf(order, day, parcels);
}
