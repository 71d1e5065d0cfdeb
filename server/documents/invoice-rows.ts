import { sql } from 'kysely';
import { berlinDay } from '../../domain/berlin-clock.ts';
import { buyerOf } from '../../domain/documents/buyer.ts';
import { retainedUntil } from '../../domain/documents/invoice/invoice-days.ts';
import type { InvoiceSnapshot } from '../../domain/documents/invoice/invoice-snapshot.ts';
import type { IssuedInvoice, WholeInvoice } from '../../domain/documents/invoice/issued-invoice.ts';
import { fromCents } from '../../domain/money.ts';
import type { InvoiceKind, InvoiceStatus } from '../../domain/orders/invoice-states.ts';
import type { WayToPay } from '../../domain/orders/payment.ts';
import type { WriteContext } from '../resources/request-context.ts';
import type { Executor } from '../resources/storage.ts';
import { xmlColumns } from './invoice-xml.ts';

/** A row of `INVOICE_COLUMNS`. */
export type InvoiceRow = {
  id: string;
  kind: InvoiceKind;
  number: string;
  status: InvoiceStatus;
  order_id: string;
  order_code: string;
  customer_name: string;
  date: string;
  service_date: string | null;
  total_cents: string;
  issued_at: Date;
  issued_by_name: string;
  cancels_id: string | null;
  reason: string | null;
  cancelled_by: string | null;
  pdf_sha256: string | null;
  pdf_size: number | null;
  pdf_at: Date | null;
  due_on: string | null;
  payment: {
    paid: boolean;
    on: string | null;
    via: WayToPay | null;
    open: number;
  } | null;
};

const pdfOf = ({
  pdf_sha256: sha256,
  pdf_size: size,
  pdf_at: at,
}: InvoiceRow): IssuedInvoice['pdf'] =>
  sha256 !== null && size !== null && at !== null ? { sha256, size, at: at.toISOString() } : null;

export const toInvoice = (row: InvoiceRow): IssuedInvoice => ({
  _id: row.id,
  kind: row.kind,
  number: row.number,
  status: row.status,
  order: row.order_id,
  billCode: row.order_code,
  customer: row.customer_name,
  date: row.date,
  serviceDate: row.service_date,
  total: fromCents(Number(row.total_cents)),
  issuedAt: row.issued_at.toISOString(),
  issuedBy: row.issued_by_name,
  cancels: row.cancels_id,
  reason: row.reason,
  cancelledBy: row.cancelled_by,
  paid: row.payment?.paid ?? null,
  paidOn: row.payment?.on ?? null,
  paidVia: row.payment?.via ?? null,
  dueOn: row.payment ? row.due_on : null,
  open: row.payment ? fromCents(row.payment.open) : null,
  pdf: pdfOf(row),
});

/** What is to be paid of an invoice `i` with the order `o`, in cents, unless the order is paid. */
export const UNPAID_CENTS = sql`greatest(i.total_cents - coalesce(o.deposit_cents, 0), 0)`;

/** What is still to be paid of an invoice `i` with the order `o`, in cents. */
export const OPEN_CENTS = sql`case when o.paid then 0 else ${UNPAID_CENTS} end`;

/**
 * The columns that an answer needs, from `invoices` as `i`; days as texts, which have no time zone.
 */
export const INVOICE_COLUMNS = sql`
  i.id, i.kind, i.number, i.status, i.order_id, i.order_code, i.customer_name, i.date::text,
  i.service_date::text, i.due_on::text, i.total_cents, i.issued_at, i.issued_by_name, i.cancels_id, i.reason,
  (select s.id from invoices s where s.cancels_id = i.id) as cancelled_by,
  i.pdf_sha256, i.pdf_size, i.pdf_at,
  (
    select jsonb_build_object(
      'paid', o.paid, 'on', o.paid_on, 'via', o.paid_via, 'open', ${OPEN_CENTS}
    ) from (
      select id, paid, paid_on, paid_via, deposit_cents from orders where orders.id = i.order_id
      union all
      -- What is known of an order that was erased with its customer.
      select i.order_id, paid, paid_on, paid_via, deposit_cents from settled_invoice
      where settled_invoice.invoice_id = i.id
    ) as o
    where i.kind = 'invoice' and i.status = 'issued'
  ) as payment
`;

/** The documents issued for an order, the latest first. */
export async function invoicesOfOrder(
  executor: Executor,
  orderId: string,
): Promise<readonly IssuedInvoice[]> {
  const { rows } = await sql<InvoiceRow>`
    select ${INVOICE_COLUMNS} from invoices i where i.order_id = ${orderId}
    order by i.issued_at desc, i.id desc
  `.execute(executor);
  return rows.map(toInvoice);
}

/**
 * An issued document with everything that it prints, or `undefined`; on request locked until the
 * transaction ends.
 */
export async function findInvoice(
  executor: Executor,
  id: string,
  lock?: 'change',
): Promise<WholeInvoice | undefined> {
  const locking = lock ? sql`for update of i` : sql``;
  const { rows } = await sql<InvoiceRow & { snapshot: InvoiceSnapshot }>`
    select ${INVOICE_COLUMNS}, i.snapshot from invoices i where i.id = ${id} ${locking}
  `.execute(executor);
  const [row] = rows;
  return row && { ...toInvoice(row), snapshot: row.snapshot };
}

type NewInvoice = {
  readonly orderId: string;
  readonly snapshot: InvoiceSnapshot;
  readonly cancels?: { readonly id: string; readonly reason: string };
};

/** Stores an issued document for good, and returns its id. */
export async function insertInvoice(
  { orderId, snapshot, cancels }: NewInvoice,
  { transaction, actor, now, newId }: WriteContext,
): Promise<string> {
  const { paper: document, amounts, company } = snapshot;
  const id = newId();
  await transaction
    .insertInto('invoices')
    .values({
      id,
      kind: cancels ? 'storno' : 'invoice',
      number: document.number,
      order_id: orderId,
      order_code: document.orderCode,
      customer_name: buyerOf(document).name,
      date: sql`${document.date}::date`,
      service_date: sql`${document.serviceDate}::date`,
      total_cents: amounts.totalCents,
      issued_at: now,
      issued_by: actor.id,
      issued_by_name: actor.name,
      cancels_id: cancels?.id ?? null,
      reason: cancels?.reason ?? null,
      snapshot: JSON.stringify(snapshot),
      logo_file: company.logo,
      ...xmlColumns(snapshot),
      kept_until: sql`${retainedUntil(berlinDay(now))}::date`,
    })
    .execute();
  return id;
}
