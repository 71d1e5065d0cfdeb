import type { Trip } from '../../../../domain/resources/trips.ts';
import { FINISHED_STATUS } from '../../../../domain/trips/steps.ts';

/** One moment in the history of a trip. */
export type TripLine = {
  readonly at: string;
  /** Who moved it, if that was recorded. */
  readonly by: string | undefined;
  readonly to: number;
  /** Whether it was moved back from a later step. */
  readonly isBack: boolean;
};

type Told = Pick<Trip, 'history' | 'createdAt' | 'finishedAt'>;

/** The history of a trip; without a recorded one, only its beginning and end are known. */
export function tripLines({ history, createdAt, finishedAt }: Partial<Told>): readonly TripLine[] {
  if (history && history.length > 0) {
    return history.map(({ at, by, from, to }) => ({
      at,
      by,
      to: to ?? 0,
      isBack: typeof from === 'number' && typeof to === 'number' && to < from,
    }));
  }
  const end = (at: string | null | undefined, to: number): readonly TripLine[] =>
    at ? [{ at, by: undefined, to, isBack: false }] : [];
  return [...end(createdAt, 0), ...end(finishedAt, FINISHED_STATUS)];
}

const DAY = 86_400_000;

/** How many days a trip took, or has taken so far; a started day counts as a whole. */
export const daysOf = ({ createdAt, finishedAt }: Partial<Told>, now: Date): number =>
  Math.max(
    1,
    Math.ceil(
      ((finishedAt ? Date.parse(finishedAt) : now.getTime()) - Date.parse(createdAt ?? '')) / DAY,
    ) || 1,
  );
