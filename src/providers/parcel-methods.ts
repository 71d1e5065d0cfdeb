import { isOneOf } from '../../domain/is-one-of.ts';
import type { Parcel } from '../../domain/parcels/parcel.ts';
import { PARCEL_STATES } from '../../domain/parcels/parcel-states.ts';
import { isObject } from '../../domain/validate.ts';
import type { AppDataProvider } from './app-data-provider.ts';
import type { HttpClient } from './http-client.ts';
import { isNotThere } from './http-error.ts';

/** The calls about parcels, which only some back ends store. */
export const parcelMethods = (
  http: HttpClient,
): Pick<AppDataProvider, 'getParcels' | 'changeParcel'> => ({
  getParcels: async (orderId, { signal } = {}) => {
    const path = `parcels?order=${encodeURIComponent(orderId)}`;
    try {
      const { json } = await http.call(path, { signal: signal ?? null });
      const rows = isObject(json) ? json.data : undefined;
      return Array.isArray(rows) ? rows.filter(isParcel) : undefined;
    } catch (error) {
      if (isNotThere(error)) return undefined;
      throw error;
    }
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
