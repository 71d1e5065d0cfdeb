import { beginningOfDay } from '../../../../domain/berlin-clock.ts';
import { addDays } from '../../../../domain/calendar-days.ts';
import { dayOf } from '../../format/dates.ts';

/** The moment in UTC at which a day (`YYYY-MM-DD`) begins in Berlin. */
export const startOfDay = (day: string): string => beginningOfDay(day).toISOString();

/** The moment in UTC at which the day after this one begins in Berlin. */
export const afterDay = (day: string): string => startOfDay(addDays(day, 1));

/** The last day in Berlin that is over at a given moment; nothing for an invalid one. */
export const dayBefore = (moment: string): string => {
  const end = Date.parse(moment);
  return Number.isNaN(end) ? '' : (dayOf(new Date(end - 1).toISOString()) ?? '');
};
