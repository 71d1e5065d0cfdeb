import { type SqlBool, sql } from 'kysely';
import { isOneOf } from '../../domain/is-one-of.ts';
import { type LeftParcel, type Loading, MOST_LEFT } from '../../domain/parcels/loading.ts';
import { PARCEL_STATES, type ParcelState } from '../../domain/parcels/parcel-states.ts';
import { hasReached } from '../../domain/parcels/scans.ts';
import { RequestError } from '../base/request-error.ts';
import { carriedBy } from '../orders/carried-by.ts';
import type { Executor } from '../resources/storage.ts';

const NOT_LOADED = sql.join(
  PARCEL_STATES.filter((state) => !hasReached(state, 'loaded')).map((state) => sql.lit(state)),
);

const NONE: Loading['states'] = {
  registered: 0,
  received: 0,
  loaded: 0,
  delivered: 0,
  missing: 0,
};

/** How far the parcels of a trip's orders are. Throws if there is no such trip. */
export async function loadingOf(executor: Executor, tripId: string): Promise<Loading> {
  const { rows: trips } = await sql<{ name: string; finish: boolean }>`
    select name, finish from trips where id = ${tripId}
  `.execute(executor);
  const [trip] = trips;
  if (!trip) throw new RequestError('record.notFound');
  // An open trip carries the orders of its group that wait for it, a finished one those it took along.
  const isCarried = trip.finish
    ? sql<SqlBool>`trip_id = ${tripId} and deleted_at is null`
    : carriedBy(trip.name);
  const carried = sql`
    select id, code, package_count, recipient_name, destination, city_rank
    from orders where ${isCarried}
  `;
  const [counts, left] = await Promise.all([
    sql<{ state: string; count: number }>`
      select parcels.state, count(*)::integer as count
      from (${carried}) as carried join parcels on parcels.order_id = carried.id
      group by parcels.state
    `.execute(executor),
    sql<LeftParcel>`
      select parcels.code, carried.id as "order", carried.code as "billCode", parcels.number,
        carried.package_count as "of", parcels.state,
        coalesce(carried.recipient_name, '') as recipient,
        coalesce(carried.destination, '') as destination
      from (${carried}) as carried join parcels on parcels.order_id = carried.id
      where parcels.state in (${NOT_LOADED})
      order by carried.city_rank, carried.destination, carried.code, parcels.number
      limit ${MOST_LEFT}
    `.execute(executor),
  ]);
  const counted = counts.rows.flatMap(({ state, count }): [ParcelState, number][] =>
    isOneOf(PARCEL_STATES, state) ? [[state, count]] : [],
  );
  return { states: { ...NONE, ...Object.fromEntries(counted) }, left: left.rows };
}
