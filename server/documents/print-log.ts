import { sql, type Transaction } from 'kysely';
import type { Print, PrintKind } from '../../domain/documents/print.ts';
import type { DB } from '../database-types.ts';
import { RequestError } from '../request-error.ts';
import type { WriteContext } from '../resources/hooks.ts';
import type { Executor } from '../resources/storage.ts';

type Row = {
  id: string;
  kind: PrintKind;
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

const unknown = (field: string): RequestError =>
  new RequestError('record.invalid', { fields: { [field]: { code: 'unknownReference' } } });

/** What was printed of which orders; of a batch all of one kind. */
export type Printed = {
  readonly kind: PrintKind;
  readonly orders: readonly string[];
  readonly invoice?: string | undefined;
};

async function refuseStrangers(
  transaction: Transaction<DB>,
  { orders, invoice }: Printed,
): Promise<void> {
  // Shared until the end, so that no order goes while its prints are written.
  const { rows } = await sql`
    select 1 from orders where id = any(${orders}::uuid[]) and deleted_at is null for key share
  `.execute(transaction);
  if (rows.length !== orders.length) throw unknown('orders');
  if (invoice === undefined) return;
  const found = await sql`
    select 1 from invoices where id = ${invoice} and order_id = any(${orders}::uuid[])
  `.execute(transaction);
  if (found.rows.length === 0) throw unknown('invoice');
}

/** Writes down what was printed, in the order given. Of another number of an invoice it is no reprint. */
export async function logPrints(
  printed: Printed,
  { transaction, actor, now, newId }: WriteContext,
): Promise<readonly Print[]> {
  const orders = [...new Set(printed.orders)];
  const { kind, invoice = null } = printed;
  await refuseStrangers(transaction, { ...printed, orders });
  const ids = orders.map(newId);
  const { rows } = await sql<Row>`
    insert into prints (id, at, by_id, by_name, kind, order_id, invoice_id, reprint)
    select one.id, ${now}, ${actor.id}, ${actor.name}, ${kind}, one.order_id, ${invoice}, exists (
      select from prints earlier where earlier.order_id = one.order_id and earlier.kind = ${kind}
        and earlier.invoice_id is not distinct from ${invoice}::uuid
    )
    from unnest(${ids}::uuid[], ${orders}::uuid[]) as one (id, order_id)
    returning *
  `.execute(transaction);
  return rows.map(toPrint);
}

/** What was printed of an order, the latest first. */
export async function printsOfOrder(executor: Executor, order: string): Promise<readonly Print[]> {
  const { rows } = await sql<Row>`
    select * from prints where order_id = ${order} order by at desc, id desc
  `.execute(executor);
  return rows.map(toPrint);
}
