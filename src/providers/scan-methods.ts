import type { Identifier } from 'react-admin';
import { isOneOf } from '../../domain/is-one-of.ts';
import type { Loading } from '../../domain/parcels/loading.ts';
import type { Parcel } from '../../domain/parcels/parcel.ts';
import { PARCEL_STATES, type ParcelState } from '../../domain/parcels/parcel-states.ts';
import { SCAN_RESULTS, type Scan, type ScanMode } from '../../domain/parcels/scans.ts';
import { isObject } from '../../domain/validate.ts';
import { CallError } from './call-error.ts';
import type { ApiClient } from './capabilities.ts';

/** What a scanner read, and the purpose of the scan. */
export type ScanRequest = {
  readonly code: string;
  readonly mode: ScanMode;
  /** In kilograms; only for `weighed`. */
  readonly weight?: number;
  /** The open trip that is loaded. */
  readonly trip?: string;
};

/** How many parcels were changed, and how many could not be; not yet known of those that wait. */
export type ParcelsChanged = {
  readonly changed: number;
  readonly impossible: number;
  /** The first of those that could not. */
  readonly rejected: readonly Parcel[];
  /** What undoes the change, by call; nothing where the back end cannot. */
  readonly undo: readonly (readonly string[])[];
  readonly isUnsent?: boolean;
};

/** A scan, or one that waits on this device until it can be sent: the server has not judged it yet. */
export type UnsentScan = Scan & { readonly isUnsent?: boolean };

/** What a parcel weighs, in kilograms; `null` takes a weight back. The version is the one that was seen. */
export type NewWeight = Pick<Parcel, 'code' | 'weight' | '__v'>;

/** The calls of a scanner, which only some back ends have. */
export const scanMethods = (http: ApiClient) => ({
  async scanParcel(request: ScanRequest): Promise<UnsentScan> {
    const body = JSON.stringify(request);
    return readScan((await http.call('parcels/scans', { method: 'POST', body })).json);
  },
  async undoScan(id: string): Promise<UnsentScan> {
    const path = `parcels/scans/${encodeURIComponent(id)}/undo`;
    return readScan((await http.call(path, { method: 'POST' })).json);
  },
  async getScans({ signal }: { signal?: AbortSignal } = {}): Promise<readonly Scan[] | undefined> {
    const json = await http.callIfThere('parcels/scans', { signal: signal ?? null });
    const rows = isObject(json) ? json.data : undefined;
    return Array.isArray(rows) ? rows.filter(isScan) : undefined;
  },
  /** Sets the state of all parcels of a hundred orders at most, as far as each allows it. */
  async changeParcels(orders: readonly Identifier[], state: ParcelState): Promise<ParcelsChanged> {
    const body = JSON.stringify({ orders, state });
    const { json } = await http.call('parcels', { method: 'PUT', body });
    const data = isObject(json) ? json.data : undefined;
    if (!isObject(data)) throw new CallError(0);
    const { changed = 0, impossible = 0, rejected, entries } = data;
    return {
      changed: Number(changed),
      impossible: Number(impossible),
      rejected: Array.isArray(rejected) ? (rejected as Parcel[]) : [],
      undo: Array.isArray(entries) && entries.length > 0 ? [entries as string[]] : [],
    };
  },
  /** Gives parcels back the states that they had before; those that were changed since stay. */
  async undoParcels(calls: ParcelsChanged['undo']): Promise<{ impossible: number }> {
    let impossible = 0;
    for (const entries of calls) {
      const body = JSON.stringify({ entries });
      const { json } = await http.call('parcels/undo', { method: 'POST', body });
      const data = isObject(json) ? json.data : undefined;
      if (!isObject(data)) throw new CallError(0);
      impossible += Number(data.impossible ?? 0);
    }
    return { impossible };
  },
  /** Weighs parcels of an order: all of them, or none if one is rejected. */
  async weighParcels(order: Identifier, weights: readonly NewWeight[]): Promise<void> {
    const body = JSON.stringify({ order, weights });
    await http.call('parcels/weights', { method: 'PUT', body });
  },
  /** How far a trip is loaded; `undefined` if the back end does not say. */
  async getLoading(
    trip: Identifier,
    { signal }: { signal?: AbortSignal } = {},
  ): Promise<Loading | undefined> {
    const path = `trips/${encodeURIComponent(trip)}/loading`;
    const json = await http.callIfThere(path, { signal: signal ?? null, of: 'record' });
    const data = isObject(json) ? json.data : undefined;
    return isLoading(data) ? data : undefined;
  },
});

export type ScanMethods = ReturnType<typeof scanMethods>;

/** An answer that is no scan does not say whether one was recorded, as if there were none. */
function readScan(json: unknown): Scan {
  const data = isObject(json) ? json.data : undefined;
  if (!isScan(data)) throw new CallError(0);
  return data;
}

const isScan = (data: unknown): data is Scan =>
  isObject(data) &&
  typeof data.code === 'string' &&
  typeof data.mode === 'string' &&
  isOneOf(SCAN_RESULTS, data.result) &&
  typeof data.isUndone === 'boolean' &&
  (data.parcel === null || isObject(data.parcel)) &&
  (data.order === null || isObject(data.order));

const isLoading = (data: unknown): data is Loading => {
  if (!isObject(data) || !isObject(data.states) || !Array.isArray(data.left)) return false;
  const { states } = data;
  return PARCEL_STATES.every((state) => typeof states[state] === 'number');
};
