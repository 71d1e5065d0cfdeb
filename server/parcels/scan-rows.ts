import { sql } from 'kysely';
import { isOneOf } from '../../domain/is-one-of.ts';
import { STAGES } from '../../domain/orders/stages.ts';
import { PARCEL_STATES, type ParcelState } from '../../domain/parcels/parcel-states.ts';
import type { ScannedCode } from '../../domain/parcels/scanned-code.ts';
import {
  hasReached,
  SCAN_MODES,
  type Scan,
  type ScanMode,
  type ScannedOrder,
} from '../../domain/parcels/scans.ts';
import { TRIP_GROUPS } from '../../domain/trips/groups.ts';
import { goesWith } from '../../domain/trips/order-stand.ts';
import { fromGrams } from '../../domain/weight.ts';
import { RequestError } from '../base/request-error.ts';
import type { Executor } from '../resources/storage.ts';
import { parcelByCode } from './parcel-rows.ts';

type OrderRow = {
  id: string;
  code: string;
  trip_group: string;
  finished: boolean;
  recipient_name: string | null;
  destination: string | null;
  states: readonly string[];
};

/** How many of some parcels have come as far as a mode records; weighing brings them to the warehouse. */
const doneIn = (states: readonly string[], mode: ScanMode): number =>
  states.filter(
    (state) =>
      isOneOf(PARCEL_STATES, state) && hasReached(state, mode === 'weighed' ? 'received' : mode),
  ).length;

/** What a screen says of the order of a scanned parcel, by its id or its code. */
export async function scannedOrder(
  executor: Executor,
  by: { readonly id: string } | { readonly billCode: string },
  mode: ScanMode,
): Promise<ScannedOrder | null> {
  const isIt = 'id' in by ? sql`orders.id = ${by.id}` : sql`orders.code = ${by.billCode}`;
  const { rows } = await sql<OrderRow>`
    select orders.id, orders.code, orders.trip_group, orders.finished, orders.recipient_name,
      orders.destination,
      array(select state from parcels where order_id = orders.id) as states
    from orders where ${isIt} and orders.deleted_at is null
  `.execute(executor);
  const [row] = rows;
  if (!row) return null;
  const { trip_group: tripGroup } = row;
  if (!isOneOf(TRIP_GROUPS, tripGroup)) throw new Error('An order has an unknown group.');
  return {
    _id: row.id,
    billCode: row.code,
    tripGroup,
    finish: row.finished,
    recipient: row.recipient_name ?? '',
    destination: row.destination ?? '',
    parcels: row.states.length,
    done: doneIn(row.states, mode),
  };
}

/** The code of the parcel that is meant; nothing if there is none, or one of several. */
export async function meantParcel(
  executor: Executor,
  scanned: ScannedCode | undefined,
): Promise<string | undefined> {
  if (scanned === undefined) return undefined;
  if (scanned.kind === 'parcel') return scanned.code;
  const { rows } = await sql<{ code: string; number: number }>`
    select parcels.code, parcels.number from parcels
    join orders on orders.id = parcels.order_id and orders.deleted_at is null
    where orders.code = ${scanned.billCode}
  `.execute(executor);
  if (scanned.number === null) return rows.length === 1 ? rows[0]?.code : undefined;
  return rows.find(({ number }) => number === scanned.number)?.code;
}

/** Whether an order goes with an open trip. Throws if there is no such trip, or it is finished. */
export async function isOfTrip(executor: Executor, order: string, trip: string): Promise<boolean> {
  const { rows } = await sql<{
    name: string;
    status: number;
    finish: boolean;
    trip_group: string | null;
    stage: string | null;
    finished: boolean | null;
  }>`
    select trips.name, trips.status, trips.finish, orders.trip_group, orders.stage, orders.finished
    from trips left join orders on orders.id = ${order} where trips.id = ${trip}
  `.execute(executor);
  const [row] = rows;
  if (!row || !isOneOf(TRIP_GROUPS, row.name)) {
    throw new RequestError('record.invalid', { fields: { trip: { code: 'unknownReference' } } });
  }
  if (row.finish) throw new RequestError('trip.closed');
  if (!isOneOf(TRIP_GROUPS, row.trip_group) || !isOneOf(STAGES, row.stage)) return false;
  return goesWith(
    { tripGroup: row.trip_group, commandMode: row.stage, finish: row.finished },
    { name: row.name, status: row.status, finish: false },
  );
}

type ScanRow = {
  id: string;
  code: string;
  mode: string;
  at: Date;
  state_before: string;
  weight_before: number | null;
  version_after: number;
  undone_at: Date | null;
};

/** A stored scan, and the version that it gave the parcel. */
export type StoredScan = {
  readonly id: string;
  readonly code: string;
  readonly mode: ScanMode;
  readonly at: Date;
  readonly before: { readonly state: ParcelState; readonly weight: number | null };
  readonly versionAfter: number;
  readonly isUndone: boolean;
};

function toScan(row: ScanRow): StoredScan {
  const { mode, state_before: state, weight_before: grams } = row;
  if (!isOneOf(SCAN_MODES, mode) || !isOneOf(PARCEL_STATES, state)) {
    throw new Error('A scan has a mode or a state that does not exist.');
  }
  return {
    id: row.id,
    code: row.code,
    mode,
    at: row.at,
    before: { state, weight: grams === null ? null : fromGrams(grams) },
    versionAfter: row.version_after,
    isUndone: row.undone_at !== null,
  };
}

/** The latest scans of a person that changed a parcel, the latest first. */
export async function scansOf(
  executor: Executor,
  person: string,
  count: number,
): Promise<readonly StoredScan[]> {
  const { rows } = await sql<ScanRow>`
    select * from parcel_scans where by_id = ${person} order by id desc limit ${count}
  `.execute(executor);
  return rows.map(toScan);
}

/** One scan by its id, or `undefined`. */
export async function scanById(executor: Executor, id: string): Promise<StoredScan | undefined> {
  const { rows } = await sql<ScanRow>`select * from parcel_scans where id = ${id}`.execute(
    executor,
  );
  return rows[0] && toScan(rows[0]);
}

/** A stored scan as it is answered; nothing if its order is in the bin. */
export async function presentScan(
  executor: Executor,
  stored: StoredScan,
): Promise<Scan | undefined> {
  const parcel = await parcelByCode(executor, stored.code);
  if (!parcel) return undefined;
  const { id, mode, code, before, isUndone, at } = stored;
  return {
    id,
    mode,
    result: 'recorded',
    code,
    at: at.toISOString(),
    isUndone,
    parcel,
    before,
    order: await scannedOrder(executor, { id: parcel.order }, mode),
  };
}
