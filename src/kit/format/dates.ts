import { berlinMoment, berlinTime, clockText } from '../../../domain/berlin-clock.ts';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

type Moment = { day: string; month: string; year: string; hour: string; minute: string };

/** The day in Berlin of a day or moment, or `undefined` if the text is neither. */
export function dayOf(value: string): string | undefined {
  if (DAY.test(value)) return value;
  return Number.isNaN(Date.parse(value)) ? undefined : berlinTime(value).day;
}

/** The parts of a day or moment in Berlin, or `undefined` if the text is neither. */
export function partsOf(value: string): Moment | undefined {
  const isDay = DAY.test(value);
  if (!isDay && Number.isNaN(Date.parse(value))) return undefined;
  const shown = isDay ? { day: value, minute: 0 } : berlinTime(value);
  const [year = '', month = '', day = ''] = shown.day.split('-');
  const [hour = '', minute = ''] = clockText(shown.minute).split(':');
  return { day, month, year, hour, minute };
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
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return berlinMoment({ day, minute: hours * 60 + minutes }).toISOString();
}
