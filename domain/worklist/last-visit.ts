import { isObject } from '../validate.ts';

/** When a person was at the overview: `seen` at last, and `since` before their present stay began. */
export type Visit = { readonly seen: string; readonly since: string | null };

/** Who comes back after this time begins a new stay: a lunch break is none, an evening is. */
const STAY_MS = 4 * 60 * 60 * 1000;
/** A stay is not written down more often than this. */
const WRITE_MS = 5 * 60 * 1000;

/** A stored visit; one that another version of the product has stored is not trusted. */
export function visitOf(stored: unknown): Visit | undefined {
  if (!isObject(stored) || !isMoment(stored.seen)) return undefined;
  return { seen: stored.seen, since: isMoment(stored.since) ? stored.since : null };
}

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

const isOver = ({ seen }: Visit, now: Date): boolean => now.getTime() - Date.parse(seen) > STAY_MS;

/** From when on something is new for this person; nothing is known of somebody who was never here. */
export const newSince = (visit: Visit | undefined, now: Date): string | null =>
  visit === undefined ? null : isOver(visit, now) ? visit.seen : visit.since;

/** What is to be stored now; nothing if it was stored a moment ago. */
export function nextVisit(visit: Visit | undefined, now: Date): Visit | undefined {
  const isRecent = visit && Math.abs(now.getTime() - Date.parse(visit.seen)) < WRITE_MS;
  return isRecent ? undefined : { seen: now.toISOString(), since: newSince(visit, now) };
}
