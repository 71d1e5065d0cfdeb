import type { LabelParcel } from '../../../../domain/documents/papers.ts';
import { countedParcels, PAPER_OF } from '../../../../domain/documents/papers-of-order.ts';
import type { Paper } from '../../../../domain/documents/print-job.ts';
import { documentOf, type PrintKind } from '../../../../domain/orders/document-kinds.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { toGrams } from '../../../../domain/weight.ts';
import type { AppDataProvider } from '../../../providers/app-data-provider.ts';
import { PrintRefusal } from './print-content.ts';

type Options = { signal?: AbortSignal };

/**
 * A document of an order, as its editor and a batch print it. Throws a `PrintRefusal` if it is drawn for
 * each parcel and there is none.
 */
export async function paperOf(
  kind: PrintKind,
  order: Order,
  day: string,
  reading: Options & { provider: AppDataProvider },
): Promise<Paper> {
  const { parcels: needed } = documentOf(kind);
  const parcels = needed ? await labelParcelsOf(reading.provider, order, reading) : [];
  if (needed === 'drawn' && parcels.length === 0) throw new PrintRefusal('printing.noParcels');
  return PAPER_OF[kind](order, day, parcels);
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
