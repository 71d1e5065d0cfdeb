import { type RawBuilder, sql } from 'kysely';
import type { InvoiceSort, ListedInvoice } from '../../domain/documents/invoice/issued-invoice.ts';
import { fold } from '../../domain/fold.ts';
import { fromCents } from '../../domain/money.ts';
import type { InvoiceKind, InvoiceStatus } from '../../domain/orders/invoice-states.ts';
import type { Executor } from '../resources/storage.ts';
import { INVOICE_COLUMNS, type InvoiceRow, toInvoice } from './invoice-rows.ts';

/** The filters of the list; ISO days, both included. */
export type InvoiceFilter = {
  readonly ids?: readonly string[] | undefined;
  readonly orders?: readonly string[] | undefined;
  readonly kind?: InvoiceKind | undefined;
  readonly status?: InvoiceStatus | undefined;
  /** Whether the order of a valid invoice is paid. */
  readonly paid?: boolean | undefined;
  readonly number?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Parts of number, customer or order code, in any order. */
  readonly search?: string | undefined;
};

export type InvoicePage = {
  readonly sort: InvoiceSort;
  readonly descending: boolean;
  readonly page: number;
  readonly limit: number;
};

/** The state as users see it: a Storno has none of the states of an invoice. */
const STATE = sql`case when i.kind = 'storno' then 'storno' else i.status end`;

const SORTS: Readonly<Record<InvoiceSort, RawBuilder<unknown>>> = {
  number: sql`i.number`,
  date: sql`i.date`,
  customer: sql`i.customer_name collate "de-x-icu"`,
  total: sql`i.total_cents`,
  status: STATE,
  issuedAt: sql`i.issued_at`,
};

/**
 * The searched text of the invoices under an alias, in the form of the domain's `fold`. The index
 * `invoices_search` is of this expression.
 */
export const searchedOfInvoice = (alias: string): RawBuilder<string> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`folded(${column('number')} || ' ' || ${column('customer_name')} || ' ' || ${column('order_code')})`;
};

const SEARCHED = searchedOfInvoice('i');

const containing = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

function conditionsOf(filter: InvoiceFilter): readonly RawBuilder<unknown>[] {
  const { ids, orders, kind, status, paid, number, from, to, search = '' } = filter;
  const words = fold(search).split(' ').filter(Boolean);
  return [
    ...(ids ? [sql`i.id = any(${ids}::uuid[])`] : []),
    ...(orders ? [sql`i.order_id = any(${orders}::uuid[])`] : []),
    ...(kind ? [sql`i.kind = ${kind}`] : []),
    ...(status ? [sql`i.status = ${status}`] : []),
    ...(paid === undefined
      ? []
      : [
          sql`i.kind = 'invoice' and i.status = 'issued' and exists (
            select from orders o where o.id = i.order_id and o.paid = ${paid}
          )`,
        ]),
    ...(number ? [sql`i.number = ${number}`] : []),
    ...(from ? [sql`i.date >= ${from}::date`] : []),
    ...(to ? [sql`i.date <= ${to}::date`] : []),
    ...words.map((word) => sql`${SEARCHED} like ${containing(word)}`),
  ];
}

const matching = (filter: InvoiceFilter) =>
  sql.join([sql`true`, ...conditionsOf(filter)], sql` and `);

/** How many issued documents match and their totals; a Storno counts as negative. */
export async function invoiceTotals(
  executor: Executor,
  filter: InvoiceFilter,
): Promise<{ count: number; total: string }> {
  const { rows } = await sql<{ count: string; cents: string }>`
    select count(*) as count, coalesce(sum(i.total_cents), 0) as cents
    from invoices i where ${matching(filter)}
  `.execute(executor);
  const [sums] = rows;
  return { count: Number(sums?.count ?? 0), total: fromCents(Number(sums?.cents ?? 0)) };
}

/** A page of issued documents, and how many match. */
export async function listInvoices(
  executor: Executor,
  filter: InvoiceFilter,
  { sort, descending, page, limit }: InvoicePage,
): Promise<{ count: number; invoices: readonly ListedInvoice[] }> {
  const direction = descending ? sql`desc` : sql`asc`;
  const { rows } = await sql<InvoiceRow & { order_exists: boolean }>`
    select ${INVOICE_COLUMNS}, exists (
      select from orders o where o.id = i.order_id and o.deleted_at is null
    ) as order_exists
    from invoices i where ${matching(filter)}
    order by ${SORTS[sort]} ${direction}, i.issued_at ${direction}, i.id ${direction}
    limit ${limit} offset ${(page - 1) * limit}
  `.execute(executor);
  const { count } = await invoiceTotals(executor, filter);
  return {
    count,
    invoices: rows.map((row) => ({ ...toInvoice(row), orderExists: row.order_exists })),
  };
}
