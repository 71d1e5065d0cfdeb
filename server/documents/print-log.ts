import { sql, type Transaction } from 'kysely';
import type { Print } from '../../domain/documents/print.ts';
import { documentOf, type PrintKind } from '../../domain/orders/document-kinds.ts';
import { RequestError } from '../base/request-error.ts';
import type { DB } from '../database/database-types.ts';
import type { WriteContext } from '../resources/request-context.ts';
import type { Executor } from '../resources/storage.ts';

type Row = {
  id: string;
  kind: PrintKind;
  /** Also given for an invoice whose order is deleted. */
  order_id: string;
  invoice_id: string | null;
  at: Date;
  by_name: string;
  reprint: boolean;
};

const toPrint = (row: Row): Print => ({
  _id: row.id,
  kind: row.kind,
  order: row.order_id,
  invoice: row.invoice_id,
  at: row.at.toISOString(),
  by: row.by_name,
  reprint: row.reprint,
});

/** What was printed of which orders; all of one kind. */
export type Printed = {
  readonly kind: PrintKind;
  readonly orders: readonly string[];
  /** The issued documents among them, each of one of the orders. */
  readonly invoices?: readonly string[] | undefined;
};

/** What was recorded, and the orders for which nothing was, because they are deleted. */
export type Logged = { readonly prints: readonly Print[]; readonly deleted: readonly string[] };

type Entry = { readonly order: string; readonly invoice: string | null };

/**
 * Records what was printed, in the given order. An invoice with another number is not a reprint. An
 * issued document is recorded even if its order is deleted. Any other document of such an order is not
 * recorded, but does not keep the rest of the batch out of the log.
 */
export async function logPrints(printed: Printed, context: WriteContext): Promise<Logged> {
  const { transaction } = context;
  const { kind, invoices = [] } = printed;
  const orders = [...new Set(printed.orders)];
  const issued = await issuedOf(transaction, { kind, orders, invoices });
  const living = await livingOf(transaction, orders);
  const isLogged = (order: string) =>
    living.has(order) || issued.some((entry) => entry.order === order);
  const entries = orders.filter(isLogged).flatMap((order): readonly Entry[] => {
    const own = issued.filter((entry) => entry.order === order);
    return own.length > 0 ? own : [{ order, invoice: null }];
  });
  return {
    prints: await writePrints(kind, entries, context),
    deleted: orders.filter((order) => !isLogged(order)),
  };
}

/**
 * The orders that exist. They are locked until the end, so that no print counts as the first one
 * twice.
 */
async function livingOf(
  transaction: Transaction<DB>,
  orders: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from orders where id = any(${orders}::uuid[]) and deleted_at is null
    order by id for no key update
  `.execute(transaction);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Which order each issued document belongs to. Throws if one belongs to none of the orders, or is
 * not an invoice.
 */
async function issuedOf(
  transaction: Transaction<DB>,
  { kind, orders, invoices = [] }: Printed,
): Promise<readonly Entry[]> {
  if (invoices.length === 0) return [];
  const { rows } = await sql<{ order: string; invoice: string }>`
    select order_id as "order", id as invoice from invoices
    where id = any(${invoices}::uuid[]) and order_id = any(${orders}::uuid[])
  `.execute(transaction);
  if (!documentOf(kind).isIssued || rows.length !== new Set(invoices).size) {
    throw new RequestError('record.invalid', {
      fields: { invoices: { code: 'unknownReference' } },
    });
  }
  return rows;
}

async function writePrints(
  kind: PrintKind,
  entries: readonly Entry[],
  { transaction, actor, now, newId }: WriteContext,
): Promise<readonly Print[]> {
  const ids = entries.map(newId);
  const orders = entries.map(({ order }) => order);
  const invoices = entries.map(({ invoice }) => invoice);
  const { rows } = await sql<Omit<Row, 'order_id'>>`
    insert into prints (id, at, by_id, by_name, kind, order_id, invoice_id, reprint)
    select one.id, ${now}, ${actor.id}, ${actor.name}, ${kind}, o.id, one.invoice_id,
      case when one.invoice_id is null then exists (
        select from prints earlier where earlier.order_id = one.order_id and earlier.kind = ${kind}
          and earlier.invoice_id is null
      ) else exists (
        select from prints earlier where earlier.invoice_id = one.invoice_id
      ) end
    from unnest(${ids}::uuid[], ${orders}::uuid[], ${invoices}::uuid[])
      as one (id, order_id, invoice_id)
      left join orders o on o.id = one.order_id and o.deleted_at is null
    returning id, kind, invoice_id, at, by_name, reprint
  `.execute(transaction);
  const orderOf = new Map(ids.map((id, at) => [id, orders[at] ?? '']));
  return rows.map((row) => toPrint({ ...row, order_id: orderOf.get(row.id) ?? '' }));
}

const COLUMNS = sql`p.id, p.kind, p.invoice_id, p.at, p.by_name, p.reprint`;

/**
 * What was printed of an order, the latest first. For an order that was removed for good, only the
 * prints of its invoices are left.
 */
export async function printsOfOrder(executor: Executor, order: string): Promise<readonly Print[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS}, p.order_id from prints p where p.order_id = ${order}
    union all
    select ${COLUMNS}, i.order_id from invoices i join prints p on p.invoice_id = i.id
    where i.order_id = ${order} and p.order_id is null
    order by at desc, id desc
  `.execute(executor);
  return rows.map(toPrint);
}
