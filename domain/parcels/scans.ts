import type { TripGroup } from '../trips/groups.ts';
import type { Parcel } from './parcel.ts';
import { canBecome, type ParcelState } from './parcel-states.ts';

/**
 * What a scan records. `received`: it is in the warehouse. `weighed`: its weight. `loaded`: it is in
 * the vehicle. `delivered`: it was handed over.
 */
export const SCAN_MODES = ['received', 'weighed', 'loaded', 'delivered'] as const;
export type ScanMode = (typeof SCAN_MODES)[number];

/**
 * What became of a scan. Only `recorded` has changed something. `again`: it was so already.
 * `noWeight`: the parcel is known, and its weight is still to be named. `otherTrip`: it does not go
 * with the trip that is loaded. `impossible`: its state does not allow it. `unknown`: no parcel has
 * this code.
 */
export const SCAN_RESULTS = [
  'recorded',
  'again',
  'noWeight',
  'otherTrip',
  'impossible',
  'unknown',
] as const;
export type ScanResult = (typeof SCAN_RESULTS)[number];

/** What a scan can change of a parcel; the weight in kilograms. */
export type ScannedValues = Pick<Parcel, 'state' | 'weight'>;

/** The state in which each mode leaves a parcel. What is on the scales is in the warehouse. */
const STATE_AFTER: Readonly<Record<ScanMode, ParcelState>> = {
  received: 'received',
  weighed: 'received',
  loaded: 'loaded',
  delivered: 'delivered',
};

/**
 * How far each state is on the way. A scan only takes a parcel on: steps back correct a mistake, and
 * are made where one sees what one does.
 */
const PROGRESS: Readonly<Record<ParcelState, number>> = {
  missing: 0,
  registered: 0,
  received: 1,
  loaded: 2,
  delivered: 3,
};

/** Whether a parcel in a state has reached what a mode records. */
export const hasReached = (state: ParcelState, mode: Exclude<ScanMode, 'weighed'>): boolean =>
  PROGRESS[state] >= PROGRESS[mode];

/** The state of a parcel that was on the scales. */
export const stateWhenWeighed = (state: ParcelState): ParcelState =>
  hasReached(state, 'received') ? state : STATE_AFTER.weighed;

type Requested = {
  readonly mode: ScanMode;
  /** In kilograms; only for `weighed`. */
  readonly weight?: number | undefined;
  /** Whether the parcel goes with the trip that is being loaded, if one was named. */
  readonly isOfTrip: boolean;
};

/** What a scan of a known parcel results in, and the values that the parcel has after it. */
export function assessScan(
  before: ScannedValues,
  { mode, weight, isOfTrip }: Requested,
): { readonly result: Exclude<ScanResult, 'unknown'>; readonly after: ScannedValues } {
  const unchanged = (result: Exclude<ScanResult, 'unknown' | 'recorded'>) => ({
    result,
    after: before,
  });
  if (!isOfTrip) return unchanged('otherTrip');
  if (mode === 'weighed') {
    if (before.state === 'delivered') return unchanged('impossible');
    if (weight === undefined) return unchanged('noWeight');
    const state = stateWhenWeighed(before.state);
    if (weight === before.weight && state === before.state) return unchanged('again');
    return { result: 'recorded', after: { state, weight } };
  }
  if (before.state === mode) return unchanged('again');
  const state = STATE_AFTER[mode];
  if (hasReached(before.state, mode) || !canBecome(before.state, state)) {
    return unchanged('impossible');
  }
  return { result: 'recorded', after: { state, weight: before.weight } };
}

/** What the screen says of the order of a scanned parcel. */
export type ScannedOrder = {
  readonly _id: string;
  readonly billCode: string;
  readonly tripGroup: TripGroup;
  /** Whether it has arrived with its trip. */
  readonly finish: boolean;
  /** The name of its recipient, and the city; both may be empty. */
  readonly recipient: string;
  readonly destination: string;
  /** How many parcels it has, and how many of them have reached what was scanned. */
  readonly parcels: number;
  readonly done: number;
};

/** One scan, as the server answers it. */
export type Scan = {
  /** By which it can be undone; `null` where nothing was recorded. */
  readonly id: string | null;
  readonly mode: ScanMode;
  readonly result: ScanResult;
  /** What was scanned. */
  readonly code: string;
  readonly at: string;
  readonly isUndone: boolean;
  /** The parcel as it is now; `null` if no parcel has the code. */
  readonly parcel: Parcel | null;
  /** What it was before, where something was recorded. */
  readonly before: ScannedValues | null;
  /** The order of the parcel, or the one whose own code was scanned. */
  readonly order: ScannedOrder | null;
};

/** How many scans a screen keeps in sight. */
export const SCANS_IN_SIGHT = 10;
