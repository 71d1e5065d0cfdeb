/** Names of the trip groups: A travels to Morocco, B from Morocco (contract, "Direction"). */
export const TRIP_GROUPS = ['A', 'B'] as const;
export type TripGroup = (typeof TRIP_GROUPS)[number];

/** The description of a newly created group (specification 3, "Trip group"). */
export const groupDescription = (name: TripGroup): string => `Groupe ${name}`;
