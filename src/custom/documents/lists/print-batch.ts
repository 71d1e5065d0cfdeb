import { ordersListDocumentOf } from '../../../../domain/documents/documents-of-order.ts';
import { inCityOrder } from '../../../../domain/documents/in-city-order.ts';
import type { DeclarationWarning } from '../../../../domain/documents/lines-check.ts';
import type { PrintedOrder } from '../../../../domain/documents/print.ts';
import {
  type DocumentKind,
  documentOf,
  isLogged,
} from '../../../../domain/orders/document-kinds.ts';
import { recordName } from '../../../../domain/record-name.ts';
import { commands, type Order } from '../../../../domain/resources/commands.ts';
import { trips } from '../../../../domain/resources/trips.ts';
import { groupDescription } from '../../../../domain/trips/groups.ts';
import { collectRecords, type Wanted } from '../../../kit/export/collect-records.ts';
import type { Printed } from '../../../pdf/engine/printed.ts';
import type { AppDataProvider } from '../../../providers/app-data-provider.ts';
import { customsWarnings } from '../printing/customs-warnings.tsx';
import type { PrintContent } from '../printing/print-content.ts';
import type { DocumentPrinter } from '../printing/use-printing.ts';
import { batchDocuments, type LeftOut, type OrderDocument, sortedOut } from './batch-documents.ts';
import { createMeasure, drawBothWays, drawDocuments, type Measure } from './draw-documents.ts';
import { readEach } from './read-each.ts';
import { type WeighedTwice, weighedTwiceIn } from './weighed-twice.ts';

/** The orders of a list, or some of them. */
type WantedOrders = Pick<Wanted, 'filter' | 'sort'> & { ids?: readonly string[] };

/** Which documents of which orders to print. */
type Wish = {
  readonly kind: DocumentKind;
  /** What a reader calls the file, in the title of its window. */
  readonly title: string;
  readonly wanted: WantedOrders;
  /** The list's data of the orders, to name those that no longer exist. */
  readonly known: ReadonlyMap<Order['id'], Order>;
  /** ISO date of the documents. */
  readonly day: string;
};

type Dependencies = {
  provider: AppDataProvider;
  printer: DocumentPrinter;
  /** Loads the company data and texts, in their current state. */
  readContent: () => Promise<PrintContent>;
  signal: AbortSignal;
};

type Watch = {
  /** Called with the progress, from 0 to 1. */
  onShare: (share: number) => void;
  /** Called with the orders that will be left out, as soon as they are known. */
  onLeftOut: (leftOut: readonly LeftOut[]) => void;
};

/** One file, the orders in it, and the orders left out. */
export type MadeBatch = {
  /** None if every order was left out, or there was none. */
  readonly printed: Printed | undefined;
  readonly orders: readonly (PrintedOrder & { readonly code: string })[];
  readonly leftOut: readonly LeftOut[];
  /** Orders whose declaration customs may not accept, and why. */
  readonly questionable: readonly Questionable[];
  /** Orders whose labels state another weight than the order, its invoice or its declaration. */
  readonly weighedTwice: readonly WeighedTwice[];
};

export type Questionable = {
  readonly order: Order;
  readonly warnings: readonly DeclarationWarning[];
};

/** The progress when the orders are read, and when all of their documents are. */
const ORDERS_READ = 0.1;
const DOCUMENTS_READ = 0.5;

/** Creates one file from the documents of many orders, in city order. */
export async function printBatch(
  wish: Wish,
  dependencies: Dependencies,
  watch: Watch,
): Promise<MadeBatch> {
  const { kind, title, wanted, known, day } = wish;
  const measure = createMeasure(watch.onShare);
  const found = inCityOrder(await foundOrders(wanted, dependencies, measure));
  const { chosen, leftOut } = sortedOut(kind, found, { ...wanted, known });
  watch.onLeftOut(leftOut);
  if (chosen.length === 0) return { ...NOTHING, leftOut };
  const drawing = { ...dependencies, title, day, content: await dependencies.readContent() };
  if (!isLogged(kind)) {
    const trip = await tripOfOrders(chosen, dependencies.provider, dependencies.signal);
    const list = { documents: [ordersListDocumentOf(chosen, day, trip)], direction: 'A' as const };
    const printed = await drawDocuments(list, drawing, measure.stretch(ORDERS_READ, 1));
    return { ...NOTHING, printed, leftOut };
  }
  const onRead = measure.stretch(ORDERS_READ, DOCUMENTS_READ);
  const read = await batchDocuments(kind, chosen, { ...dependencies, day }, onRead);
  const all = [...leftOut, ...read.leftOut];
  watch.onLeftOut(all);
  if (read.printable.length === 0) return { ...NOTHING, leftOut: all };
  const printed = await drawBothWays(read.printable, drawing, measure, [DOCUMENTS_READ, 1]);
  const questionable = documentOf(kind).isForCustoms ? questionableOf(chosen, drawing.content) : [];
  const weighedTwice = weighedTwiceIn(read.printable);
  return {
    printed,
    orders: read.printable.map(loggedOf),
    leftOut: all,
    questionable,
    weighedTwice,
  };
}

const NOTHING = { printed: undefined, orders: [], questionable: [], weighedTwice: [] } as const;

const questionableOf = (orders: readonly Order[], content: PrintContent): readonly Questionable[] =>
  orders
    .map((order) => ({ order, warnings: customsWarnings(order, content) }))
    .filter(({ warnings }) => warnings.length > 0);

/** Reads the orders; retries after a temporary failure of the server. */
async function foundOrders(
  wanted: WantedOrders,
  { provider, signal }: Dependencies,
  measure: Measure,
): Promise<readonly Order[]> {
  const onProgress = measure.stretch(0, ORDERS_READ);
  const orders = { resource: commands.name, definition: commands };
  const collect = (one: WantedOrders) =>
    collectRecords(provider, { ...orders, ...one }, { signal, onProgress });
  const [found] = await readEach([wanted], collect, signal);
  if (!found?.ok) throw found?.error;
  return found.value as readonly Order[];
}

const loggedOf = ({ order, invoice }: OrderDocument) => ({
  id: String(order.id),
  code: order.billCode ?? '',
  ...(invoice && { invoice }),
});

/**
 * The name of the trip of a list of orders: the open trip of their group. Orders of both groups have no
 * common trip, and neither have those carried by an earlier trip. If the trip cannot be loaded, the list
 * is printed without its name.
 */
async function tripOfOrders(
  orders: readonly Order[],
  provider: Pick<AppDataProvider, 'getTripByName'>,
  signal: AbortSignal,
): Promise<string> {
  const [group, ...others] = new Set(orders.map(({ tripGroup }) => tripGroup));
  if (!group || others.length > 0 || orders.some(({ finish }) => finish)) return '';
  try {
    const trip = await provider.getTripByName(group, { signal });
    // The list is printed in English (specification 9).
    return trip ? recordName(trips, trip, 'en') : groupDescription(group);
  } catch {
    return '';
  }
}
