import { berlinMoment, berlinTime } from '../berlin-clock.ts';
import { addDays } from '../calendar-days.ts';

type Times = { readonly start: string; readonly end: string };

/** How often an appointment can be repeated at once: every week of a year. */
export const MOST_REPEATS = 52;

const WEEK_DAYS = 7;

/** The same times of the clock in Berlin in each of the weeks after an appointment. */
export function weeklyRepeats({ start, end }: Times, times: number): readonly Times[] {
  const duration = Date.parse(end) - Date.parse(start);
  return Array.from({ length: times }, (_, number) => {
    const days = (number + 1) * WEEK_DAYS;
    const [from, to] = [inDays(start, days), inDays(end, days)];
    // In the night in which the clocks change, the time of its end may come before the one of its start.
    const last = to > from ? to : new Date(from.getTime() + duration);
    return { start: from.toISOString(), end: last.toISOString() };
  });
}

function inDays(moment: string, days: number): Date {
  const { day, minute } = berlinTime(moment);
  return berlinMoment({ day: addDays(day, days), minute });
}
