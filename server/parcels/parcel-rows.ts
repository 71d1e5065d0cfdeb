import { sql, type Transaction } from 'kysely';
import { isOneOf } from '../../domain/is-one-of.ts';
import type { Parcel } from '../../domain/parcels/parcel.ts';
import { PARCEL_STATES } from '../../domain/parcels/parcel-states.ts';
import { fromGrams } from '../../domain/weight.ts';
import type { DB } from '../database/database-types.ts';
import type { Executor } from '../resources/storage.ts';

type Row = {
  code: string;
  order_id: string;
  order_code: string;
  number: number;
  count: number;
  weight_grams: number | null;
  state: string;
  updated_at: Date;
  version: number;
};

function toParcel(row: Row): Parcel {
  const { state, weight_grams: grams } = row;
  if (!isOneOf(PARCEL_STATES, state)) throw new Error('A parcel has a state that does not exist.');
  return {
    code: row.code,
    order: row.order_id,
    billCode: row.order_code,
    number: row.number,
    of: row.count,
    weight: grams === null ? null : fromGrams(grams),
    state,
    updatedAt: row.updated_at.toISOString(),
    __v: row.version,
  };
}

/** Parcels of living orders; an order in the bin takes its parcels with it. */
const LIVING = sql`
  select parcels.code, parcels.order_id, orders.code as order_code, parcels.number,
    orders.package_count as count, parcels.weight_grams, parcels.state, parcels.updated_at,
    parcels.version
  from parcels join orders on orders.id = parcels.order_id and orders.deleted_at is null
`;

/** The parcels of an order in their order; none if the order does not exist. */
export async function parcelsOfOrder(
  executor: Executor,
  orderId: string,
): Promise<readonly Parcel[]> {
  const { rows } = await sql<Row>`
    ${LIVING} where parcels.order_id = ${orderId} order by parcels.number
  `.execute(executor);
  return rows.map(toParcel);
}

/** The parcels of several orders. */
export async function parcelsOfOrders(
  executor: Executor,
  orderIds: readonly string[],
): Promise<readonly Parcel[]> {
  const { rows } = await sql<Row>`
    ${LIVING} where parcels.order_id = any(${orderIds}::uuid[])
  `.execute(executor);
  return rows.map(toParcel);
}

/** The parcel with a code, or `undefined`. */
export async function parcelByCode(executor: Executor, code: string): Promise<Parcel | undefined> {
  const { rows } = await sql<Row>`${LIVING} where parcels.code = ${code}`.execute(executor);
  return rows[0] && toParcel(rows[0]);
}

/**
 * The same, for a change. Its order is locked first: a change of the number of parcels also locks
 * the order, and so sees every earlier weight and scan. It is not shared, because a change of state is
 * noted with the order (parcels_note_state): two who shared it would wait for each other for ever.
 */
export async function lockParcel(
  transaction: Transaction<DB>,
  code: string,
): Promise<Parcel | undefined> {
  await sql`
    select 1 from orders where id = (select order_id from parcels where code = ${code})
    for no key update
  `.execute(transaction);
  await sql`select 1 from parcels where code = ${code} for no key update`.execute(transaction);
  return parcelByCode(transaction, code);
}
