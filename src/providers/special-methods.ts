import type { RaRecord } from 'react-admin';
import { isOneOf } from '../../domain/is-one-of.ts';
import { isMoney } from '../../domain/money.ts';
import type { Parcel } from '../../domain/parcels/parcel.ts';
import { PARCEL_STATES } from '../../domain/parcels/parcel-states.ts';
import type { Trip } from '../../domain/resources/trips.ts';
import { groupDescription, type TripGroup } from '../../domain/trips/groups.ts';
import { isObject } from '../../domain/validate.ts';
import type { AppDataProvider, OrderTotals } from './app-data-provider.ts';
import { type ApiClient, isRouteMissing } from './capabilities.ts';
import { readList, readRecord } from './envelope.ts';
import type { HttpClient } from './http-client.ts';
import { listQuery, queryString } from './list-query.ts';
import type { WriteMethods } from './write-methods.ts';

type SpecialMethods = Pick<
  AppDataProvider,
  'getTripByName' | 'createGroup' | 'updateTrip' | 'getFile' | 'getCommandFile'
>;

/** The specification's calls other than create, read, update and delete. */
export const specialMethods = (
  http: HttpClient,
  { create, update }: WriteMethods,
): SpecialMethods => ({
  getTripByName: async (name, { signal = null } = {}) => {
    const { rows, count = rows.length } = readList(
      (await http.call(`trips?name=${name}`, { signal })).json,
    );
    if (rows.length > 0 || count === 0) return openTripOf(rows, name);
    // The specification promises only a count for this call; the trip itself is read by its name.
    const { json } = await http.call(`trips/${name}`, { signal });
    return openTripOf([readRecord(json) ?? []].flat(), name);
  },
  createGroup: async (name) =>
    asTrip((await create('trips', { data: { name, description: groupDescription(name) } })).data),
  updateTrip: async (id, changes) => asTrip((await update('trips', { id, data: changes })).data),
  async getFile(name, { signal = null, size } = {}) {
    const path = `auth/getfile/${encodeURIComponent(name)}`;
    if (!size) return http.blob(path, { signal });
    try {
      return await http.blob(`${path}?size=${size}`, { signal });
    } catch (error) {
      // Another back end may have no smaller copies.
      if (isRouteMissing(error)) return http.blob(path, { signal });
      throw error;
    }
  },
  getCommandFile: (fileId, { signal } = {}) =>
    http.blob(`auth/getcommandfile/${encodeURIComponent(fileId)}`, {
      signal: signal ?? null,
      // An ID card is never cached, whatever the back end says.
      cache: 'no-store',
    }),
});

/**
 * The open trip of a group. A back end that ignores the filter also returns finished trips and
 * other groups.
 */
const openTripOf = (rows: readonly RaRecord[], group: TripGroup): Trip | undefined =>
  rows.map(asTrip).find(({ name = group, finish }) => name === group && !finish);

/** The edge: what a back end sends under `trips` is taken for a trip. */
const asTrip = (record: unknown): Trip => record as Trip;

/**
 * Requests the sums over a list of orders. A back end without them takes the path for
 * an order's id.
 */
export const orderTotals =
  (http: ApiClient): AppDataProvider['getOrderTotals'] =>
  async (filter, { signal } = {}) => {
    const query = queryString(listQuery({ filter }));
    const path = `commands/totals${query ? `?${query}` : ''}`;
    const json = await http.callIfThere(path, { signal: signal ?? null });
    return readTotals(isObject(json) ? json.data : undefined);
  };

function readTotals(data: unknown): OrderTotals | undefined {
  if (!isObject(data)) return undefined;
  const { count, packages, weight, unpaid } = data;
  return typeof count === 'number' &&
    typeof packages === 'number' &&
    typeof weight === 'number' &&
    isMoney(unpaid)
    ? { count, packages, weight, unpaid }
    : undefined;
}

/** The calls about parcels, which only some back ends store. */
export const parcelMethods = (
  http: ApiClient,
): Pick<AppDataProvider, 'getParcels' | 'changeParcel'> => ({
  getParcels: async (orderId, { signal } = {}) => {
    const path = `parcels?order=${encodeURIComponent(orderId)}`;
    const json = await http.callIfThere(path, { signal: signal ?? null });
    const rows = isObject(json) ? json.data : undefined;
    return Array.isArray(rows) ? rows.filter(isParcel) : undefined;
  },
  changeParcel: async (code, change) => {
    const path = `parcels/${encodeURIComponent(code)}`;
    await http.call(path, { method: 'PUT', body: JSON.stringify(change) });
  },
});

const isParcel = (row: unknown): row is Parcel =>
  isObject(row) &&
  typeof row.code === 'string' &&
  typeof row.number === 'number' &&
  isOneOf(PARCEL_STATES, row.state);
