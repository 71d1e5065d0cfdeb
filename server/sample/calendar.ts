import type { Random } from './vocabulary/random.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Office hours in Germany, in UTC: 08:00 to 17:00 or 09:00 to 18:00 local time. */
const OPENS = 7 * 60;
const OPEN_MINUTES = 9 * 60;

/** Moments of the weeks before now. */
export type Calendar = {
  readonly now: Date;
  /** A moment in office hours so many days ago, never on a Sunday and never after now. */
  moment(daysAgo: number, random: Random): Date;
  /** The same, but after another moment. */
  momentAfter(earlier: Date, daysAgo: number, random: Random): Date;
  /** How many whole days ago a moment was. */
  daysAgo(moment: Date): number;
  /** The day so many days from today (negative: before it), as the wire writes days. */
  day(fromToday: number): string;
};

/** The calendar of the weeks before `now`; everything is derived from that moment. */
export function calendarAt(now: Date): Calendar {
  const today = Math.floor(now.getTime() / DAY) * DAY;

  const moment = (daysAgo: number, random: Random): Date => {
    const day = today - daysAgo * DAY;
    const isSunday = new Date(day).getUTCDay() === 0;
    const minutes = OPENS + random.next() * OPEN_MINUTES;
    const at = Math.floor(day - (isSunday ? DAY : 0) + minutes * MINUTE);
    // Early in the morning today has no office hours yet; the last hours are used instead.
    return new Date(at < now.getTime() ? at : now.getTime() - random.between(1, 180) * MINUTE);
  };

  return {
    now,
    moment,
    momentAfter(earlier, daysAgo, random) {
      const at = moment(daysAgo, random).getTime();
      const soonest = earlier.getTime() + random.between(4, 40) * MINUTE;
      return new Date(Math.min(Math.max(at, soonest), now.getTime()));
    },
    daysAgo: (at) => Math.floor(today / DAY) - Math.floor(at.getTime() / DAY),
    day: (fromToday) => new Date(today + fromToday * DAY).toISOString().slice(0, 10),
  };
}
