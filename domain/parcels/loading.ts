import type { Parcel } from './parcel.ts';
import { PARCEL_STATES, type ParcelState } from './parcel-states.ts';
import { hasReached } from './scans.ts';

/** A parcel that should be in the vehicle and is not, with what helps to find it. */
export type LeftParcel = Pick<Parcel, 'code' | 'order' | 'billCode' | 'number' | 'of' | 'state'> & {
  readonly recipient: string;
  readonly destination: string;
};

/** How far the parcels of a trip's orders are. */
export type Loading = {
  /** How many there are in each state. */
  readonly states: Readonly<Record<ParcelState, number>>;
  /** Those that are not in the vehicle, in the order of the road; the first ones if there are many. */
  readonly left: readonly LeftParcel[];
};

/** How many parcels are named at most. */
export const MOST_LEFT = 500;

/** How many parcels there are, and how many of them are loaded or were even handed over. */
export function loadedOf(states: Loading['states']): { parcels: number; loaded: number } {
  const sumOf = (counted: readonly ParcelState[]) =>
    counted.reduce((sum, state) => sum + states[state], 0);
  return {
    parcels: sumOf(PARCEL_STATES),
    loaded: sumOf(PARCEL_STATES.filter((state) => hasReached(state, 'loaded'))),
  };
}
