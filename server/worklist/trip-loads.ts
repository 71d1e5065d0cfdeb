import { sql } from 'kysely';
import { fromCents } from '../../domain/money.ts';
import { PARCEL_STATES } from '../../domain/parcels/parcel-states.ts';
import { hasReached } from '../../domain/parcels/scans.ts';
import { fromGrams } from '../../domain/weight.ts';
import type { CityLoad, TripLoad, TripYield } from '../../domain/worklist/work-lines.ts';
import { carriedBy } from '../orders/carried-by.ts';
import type { Executor } from '../resources/storage.ts';

/** How many trips that are over are compared with each other. */
const COMPARED_TRIPS = 8;

type TripRow = {
  id: string;
  name: 'A' | 'B';
  description: string | null;
  status: number;
  since: Date;
};

/** An open trip, how many parcels it is to carry, and how many of them are in the vehicle. */
export type OpenTrip = {
  readonly load: TripLoad;
  readonly parcels: number;
  readonly loaded: number;
};

/** The open trips, and what each carries to or from every city, the most parcels first. */
export async function openTrips(executor: Executor): Promise<readonly OpenTrip[]> {
  const { rows } = await sql<TripRow>`
    select id, name, description, status,
      coalesce((history -> -1 ->> 'at')::timestamptz, created_at) as since
    from trips where not finish order by name
  `.execute(executor);
  return Promise.all(
    rows.map(async ({ id, since, ...rest }) => {
      const counted = await cityLoads(executor, rest.name);
      const cities = counted.map(({ load }) => load);
      return {
        load: { _id: id, ...rest, stepSince: since.toISOString(), cities },
        parcels: cities.reduce((sum, { packages }) => sum + packages, 0),
        loaded: counted.reduce((sum, { loaded }) => sum + loaded, 0),
      };
    }),
  );
}

const LOADED_STATES = PARCEL_STATES.filter((state) => hasReached(state, 'loaded'));
const LOADED = sql.join(LOADED_STATES.map((state) => sql.lit(state)));
const ONLY_LOADED = sql`${sql.lit(JSON.stringify(LOADED_STATES))}::jsonb`;

type CityRow = {
  city: string;
  orders: number;
  packages: number;
  grams: string;
  loaded: number;
};

/**
 * What a group's open trip carries to each city, and how many of it are in the vehicle. An order knows
 * how many parcels it has and in which states they are, so only those of which some are in the vehicle
 * and some are not have their parcels counted.
 */
async function cityLoads(
  executor: Executor,
  group: 'A' | 'B',
): Promise<readonly { load: CityLoad; loaded: number }[]> {
  const { rows } = await sql<CityRow>`
    select coalesce(destination, '') as city, count(*)::integer as orders,
      sum(package_count)::integer as packages, sum(weight_grams) as grams,
      sum(case
        when parcel_states <@ ${ONLY_LOADED} then package_count
        when parcel_states ?| array[${LOADED}] then (
          select count(*) from parcels where order_id = orders.id and state in (${LOADED})
        ) else 0 end)::integer as loaded
    from orders where ${carriedBy(group)}
    group by destination order by 3 desc, 1
  `.execute(executor);
  return rows.map(({ grams, loaded, ...counts }) => ({
    load: { ...counts, weight: fromGrams(Number(grams)) },
    loaded,
  }));
}

type YieldRow = {
  id: string;
  name: 'A' | 'B';
  description: string | null;
  passage: Date | null;
  created_at: Date;
  finished_at: Date;
  orders: number;
  packages: number;
  grams: string;
  cents: string;
};

/** What the latest trips that are over have carried and earned, the oldest first. */
export async function tripYields(executor: Executor): Promise<readonly TripYield[]> {
  const { rows } = await sql<YieldRow>`
    select latest.id, latest.name, latest.description, latest.passage, latest.created_at,
      latest.finished_at,
      count(orders.id)::integer as orders,
      coalesce(sum(orders.package_count), 0)::integer as packages,
      coalesce(sum(orders.weight_grams), 0) as grams,
      coalesce(sum(orders.total_cents), 0) as cents
    from (
      select id, name, description, passage, created_at, finished_at from trips where finish
      order by finished_at desc limit ${COMPARED_TRIPS}
    ) as latest
    left join orders on orders.trip_id = latest.id and orders.deleted_at is null
    group by 1, 2, 3, 4, 5, 6 order by 6, 1
  `.execute(executor);
  return rows.map(({ id, passage, created_at, finished_at, grams, cents, ...rest }) => ({
    _id: id,
    ...rest,
    passage: passage?.toISOString() ?? null,
    createdAt: created_at.toISOString(),
    finishedAt: finished_at.toISOString(),
    weight: fromGrams(Number(grams)),
    revenue: fromCents(Number(cents)),
  }));
}
