import type { Trip } from '../../../domain/resources/trips.ts';

/** When a trip last came to a step that it has not left behind again; `undefined` where nobody noted it. */
export const reachedAt = (
  trip: Pick<Trip, 'history' | 'status'>,
  step: number,
): string | undefined =>
  step > trip.status ? undefined : trip.history?.findLast(({ to }) => to === step)?.at;
