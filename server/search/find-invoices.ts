import { sql } from 'kysely';
import { allows } from '../../domain/access.ts';
import { fold } from '../../domain/fold.ts';
import { invoices } from '../../domain/resources/invoices.ts';
import type { FoundInvoice } from '../../domain/search/found.ts';
import { INVOICE_COLUMNS, type InvoiceRow, toInvoice } from '../documents/invoice-rows.ts';
import { searchedOfInvoice } from '../documents/list-invoices.ts';
import { maySearch } from '../resources/list-query.ts';
import type { Reading } from '../resources/request-context.ts';
import { areFoundIn } from '../resources/search-text.ts';
import type { Executor } from '../resources/storage.ts';
import type { OrderRows } from './find-orders.ts';
import { latestFound, MOST_COUNTED, type Searched, type SoughtPage } from './latest-found.ts';

/** Issued documents are never deleted. */
export const ISSUED: Searched = {
  table: 'invoices',
  living: sql`true`,
  text: searchedOfInvoice('r'),
  age: 'issued_at',
};

type FoundInvoices = {
  readonly count: number;
  readonly isMore: boolean;
  readonly isExact: boolean;
  readonly hits: readonly FoundInvoice[];
};

const NOTHING: FoundInvoices = { count: 0, isMore: false, isExact: false, hits: [] };

/**
 * Issued invoices and Storno documents by number, customer and order. Their texts are stored as they
 * were frozen, and searched as they are written; the sound of a name is found by the order that an
 * invoice is about.
 */
export async function findInvoices(
  executor: Executor,
  { actor }: Reading,
  sought: SoughtPage,
  findingOrders: Promise<OrderRows>,
): Promise<FoundInvoices> {
  if (!allows(invoices.access.list, actor) || !maySearch(invoices, actor)) return NOTHING;
  const words = fold(sought.text).split(' ').filter(Boolean);
  const terms = words.map((word) => [word]);
  const [written, { ids: orders }] = await Promise.all([
    latestFound(executor, ISSUED, { text: sought.text, terms }),
    findingOrders,
  ]);
  if (written.length === 0 && orders.length === 0) return NOTHING;
  const { rows } = await sql<InvoiceRow>`
    select ${INVOICE_COLUMNS} from invoices i
    where i.id = any(${written.map(({ id }) => id)}::uuid[]) or i.order_id = any(${orders}::uuid[])
    order by i.number = ${sought.text.trim()} desc, i.issued_at desc, i.id desc
  `.execute(executor);
  const byText = new Set(written.map(({ id }) => id));
  const isIt = (row: InvoiceRow) =>
    byText.has(row.id) ||
    areFoundIn(sought.terms, invoices.fields, { number: row.number, customer: row.customer_name });
  const found = rows.filter(isIt);
  return {
    count: Math.min(found.length, MOST_COUNTED),
    isMore: found.length > MOST_COUNTED,
    isExact: found[0]?.number.toLowerCase() === sought.text.trim().toLowerCase(),
    hits: found.slice(0, sought.limit).map((row) => {
      const { _id, kind, status, number, customer, billCode, date, total } = toInvoice(row);
      return { _id, kind, status, number, customer, billCode, date, total };
    }),
  };
}
