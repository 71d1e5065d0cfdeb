const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const ZONE = 'Europe/Berlin';

const PARTS = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

type Moment = { day: string; month: string; year: string; hour: string; minute: string };

/** The parts of a day or moment in Berlin, or `undefined` if the text is neither. */
export function partsOf(value: string): Moment | undefined {
  const [, year = '', month = '', day = ''] = DAY.exec(value) ?? [];
  if (year) return { day, month, year, hour: '00', minute: '00' };
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return undefined;
  const found = Object.fromEntries(
    PARTS.formatToParts(moment).map((part) => [part.type, part.value]),
  );
  const { day: d = '', month: m = '', year: y = '', hour = '', minute = '' } = found;
  return { day: d, month: m, year: y, hour, minute };
}

/** DD/MM/YY, as tables show dates (specification 9). */
export function formatShortDate(value: string): string {
  const parts = partsOf(value);
  return parts ? `${parts.day}/${parts.month}/${parts.year.slice(-2)}` : value;
}

/** DD/MM/YYYY, as forms show dates (specification 9). */
export function formatLongDate(value: string): string {
  const parts = partsOf(value);
  return parts ? `${parts.day}/${parts.month}/${parts.year}` : value;
}

/** DD/MM/YY HH:MM in Berlin. */
export function formatMoment(value: string): string {
  const parts = partsOf(value);
  return parts ? `${formatShortDate(value)} ${parts.hour}:${parts.minute}` : value;
}

/**
 * `YYYY-MM-DD` from a typed `31/12/2026`, `31.12.26` or `31-12-2026`; `undefined` if it is not a
 * day.
 */
export function parseDay(typed: string): string | undefined {
  const [, day = '', month = '', year = ''] =
    /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})\s*$/.exec(typed) ?? [];
  if (!day) return undefined;
  const full = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${full}T00:00:00Z`);
  const exists = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(full);
  return exists ? full : undefined;
}

/** The moment in UTC at which a clock in Berlin shows a day and a time (`HH:MM`). */
export function momentInBerlin(day: string, time: string): string {
  const guess = new Date(`${day}T${time}:00Z`);
  const there = partsOf(guess.toISOString());
  if (!there) return guess.toISOString();
  const shown = Date.parse(
    `${there.year}-${there.month}-${there.day}T${there.hour}:${there.minute}:00Z`,
  );
  return new Date(guess.getTime() * 2 - shown).toISOString();
}
