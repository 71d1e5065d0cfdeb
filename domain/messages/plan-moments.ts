import { berlinMoment, berlinTime } from '../berlin-clock.ts';
import { addDays, dayNumber } from '../calendar-days.ts';

/** Further ahead than anybody plans, in days. */
export const LONGEST_PLAN_DAYS = 366;

const MORNING_MINUTE = 9 * 60;
const DAYS_A_WEEK = 7;
/** The first of January 1970 was a Thursday: four days later it was Monday. */
const FIRST_MONDAY = 4;

const morningOf = (day: string): Date => berlinMoment({ day, minute: MORNING_MINUTE });

function nextMonday(day: string): string {
  const since = (((dayNumber(day) - FIRST_MONDAY) % DAYS_A_WEEK) + DAYS_A_WEEK) % DAYS_A_WEEK;
  return addDays(day, DAYS_A_WEEK - since);
}

/** Moments that a message is planned for at a press, by the names of their texts. */
export const PLAN_MOMENTS = [
  ['tomorrow', (now: Date) => morningOf(addDays(berlinTime(now).day, 1))],
  ['monday', (now: Date) => morningOf(nextMonday(berlinTime(now).day))],
] as const;
