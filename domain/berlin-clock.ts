/** What a clock in Berlin shows: a day as `YYYY-MM-DD`, and the minutes since its midnight. */
export type BerlinTime = { readonly day: string; readonly minute: number };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const PARTS = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
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

/**
 * The moment at which a clock in Berlin shows a time. Of two, in the night in which the clocks are
 * put back, it is the first; a time that is left out in spring is as much later as they are put on.
 */
export function berlinMoment({ day, minute }: BerlinTime): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS;
  const [inSummer, inWinter] = [wanted - 2 * HOUR_MS, wanted - HOUR_MS];
  return new Date(shownAt(inSummer) === wanted ? inSummer : inWinter);
}
