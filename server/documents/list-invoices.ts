import { type RawBuilder, sql } from 'kysely';
import type { InvoiceSort, ListedInvoice } from '../../domain/documents/invoice/issued-invoice.ts';
import { fold } from '../../domain/fold.ts';
import { fromCents } from '../../domain/money.ts';
import type {
  InvoiceKind,
  InvoiceStatus,
  PaymentState,
} from '../../domain/orders/invoice-states.ts';
import { RequestError } from '../base/request-error.ts';
import { MAX_IDS, MAX_ROWS } from '../resources/list-query.ts';
import type { Executor } from '../resources/storage.ts';
import {
  INVOICE_COLUMNS,
  type InvoiceRow,
  OPEN_CENTS,
  toInvoice,
  UNPAID_CENTS,
} from './invoice-rows.ts';

/** The filters of the list; ISO days, both included. */
export type InvoiceFilter = {
  readonly ids?: readonly string[] | undefined;
  readonly orders?: readonly string[] | undefined;
  readonly kind?: InvoiceKind | undefined;
  readonly status?: InvoiceStatus | undefined;
  /** Whether the order of a valid invoice is paid. */
  readonly paid?: boolean | undefined;
  /** How the payment of a valid invoice stands on the day of the call. */
  readonly paymentState?: readonly PaymentState[] | undefined;
  readonly dueFrom?: string | undefined;
  readonly dueTo?: string | undefined;
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
  /** Without it, the whole list. */
  readonly limit?: number | undefined;
};

/** The state as users see it: a Storno has none of the states of an invoice. */
const STATE = sql`case when i.kind = 'storno' then 'storno' else i.status end`;

/** A value of the order of a valid invoice. */
const ofOrder = (value: RawBuilder<unknown>) => sql`(
  select ${value} from orders o
  where o.id = i.order_id and i.kind = 'invoice' and i.status = 'issued'
)`;

/**
 * The payment of an invoice `i` with the order `o` on an ISO day in Berlin. Nobody is reminded for an
 * order in the bin, so that is not overdue; a deposit of everything leaves nothing to pay.
 */
const stateOn = (today: string) => sql<PaymentState>`case when ${OPEN_CENTS} = 0 then 'paid'
  when o.deleted_at is null and i.due_on < ${today}::date then 'overdue'
  when coalesce(o.deposit_cents, 0) > 0 then 'part' else 'open' end`;

const SORTS: Readonly<Record<InvoiceSort, RawBuilder<unknown>>> = {
  number: sql`i.number`,
  date: sql`i.date`,
  customer: sql`i.customer_name collate "de-x-icu"`,
  total: sql`i.total_cents`,
  dueOn: sql`case when i.status = 'issued' then i.due_on end`,
  open: ofOrder(OPEN_CENTS),
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

function conditionsOf(filter: InvoiceFilter, today: string): readonly RawBuilder<unknown>[] {
  const { ids, orders, kind, status, paid, number, from, to, search = '' } = filter;
  const { paymentState, dueFrom, dueTo } = filter;
  const isOwed = sql`i.kind = 'invoice' and i.status = 'issued'`;
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
    ...(paymentState
      ? [
          sql`${isOwed} and exists (
            select from orders o
            where o.id = i.order_id and ${stateOn(today)} = any(${paymentState}::text[])
          )`,
        ]
      : []),
    // As the index of due days says it.
    ...(paymentState?.every((state) => state === 'overdue')
      ? [sql`i.due_on < ${today}::date`]
      : []),
    ...(dueFrom ? [sql`${isOwed} and i.due_on >= ${dueFrom}::date`] : []),
    ...(dueTo ? [sql`${isOwed} and i.due_on <= ${dueTo}::date`] : []),
    ...(number ? [sql`i.number = ${number}`] : []),
    ...(from ? [sql`i.date >= ${from}::date`] : []),
    ...(to ? [sql`i.date <= ${to}::date`] : []),
    ...words.map((word) => sql`${SEARCHED} like ${containing(word)}`),
  ];
}

const matching = (filter: InvoiceFilter, today: string) =>
  sql.join([sql`true`, ...conditionsOf(filter, today)], sql` and `);

/**
 * How many issued documents match, their totals, and what is still to be paid of them; a Storno counts
 * as negative, and nothing is to be paid of it.
 */
export async function invoiceTotals(
  executor: Executor,
  filter: InvoiceFilter,
  today: string,
): Promise<{ count: number; total: string; open: string }> {
  const { rows } = await sql<{ count: string; cents: string; open: string }>`
    select count(*) as count, coalesce(sum(i.total_cents), 0) as cents,
      coalesce(sum(${OPEN_CENTS}) filter (
        where i.kind = 'invoice' and i.status = 'issued' and o.id is not null
      ), 0) as open
    from invoices i left join orders o on o.id = i.order_id
    where ${matching(filter, today)}
  `.execute(executor);
  const [sums] = rows;
  return {
    count: Number(sums?.count ?? 0),
    total: fromCents(Number(sums?.cents ?? 0)),
    open: fromCents(Number(sums?.open ?? 0)),
  };
}

/**
 * The invoices whose payment term is over, as the list with that filter counts them, the day since which
 * the oldest is, and what is still to be paid of all.
 */
export async function overdueInvoices(
  executor: Executor,
  today: string,
): Promise<{ count: number; open: string; oldest: string | null }> {
  const { rows } = await sql<{ count: string; open: string | null; oldest: string | null }>`
    select count(*) as count, sum(${UNPAID_CENTS}) as open, min(i.due_on)::text as oldest
    from invoices i join orders o on o.id = i.order_id
    where i.kind = 'invoice' and i.status = 'issued' and i.due_on < ${today}::date
      and o.deleted_at is null and not o.paid and ${UNPAID_CENTS} > 0
  `.execute(executor);
  const [sums] = rows;
  return {
    count: Number(sums?.count ?? 0),
    open: fromCents(Number(sums?.open ?? 0)),
    oldest: sums?.oldest ?? null,
  };
}

/**
 * The ids of all issued documents that match, in the order of the list. Throws `list.tooLong` if there
 * are more than one answer may hold.
 */
export async function listInvoiceIds(
  executor: Executor,
  filter: InvoiceFilter,
  { sort, descending }: Pick<InvoicePage, 'sort' | 'descending'>,
  today: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select i.id from invoices i where ${matching(filter, today)}
    order by ${orderOf(sort, descending)}
    limit ${MAX_IDS + 1}
  `.execute(executor);
  if (rows.length > MAX_IDS) {
    throw new RequestError('list.tooLong', {
      message: `More than ${MAX_IDS} documents match. Request them page by page, with page and limit.`,
    });
  }
  return rows.map(({ id }) => id);
}

function orderOf(sort: InvoiceSort, descending: boolean) {
  const direction = descending ? sql`desc` : sql`asc`;
  return sql`${SORTS[sort]} ${direction}, i.issued_at ${direction}, i.id ${direction}`;
}

/** A page of issued documents, and how many match. */
export async function listInvoices(
  executor: Executor,
  filter: InvoiceFilter,
  { sort, descending, page, limit }: InvoicePage,
  today: string,
): Promise<{ count: number; invoices: readonly ListedInvoice[] }> {
  const { count } = await invoiceTotals(executor, filter, today);
  if (limit === undefined && count > MAX_ROWS) {
    throw new RequestError('list.tooLong', {
      message: `More than ${MAX_ROWS} documents match. Request them page by page, with page and limit.`,
    });
  }
  const most = limit ?? MAX_ROWS;
  const { rows } = await sql<
    InvoiceRow & { order_exists: boolean; payment_state: PaymentState | null }
  >`
    select ${INVOICE_COLUMNS}, exists (
      select from orders o where o.id = i.order_id and o.deleted_at is null
    ) as order_exists, ${ofOrder(stateOn(today))} as payment_state
    from invoices i where ${matching(filter, today)}
    order by ${orderOf(sort, descending)}
    limit ${most} offset ${(page - 1) * most}
  `.execute(executor);
  return {
    count,
    invoices: rows.map((row) => ({
      ...toInvoice(row),
      orderExists: row.order_exists,
      paymentState: row.payment_state,
    })),
  };
}
