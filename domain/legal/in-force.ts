import { beginningOfDay } from '../berlin-clock.ts';

type Version = {
  readonly state: string;
  readonly number?: number | null;
  readonly effectiveFrom?: string | null;
};

/** Whether a version comes into force only after a moment. */
export const isForLater = (effectiveFrom: string | null | undefined, now: Date): boolean =>
  !!effectiveFrom && beginningOfDay(effectiveFrom).getTime() > now.getTime();

const fromOf = ({ effectiveFrom }: Version): number =>
  effectiveFrom ? beginningOfDay(effectiveFrom).getTime() : 0;

/**
 * What the clock changes: of the scheduled versions whose day has come the last one is in force, and
 * those before it and the former one are archived. A clock that was put back changes nothing.
 */
export function movesAt<V extends Version>(
  versions: readonly V[],
  now: Date,
): { readonly toPublished: V | undefined; readonly toArchived: readonly V[] } {
  const due = versions
    .filter(({ state, effectiveFrom }) => state === 'scheduled' && !isForLater(effectiveFrom, now))
    .sort((a, b) => fromOf(a) - fromOf(b) || (a.number ?? 0) - (b.number ?? 0));
  const toPublished = due.at(-1);
  if (!toPublished) return { toPublished: undefined, toArchived: [] };
  const former = versions.filter(({ state }) => state === 'published');
  return { toPublished, toArchived: [...former, ...due.slice(0, -1)] };
}
