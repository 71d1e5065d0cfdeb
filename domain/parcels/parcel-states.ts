/**
 * What was last seen of a parcel. The stage of its order says what the office has decided; this
 * says what happened to the thing itself, and differs parcel by parcel: of four, three came.
 * `registered`: announced, nobody has seen it. `received`: it is in the warehouse. `loaded`: it is
 * in the vehicle. `delivered`: the recipient has it. `missing`: it was looked for and not found.
 */
export const PARCEL_STATES = ['registered', 'received', 'loaded', 'delivered', 'missing'] as const;
export type ParcelState = (typeof PARCEL_STATES)[number];

/** Where each state leads; a step back is the correction of a wrong scan. */
const NEXT: Readonly<Record<ParcelState, readonly ParcelState[]>> = {
  registered: ['received', 'loaded', 'missing'],
  received: ['registered', 'loaded', 'missing'],
  loaded: ['received', 'delivered', 'missing'],
  delivered: ['loaded'],
  missing: ['received', 'loaded', 'delivered'],
};

/** Whether a parcel can come from one state to another; it can always stay where it is. */
export const canBecome = (from: ParcelState, to: ParcelState): boolean =>
  from === to || NEXT[from].includes(to);

/** Whether something would be lost with a parcel: it was seen, or somebody has weighed it. */
export const isWorthKeeping = (parcel: {
  readonly state: ParcelState;
  readonly grams: number | null;
}): boolean => parcel.state !== 'registered' || parcel.grams !== null;
