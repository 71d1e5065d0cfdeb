import type { Trip } from '../../../domain/resources/trips.ts';

/** When a trip last reached a step and did not go back before it; `undefined` if that was not recorded. */
export const reachedAt = (
  trip: Pick<Trip, 'history' | 'status'>,
  step: number,
): string | undefined =>
  step > trip.status ? undefined : trip.history?.findLast(({ to }) => to === step)?.at;
