/** What a clock in Berlin shows: a day as `YYYY-MM-DD`, and the minutes since its midnight. */
export type BerlinTime = { readonly day: string; readonly minute: number };

/** The zone by which the office works, wherever somebody reads what it has written. */
export const BERLIN = 'Europe/Berlin';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const PARTS = new Intl.DateTimeFormat('en-GB', {
  timeZone: BERLIN,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** The minute that the clock shows at a moment, as if it were one in UTC. */
function shownAt(moment: number): number {
  const parts = Object.fromEntries(
    PARTS.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute);
}

/** What a clock in Berlin shows at a moment. */
export function berlinTime(moment: string | Date): BerlinTime {
  const shown = new Date(shownAt(new Date(moment).getTime()));
  return {
    day: shown.toISOString().slice(0, 10),
    minute: shown.getUTCHours() * 60 + shown.getUTCMinutes(),
  };
}

/** The day in Berlin of a moment: late on 31 December in UTC it is already the next year there. */
export const berlinDay = (moment: string | Date): string => berlinTime(moment).day;

/** Today's date in Berlin. */
export const todayInBerlin = (): string => berlinDay(new Date());

/**
 * The moment at which a clock in Berlin shows a time. Of two, in the night in which the clocks are
 * put back, it is the first; a time that is left out in spring is as much later as they are put on.
 */
export function berlinMoment({ day, minute }: BerlinTime): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS;
  const [inSummer, inWinter] = [wanted - 2 * HOUR_MS, wanted - HOUR_MS];
  return new Date(shownAt(inSummer) === wanted ? inSummer : inWinter);
}

/** The moment at which a day begins in Berlin; clocks are never changed at midnight there. */
export const beginningOfDay = (day: string): Date => berlinMoment({ day, minute: 0 });

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Minutes of a day as clocks show them: `14:05`. */
export const clockText = (minute: number): string =>
  `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
