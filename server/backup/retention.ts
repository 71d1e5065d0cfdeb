import { berlinDay } from '../../domain/berlin-clock.ts';
import { daysOfWeek } from '../../domain/calendar-days.ts';

/** Of how many days, weeks and months a backup stays. */
export type Retention = { readonly days: number; readonly weeks: number; readonly months: number };

/** The rule by which weeks begin on Monday. */
const MONDAYS = 'de-DE';
const weekOf = (day: string): string => daysOfWeek(day, MONDAYS)[0] ?? day;
const monthOf = (day: string): string => day.slice(0, 7);

/** The newest backup of each of the last periods that have one. */
function newestOfEach<T extends { readonly at: Date }>(
  newestFirst: readonly T[],
  periodOf: (day: string) => string,
  count: number,
): readonly T[] {
  const byPeriod = new Map<string, T>();
  for (const backup of newestFirst) {
    const period = periodOf(berlinDay(backup.at));
    if (!byPeriod.has(period)) byPeriod.set(period, backup);
  }
  return [...byPeriod.values()].slice(0, count);
}

/**
 * The backups that stay: the newest one of each of the last days, weeks and months in Berlin that
 * have one. Periods without a backup do not count, so a machine that was off for a year loses none.
 * The newest one always stays, and so does the newest whose restore has succeeded.
 */
export function backupsThatStay<T extends { readonly at: Date; readonly isRehearsed?: boolean }>(
  backups: readonly T[],
  { days, weeks, months }: Retention,
): ReadonlySet<T> {
  const newestFirst = backups.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const proven = newestFirst.filter(({ isRehearsed }) => isRehearsed === true);
  return new Set([
    ...newestFirst.slice(0, 1),
    ...proven.slice(0, 1),
    ...newestOfEach(newestFirst, (day) => day, days),
    ...newestOfEach(newestFirst, weekOf, weeks),
    ...newestOfEach(newestFirst, monthOf, months),
  ]);
}
