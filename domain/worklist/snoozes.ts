import { berlinMoment, berlinTime } from '../berlin-clock.ts';
import { addDays } from '../calendar-days.ts';

/** When something snoozed comes back: the office opens at seven. */
const MORNING_MINUTE = 7 * 60;
const HOUR_MS = 60 * 60 * 1000;

const morningIn = (days: number, now: Date): Date =>
  berlinMoment({ day: addDays(berlinTime(now).day, days), minute: MORNING_MINUTE });

/** For how long something can be snoozed at a press, by the names of their texts. */
export const SNOOZES = [
  ['hours', (now: Date) => new Date(now.getTime() + 2 * HOUR_MS)],
  ['tomorrow', (now: Date) => morningIn(1, now)],
  ['week', (now: Date) => morningIn(7, now)],
] as const;
