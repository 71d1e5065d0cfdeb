/** Legal pages come into force with a day of this zone. */
const ZONE = 'Europe/Berlin';

const CLOCK = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  hourCycle: 'h23',
  ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
});

function berlin(at: number): { readonly day: string; readonly wallClock: number } {
  const parts = new Map(CLOCK.formatToParts(at).map(({ type, value }) => [type, value]));
  const day = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  const time = `${parts.get('hour')}:${parts.get('minute')}:${parts.get('second')}`;
  return { day, wallClock: Date.parse(`${day}T${time}Z`) };
}

/** The day in Germany at a moment, `YYYY-MM-DD`. */
export const legalDay = (at: Date): string => berlin(at.getTime()).day;

/** The moment at which a day begins in Germany; clocks are never changed at midnight there. */
export function beginningOfDay(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const guess = midnight - (berlin(midnight).wallClock - midnight);
  return new Date(guess - (berlin(guess).wallClock - midnight));
}

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
