import { sql } from 'kysely';
import { isForCustomer } from '../../domain/documents/buyer.ts';
import type { InvoiceDocument } from '../../domain/documents/printed-documents.ts';
import { fromCents } from '../../domain/money.ts';
import { dueCentsOf } from '../../domain/orders/balance.ts';
import type { InvoiceKind, InvoiceStatus } from '../../domain/orders/invoice-states.ts';
import { announcedWay, type PAYMENTS, type WayToPay } from '../../domain/orders/payment.ts';
import type { TripGroup } from '../../domain/trips/groups.ts';
import { reachedSteps } from '../../domain/trips/reached-steps.ts';
import { companySettings } from '../documents/company-settings.ts';
import type { HistoryLine } from '../orders/order-history.ts';
import { parcelsOfOrder } from '../parcels/parcel-rows.ts';
import type { Executor } from '../resources/storage.ts';
import type { TripLine } from '../trips/trip-history.ts';
import type { OwnOrder } from './own-order-schemas.ts';

/** An order, and who asks for it: of an order of somebody else nothing is found. */
export type OwnedOrder = { readonly id: string; readonly owner: string };

type OrderRow = {
  readonly code: string;
  readonly created_at: Date;
  readonly trip_group: TripGroup;
  readonly stage: string;
  readonly finished: boolean;
  readonly history: readonly HistoryLine[];
  readonly total_cents: string | null;
  readonly deposit_cents: string | null;
  readonly deposit_on: string | null;
  readonly deposit_via: WayToPay | null;
  readonly payment: (typeof PAYMENTS)[number];
  readonly paid: boolean;
  readonly paid_on: string | null;
  readonly paid_via: WayToPay | null;
  readonly trip: { readonly status: number; readonly history: readonly TripLine[] } | null;
};

/** An order of group A that is not aboard yet has no trip, but no step of one either. */
async function orderRow(
  executor: Executor,
  { id, owner }: OwnedOrder,
): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select o.code, o.created_at, o.trip_group, o.stage, o.finished, o.history, o.total_cents,
      o.deposit_cents, o.deposit_on::text, o.deposit_via, o.payment, o.paid, o.paid_on::text,
      o.paid_via, (
        select jsonb_build_object('status', t.status, 'history', t.history) from trips t
        where case when o.finished then t.id = o.trip_id
          else t.name = o.trip_group and not t.finish end
      ) as trip
    from orders o
    where o.id = ${id} and o.sender_id = ${owner} and o.deleted_at is null
  `.execute(executor);
  return rows[0];
}

type DocumentRow = {
  readonly id: string;
  readonly kind: InvoiceKind;
  readonly number: string;
  readonly status: InvoiceStatus;
  readonly date: string;
  readonly total_cents: string;
  readonly printed: InvoiceDocument;
};

/** The issued documents of an order that are made out to its customer, and not to another payer. */
async function documentsOf(executor: Executor, order: string): Promise<readonly DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select id, kind, number, status, date::text, total_cents, snapshot -> 'paper' as printed
    from invoices where order_id = ${order} order by issued_at desc, id desc
  `.execute(executor);
  return rows.filter(({ printed }) => isForCustomer(printed));
}

const moneyOf = (cents: string | null): string | null =>
  cents === null ? null : fromCents(Number(cents));

/** What was noted of the payment of an order that is not paid whole is about its deposit. */
function paymentOf(row: OrderRow): Omit<OwnOrder['payment'], 'transfer'> {
  const [price, deposit] = [moneyOf(row.total_cents), moneyOf(row.deposit_cents)];
  const due = dueCentsOf({ paid: row.paid, priceTotal: price, deposit });
  return {
    price,
    deposit,
    depositOn: row.paid ? row.deposit_on : row.paid_on,
    depositVia: row.paid ? row.deposit_via : row.paid_via,
    due: due === undefined ? null : fromCents(due),
    announced: announcedWay(row),
    paid: row.paid,
    paidOn: row.paid ? row.paid_on : null,
    paidVia: row.paid ? row.paid_via : null,
  };
}

/**
 * What a transfer names: the number of the valid invoice, as its PDF and its GiroCode do, and before there
 * is one the order. An invoice that somebody else pays is none of the customer's.
 */
const purposeOf = ({ code }: OrderRow, documents: readonly DocumentRow[]): string =>
  documents.find(({ kind, status }) => kind === 'invoice' && status === 'issued')?.number ?? code;

type Requested = { readonly due: string | null; readonly purpose: string };

/** The account of the company and the purpose, as long as something is to be paid. */
async function transferOf(
  executor: Executor,
  { trip_group: direction }: OrderRow,
  { due, purpose }: Requested,
): Promise<OwnOrder['payment']['transfer']> {
  if (!(Number(due) > 0)) return null;
  const { company } = await companySettings(executor, direction);
  const { holder, bank, iban, bic } = company.bank;
  return iban ? { holder: holder || company.name, bank, iban, bic, purpose } : null;
}

/** An order as its customer follows it; `undefined` if they have none with this id. */
export async function readOwnOrder(
  executor: Executor,
  requested: OwnedOrder,
): Promise<OwnOrder | undefined> {
  const row = await orderRow(executor, requested);
  if (!row) return undefined;
  const { trip_group: tripGroup, stage: commandMode, finished: finish, history, trip } = row;
  const createdAt = row.created_at.toISOString();
  const payment = paymentOf(row);
  const documents = await documentsOf(executor, requested.id);
  const purpose = purposeOf(row, documents);
  const order = { tripGroup, commandMode, finish, createdAt, history };
  return {
    _id: requested.id,
    steps: [...reachedSteps(order, trip ?? undefined)],
    parcels: (await parcelsOfOrder(executor, requested.id)).map(
      ({ code, number, weight, state }) => ({
        code,
        number,
        weight,
        state,
      }),
    ),
    documents: documents.map(({ id, kind, number, status, date, total_cents: cents }) => ({
      _id: id,
      kind,
      number,
      status,
      date,
      total: fromCents(Number(cents)),
    })),
    payment: {
      ...payment,
      transfer: await transferOf(executor, row, { due: payment.due, purpose }),
    },
  };
}

/** Whether a document is one of an order of the customer, and made out to them. */
export async function isOwnDocument(
  executor: Executor,
  requested: OwnedOrder,
  document: string,
): Promise<boolean> {
  if (!(await orderRow(executor, requested))) return false;
  return (await documentsOf(executor, requested.id)).some(({ id }) => id === document);
}
