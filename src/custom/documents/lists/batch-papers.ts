import type { Paper } from '../../../../domain/documents/papers.ts';
import {
  declarationPaperOf,
  invoicePaperOf,
  ordersListPaperOf,
  ticketPaperOf,
} from '../../../../domain/documents/papers-of-order.ts';
import { cityRank } from '../../../../domain/orders/city-order.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { AppDataProvider } from '../../../providers/app-data-provider.ts';
import { type OnSettled, settleInPool } from '../../../providers/pool.ts';
import { archivedPdf } from '../issue/archived-pdf.ts';
import { labelPaper } from '../printing/paper-of.ts';
import type { PaperPrinter } from '../printing/printer-context.ts';
import type { BatchKind } from './batch-kinds.ts';

const AT_ONCE = 4;

/** Orders as the trip passes their cities (specification 9); in one city as they were. */
export const inCityOrder = (orders: readonly Order[]): readonly Order[] =>
  orders.toSorted((a, b) => cityRank(a.recipient?.address) - cityRank(b.recipient?.address));

/** A bill can be made once its order is verified (specification 2.4); the rest of a batch always. */
export const printableOf = (kind: BatchKind, orders: readonly Order[]): readonly Order[] =>
  kind === 'invoice' ? orders.filter(({ verified }) => verified) : orders;

type Reading = {
  provider: AppDataProvider;
  printer: PaperPrinter;
  day: string;
  signal: AbortSignal;
};

/** The papers of a batch, in the order of its orders. Reads what each of them needs. */
export async function batchPapers(
  kind: BatchKind,
  orders: readonly Order[],
  reading: Reading,
  onRead: OnSettled,
): Promise<readonly Paper[]> {
  switch (kind) {
    case 'ordersList':
      return [ordersListPaperOf(orders, reading.day)];
    case 'declaration':
      return orders.map((order) => declarationPaperOf(order, reading.day));
    case 'ticket':
      return orders.map((order) => ticketPaperOf(order, reading.day));
    case 'label':
      return readEach(orders, (order) => labelPaper(order, reading.day, reading), reading, onRead);
    case 'invoice':
      return readEach(orders, (order) => invoicePaper(order, reading), reading, onRead);
    default:
      return kind satisfies never;
  }
}

async function readEach(
  orders: readonly Order[],
  paper: (order: Order) => Promise<Paper>,
  { signal }: Reading,
  onRead: OnSettled,
): Promise<readonly Paper[]> {
  const read = await settleInPool(
    orders,
    AT_ONCE,
    async (order) => {
      signal.throwIfAborted();
      return paper(order);
    },
    onRead,
  );
  return read.map((result) => {
    if (!result.ok) throw result.error;
    return result.value;
  });
}

/** An issued invoice is printed from the archive, as its customer has it; any other as a draft. */
async function invoicePaper(
  order: Order,
  { provider, printer, day, signal }: Reading,
): Promise<Paper> {
  const documents = (await provider.getInvoices(order.id, { signal })) ?? [];
  const issued = documents.find(({ kind, status }) => kind === 'invoice' && status === 'issued');
  if (!issued) return invoicePaperOf(order, day);
  const pdf = await archivedPdf(issued._id, { provider, printer, signal });
  return { kind: 'archived', pdf: new Uint8Array(await pdf.arrayBuffer()) };
}
