import { berlinMoment, berlinTime } from '../berlin-clock.ts';
import { addDays } from '../calendar-days.ts';

/** When customers are reminded of an appointment: at the same time of the clock on the day before. */
export function remindFrom(start: string): Date {
  const { day, minute } = berlinTime(start);
  return berlinMoment({ day: addDays(day, -1), minute });
}
