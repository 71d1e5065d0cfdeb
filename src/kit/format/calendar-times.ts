import { todayInBerlin } from '../../../domain/berlin-clock.ts';
import { dayNumber } from '../../../domain/calendar-days.ts';
import { partsOf } from './dates.ts';

const WEEKDAYS = [
  'Sonntag',
  'Montag',
  'Dienstag',
  'Mittwoch',
  'Donnerstag',
  'Freitag',
  'Samstag',
] as const;

type Clock = { day: number; date: readonly [string, string, string]; hour: string };

const HOUR_MS = 3_600_000;
/** What a clock in Berlin shows in an hour of the world, found once for each: lists are long. */
const clocks = new Map<number, Clock | undefined>();

function clockOf(hour: number): Clock | undefined {
  if (clocks.has(hour)) return clocks.get(hour);
  const parts = Number.isNaN(hour) ? undefined : partsOf(new Date(hour * HOUR_MS).toISOString());
  const clock = parts && {
    day: dayNumber(`${parts.year}-${parts.month}-${parts.day}`),
    date: [parts.day, parts.month, parts.year] as const,
    hour: parts.hour,
  };
  clocks.set(hour, clock);
  return clock;
}

/** The day, the date and the time of a moment in Berlin, which is whole hours from the world's time. */
function berlinTime(moment: string) {
  const at = Date.parse(moment);
  const clock = clockOf(Math.floor(at / HOUR_MS));
  if (!clock) return undefined;
  const minute = String(Math.floor((at % HOUR_MS) / 60_000)).padStart(2, '0');
  return { ...clock, time: `${clock.hour}:${minute}` };
}

/** The number of the day that a moment falls on in Berlin; consecutive days differ by one. */
export const berlinDayNumber = (moment: string): number =>
  clockOf(Math.floor(Date.parse(moment) / HOUR_MS))?.day ?? Number.NaN;

/** The day number of now. */
export const berlinTodayNumber = (): number => dayNumber(todayInBerlin());

/** The first of January 1970 was a Thursday. */
const weekdayOf = (day: number): string => WEEKDAYS[(((day + 4) % 7) + 7) % 7] ?? '';

/**
 * A moment as a German calendar says it, seen from a day in Berlin: `heute um 14:05 Uhr`, `gestern um
 * …`, `letzten Mittwoch um …`, `morgen um …`, `Mittwoch um …`, and beyond a week `31.12.2026`
 * (specification 2.11 and 9).
 */
export function calendarTime(moment: string, today: number): string {
  const berlin = berlinTime(moment);
  if (!berlin) return moment;
  const distance = berlin.day - today;
  const at = `um ${berlin.time} Uhr`;
  if (distance < -6 || distance > 6) return berlin.date.join('.');
  if (distance < -1) return `letzten ${weekdayOf(berlin.day)} ${at}`;
  if (distance < 0) return `gestern ${at}`;
  if (distance < 1) return `heute ${at}`;
  if (distance < 2) return `morgen ${at}`;
  return `${weekdayOf(berlin.day)} ${at}`;
}

/** The same in a few letters, for a narrow place: `14:05`, `gestern`, `Mi`, `31.12.26`. */
export function shortCalendarTime(moment: string, today: number): string {
  const berlin = berlinTime(moment);
  if (!berlin) return moment;
  const distance = berlin.day - today;
  if (distance === 0) return berlin.time;
  if (distance === -1) return 'gestern';
  if (distance < 0 && distance >= -6) return weekdayOf(berlin.day).slice(0, 2);
  const [day, month, year] = berlin.date;
  return `${day}.${month}.${year.slice(-2)}`;
}

/** A moment in full, in German: `31.12.2026, 14:05 Uhr`. */
export function fullGermanTime(moment: string): string {
  const berlin = berlinTime(moment);
  return berlin ? `${berlin.date.join('.')}, ${berlin.time} Uhr` : moment;
}
