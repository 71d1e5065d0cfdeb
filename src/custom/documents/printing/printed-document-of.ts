import {
  countedParcels,
  DOCUMENT_OF,
  withPaidInvoice,
} from '../../../../domain/documents/documents-of-order.ts';
import type { PrintedDocument } from '../../../../domain/documents/print-job.ts';
import type { LabelParcel } from '../../../../domain/documents/printed-documents.ts';
import { documentOf, type PrintKind } from '../../../../domain/orders/document-kinds.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { toGrams } from '../../../../domain/weight.ts';
import type { AppDataProvider } from '../../../providers/app-data-provider.ts';
import { PrintRejection } from './print-content.ts';

type Options = { signal?: AbortSignal };

/**
 * A document of an order, as its editor and a batch print it. Throws a `PrintRejection` if it is drawn for
 * each parcel and there is none, or confirms a payment of no amount.
 */
export async function printedDocumentOf(
  kind: PrintKind,
  order: Order,
  day: string,
  reading: Options & { provider: AppDataProvider },
): Promise<PrintedDocument> {
  const { parcels: needed } = documentOf(kind);
  const parcels = needed ? await labelParcelsOf(reading.provider, order, reading) : [];
  if (needed === 'drawn' && parcels.length === 0) throw new PrintRejection('printing.noParcels');
  const document = DOCUMENT_OF[kind](order, day, parcels);
  if (document.kind !== 'receipt') return document;
  if (document.totalCents <= 0) throw new PrintRejection('printing.noAmount');
  return withPaidInvoice(document, (await reading.provider.getInvoices(order.id, reading)) ?? []);
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
