import { sql } from 'kysely';
import type { OrderFacts } from '../../domain/messages/placeholder-values.ts';
import { fromCents } from '../../domain/money.ts';
import { stageOf } from '../../domain/orders/stages.ts';
import type { Executor } from '../resources/storage.ts';

/** An order that a message is about. */
export type SentOrder = {
  readonly id: string;
  readonly senderId: string;
  readonly recipientPhone: string;
  readonly shown: OrderFacts;
};

const living = (executor: Executor) =>
  executor
    .selectFrom('orders')
    .innerJoin('users as sender', 'sender.id', 'orders.sender_id')
    .select(['orders.id', 'orders.code', 'trip_group', 'stage', 'finished', 'sender_id'])
    .select(['sender.first_name', 'sender.last_name', 'recipient_first_name'])
    .select(['recipient_last_name', 'recipient_phone', 'recipient_address'])
    .select(['package_count', 'weight_grams', 'paid', 'total_cents', 'deposit_cents'])
    .where('deleted_at', 'is', null);

type Row = Awaited<ReturnType<ReturnType<typeof living>['execute']>>[number];

const GRAMS = 1000;

const euro = (cents: string | number | null): string | null =>
  cents === null ? null : fromCents(Number(cents));

const sentOrder = (row: Row): SentOrder => ({
  id: row.id,
  senderId: row.sender_id,
  recipientPhone: row.recipient_phone,
  shown: {
    billCode: row.code,
    tripGroup: row.trip_group === 'B' ? 'B' : 'A',
    commandMode: stageOf(row.stage).mode,
    finish: row.finished,
    sender: { firstName: row.first_name, lastName: row.last_name },
    recipient: {
      firstName: row.recipient_first_name,
      lastName: row.recipient_last_name,
      address: row.recipient_address,
    },
    numofpackages: row.package_count,
    wights: row.weight_grams / GRAMS,
    paid: row.paid,
    priceTotal: euro(row.total_cents),
    deposit: euro(row.deposit_cents),
  },
});

/** Orders by their ids, those in the bin left out. */
export async function ordersById(
  executor: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SentOrder>> {
  if (ids.length === 0) return new Map();
  const rows = await living(executor)
    .where((is) => is('orders.id', '=', is.fn.any(sql<string[]>`${[...new Set(ids)]}::uuid[]`)))
    .execute();
  return new Map(rows.map((row) => [row.id, sentOrder(row)]));
}

/** The latest order of each customer that has not arrived, by their ids. */
export async function latestOpenOrders(
  executor: Executor,
  customers: readonly string[],
): Promise<ReadonlyMap<string, SentOrder>> {
  if (customers.length === 0) return new Map();
  const rows = await living(executor)
    .distinctOn('sender_id')
    .where((is) => is('sender_id', '=', is.fn.any(sql<string[]>`${customers}::uuid[]`)))
    .where('finished', '=', false)
    .orderBy('sender_id')
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.sender_id, sentOrder(row)]));
}
