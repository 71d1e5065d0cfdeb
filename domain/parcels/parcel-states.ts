/**
 * What was last seen of a parcel. The stage of its order says what the office has decided; this
 * says what happened to the parcel itself. It differs from parcel to parcel: three of four may have
 * arrived. `registered`: announced, not seen yet. `received`: in the warehouse. `loaded`: in the
 * vehicle. `delivered`: handed to the recipient. `missing`: looked for and not found.
 */
export const PARCEL_STATES = ['registered', 'received', 'loaded', 'delivered', 'missing'] as const;
export type ParcelState = (typeof PARCEL_STATES)[number];

/** The states that can follow each state; a step back corrects a wrong scan. */
const NEXT: Readonly<Record<ParcelState, readonly ParcelState[]>> = {
  registered: ['received', 'loaded', 'missing'],
  received: ['registered', 'loaded', 'missing'],
  loaded: ['received', 'delivered', 'missing'],
  delivered: ['loaded'],
  missing: ['received', 'loaded', 'delivered'],
};

/** Whether a parcel can change from one state to another; it can always keep its state. */
export const canBecome = (from: ParcelState, to: ParcelState): boolean =>
  from === to || NEXT[from].includes(to);

/** Whether removing a parcel would lose information: it was seen or weighed. */
export const isWorthKeeping = (parcel: {
  readonly state: ParcelState;
  readonly grams: number | null;
}): boolean => parcel.state !== 'registered' || parcel.grams !== null;
