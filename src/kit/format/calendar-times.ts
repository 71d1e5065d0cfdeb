import { partsOf } from './dates.ts';

const DAY_MS = 86_400_000;
const WEEKDAYS = [
  'Sonntag',
  'Montag',
  'Dienstag',
  'Mittwoch',
  'Donnerstag',
  'Freitag',
  'Samstag',
] as const;

/** The number of the day that a moment falls on in Berlin; consecutive days differ by one. */
export function berlinDay(moment: string): number {
  const parts = partsOf(moment);
  if (!parts) return Number.NaN;
  return Date.UTC(Number(parts.year), Number(parts.month) - 1, Number(parts.day)) / DAY_MS;
}

/** The day number of now. */
export const berlinToday = (): number => berlinDay(new Date().toISOString());

/** The first of January 1970 was a Thursday. */
const weekdayOf = (day: number): string => WEEKDAYS[(((day + 4) % 7) + 7) % 7] ?? '';

/**
 * A moment as a German calendar says it, seen from a day in Berlin: `heute um 14:05 Uhr`, `gestern um
 * …`, `letzten Mittwoch um …`, `morgen um …`, `Mittwoch um …`, and beyond a week `31.12.2026`
 * (specification 2.11 and 9).
 */
export function calendarTime(moment: string, today: number): string {
  const parts = partsOf(moment);
  if (!parts) return moment;
  const day = berlinDay(moment);
  const distance = day - today;
  const at = `um ${parts.hour}:${parts.minute} Uhr`;
  if (distance < -6 || distance > 6) return `${parts.day}.${parts.month}.${parts.year}`;
  if (distance < -1) return `letzten ${weekdayOf(day)} ${at}`;
  if (distance < 0) return `gestern ${at}`;
  if (distance < 1) return `heute ${at}`;
  if (distance < 2) return `morgen ${at}`;
  return `${weekdayOf(day)} ${at}`;
}

/** The same in a few letters, for a narrow place: `14:05`, `gestern`, `Mi`, `31.12.26`. */
export function shortCalendarTime(moment: string, today: number): string {
  const parts = partsOf(moment);
  if (!parts) return moment;
  const day = berlinDay(moment);
  if (day === today) return `${parts.hour}:${parts.minute}`;
  if (day === today - 1) return 'gestern';
  if (day < today && day >= today - 6) return weekdayOf(day).slice(0, 2);
  return `${parts.day}.${parts.month}.${parts.year.slice(-2)}`;
}

/** A moment in full, in German: `31.12.2026, 14:05 Uhr`. */
export function fullGermanTime(moment: string): string {
  const parts = partsOf(moment);
  return parts
    ? `${parts.day}.${parts.month}.${parts.year}, ${parts.hour}:${parts.minute} Uhr`
    : moment;
}
