import { invoiceDocumentOf } from '../../../../domain/documents/documents-of-order.ts';
import type { PrintedDocument } from '../../../../domain/documents/print-job.ts';
import {
  type DocumentKind,
  documentOf,
  obstacleTo,
  type PrintKind,
} from '../../../../domain/orders/document-kinds.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { AppDataProvider } from '../../../providers/app-data-provider.ts';
import { isRejection, statusOf } from '../../../providers/call-error.ts';
import type { OnSettled, Settled } from '../../../providers/pool.ts';
import { PrintRejection } from '../printing/print-content.ts';
import { printedDocumentOf } from '../printing/printed-document-of.ts';
import { readEach } from './read-each.ts';

/** The printable document of an order, and the id of the issued document if it is one. */
export type OrderDocument = {
  readonly order: Order;
  readonly document: PrintedDocument;
  readonly invoice?: string;
};

type Reading = {
  provider: AppDataProvider;
  day: string;
  signal: AbortSignal;
};

type ReadDocuments = { printable: readonly OrderDocument[]; leftOut: readonly LeftOut[] };

/** The printable documents of a batch, in the order of its orders. Loads what each of them needs. */
export async function batchDocuments(
  kind: PrintKind,
  orders: readonly Order[],
  reading: Reading,
  onRead: OnSettled,
): Promise<ReadDocuments> {
  const documentFor = async (order: Order): Promise<OrderDocument> =>
    documentOf(kind).isIssued
      ? invoiceDocument(order, reading)
      : { order, document: await printedDocumentOf(kind, order, reading.day, reading) };
  return sorted(orders, await readEach(orders, documentFor, reading.signal, onRead));
}

function sorted(orders: readonly Order[], read: readonly Settled<OrderDocument>[]): ReadDocuments {
  const printable: OrderDocument[] = [];
  const leftOut: LeftOut[] = [];
  orders.forEach((order, at) => {
    const result = read[at];
    if (result?.ok) printable.push(result.value);
    else leftOut.push({ id: order.id, order, reason: reasonOf(result?.error) });
  });
  return { printable, leftOut };
}

/** The reason why one order is left out of a batch; any other error is thrown and ends the batch. */
function reasonOf(error: unknown): LeftOutReason {
  if (error instanceof PrintRejection) {
    if (error.key === 'printing.noParcels') return 'noParcels';
    if (error.key === 'printing.noAmount') return 'noAmount';
  }
  if (isRejection(error) && statusOf(error) !== 429) return 'unreadable';
  throw error;
}

/**
 * An issued invoice is printed from the archive, as the customer has it, and marked as a reprint if it
 * was printed before; any other is printed as a draft.
 */
async function invoiceDocument(
  order: Order,
  { provider, day, signal }: Reading,
): Promise<OrderDocument> {
  const documents = (await provider.getInvoices(order.id, { signal })) ?? [];
  const issued = documents.find(({ kind, status }) => kind === 'invoice' && status === 'issued');
  if (!issued) return { order, document: invoiceDocumentOf(order, order.billDate ?? day) };
  const [pdf, prints] = await Promise.all([
    provider.getInvoicePdf(issued._id, { signal }),
    provider.getPrints(order.id, { signal }),
  ]);
  const bytes = new Uint8Array(await pdf.arrayBuffer());
  const isCopy = (prints ?? []).some(({ invoice }) => invoice === issued._id);
  const { paid, paidOn = null, paidVia = null } = order;
  return {
    order,
    document: {
      kind: 'archived',
      pdf: bytes,
      isCopy,
      ...(paid && { paid: { on: paidOn, via: paidVia } }),
    },
    invoice: issued._id,
  };
}

/** Why an order has no document in a batch. */
type LeftOutReason =
  | 'deleted'
  | 'noParcels'
  | 'noAmount'
  | 'unreadable'
  | NonNullable<ReturnType<typeof obstacleTo>>;

/** An order without a document. Of a deleted order, only the data of the list is known. */
export type LeftOut = {
  readonly id: Order['id'];
  readonly order: Order | undefined;
  readonly reason: LeftOutReason;
};

/** Separates the orders to print from those left out, including those that no longer exist. */
export function sortedOut(
  kind: DocumentKind,
  found: readonly Order[],
  wanted: { ids?: readonly Order['id'][]; known: ReadonlyMap<Order['id'], Order> },
): { chosen: readonly Order[]; leftOut: readonly LeftOut[] } {
  const here = new Set(found.map(({ id }) => id));
  const deleted = [...new Set(wanted.ids)].filter((id) => !here.has(id));
  const rejected = found.flatMap((order) => {
    const reason = obstacleTo(kind, order);
    return reason ? [{ id: order.id, order, reason }] : [];
  });
  return {
    chosen: found.filter((order) => !obstacleTo(kind, order)),
    leftOut: [
      ...deleted.map((id) => ({ id, order: wanted.known.get(id), reason: 'deleted' as const })),
      ...rejected,
    ],
  };
}
