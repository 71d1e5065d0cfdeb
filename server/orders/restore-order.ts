import { sql, type Transaction } from 'kysely';
import type { DB } from '../database/database-types.ts';
import { findRecord, presentRecord } from '../resources/find-record.ts';
import type { Call, WriteContext } from '../resources/request-context.ts';
import type { Resource } from '../resources/resource.ts';
import type { WireRecord } from '../resources/storage.ts';
import { writeAudit } from '../resources/write-audit.ts';
import { findBinned } from './bin-resource.ts';
import { historyLine } from './order-history.ts';

type FinishedTrip = { readonly id: string; readonly name: string };

/** The trip that carried the order when it was deleted, if it has finished since. */
async function finishedMeanwhile(
  transaction: Transaction<DB>,
  orderId: string,
): Promise<FinishedTrip | undefined> {
  // Locked against a clerk who is finishing the trip: either they see the order, or it sees the
  // finished trip.
  const { rows } = await sql<FinishedTrip & { finish: boolean }>`
    select trips.id, trips.name, trips.finish from trips
    where trips.id = (select bin_trip_id from orders where id = ${orderId}) for share
  `.execute(transaction);
  return rows.find(({ finish }) => finish);
}

async function bringBack(
  context: WriteContext,
  order: WireRecord,
  trip: FinishedTrip | undefined,
  undoes: string | undefined,
): Promise<void> {
  const lines = [
    historyLine(context, { action: 'restore' }),
    ...(trip ? [historyLine(context, { action: 'finish', to: trip.name })] : []),
  ];
  await sql`
    update orders set deleted_at = null, deleted_by = null, bin_trip_id = null, version = version + 1,
      updated_at = ${context.now}, history = history || ${JSON.stringify(lines)}::jsonb
      ${trip ? sql`, finished = true, trip_id = ${trip.id}` : sql``}
    where id = ${order._id}
  `.execute(context.transaction);
  const entry = { action: 'restore', resource: 'commands', recordId: order._id, undoes };
  const changes = trip && {
    finish: { from: false, to: true },
    trip: { from: null, to: trip.id },
  };
  await writeAudit([changes ? { ...entry, changes } : entry], context);
}

/**
 * Takes an order out of the bin as it was. If it was on the road with a trip that has finished
 * since, it has arrived with that trip. `undoes` is the entry of the deletion, if that is undone.
 */
export async function restoreOrder(
  call: Call,
  { orders, bin }: { orders: Resource; bin: Resource },
  id: string,
  context: WriteContext,
  undoes?: string,
): Promise<WireRecord> {
  const { transaction } = context;
  const order = await findBinned(transaction, call, bin, id);
  const trip = await finishedMeanwhile(transaction, order._id);
  await bringBack(context, order, trip, undoes);
  const stored = await findRecord(transaction, call, orders, { id, rule: () => true });
  return presentRecord(transaction, call, orders, stored);
}
