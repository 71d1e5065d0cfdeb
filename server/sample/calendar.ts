const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** What would have happened later today has happened within these last minutes instead. */
const LATE_MINUTES = 180;

const MOMENT = /^(-?\d+) (\d\d):(\d\d):(\d\d)(?: \+(\d+))?$/;
const TIME = /^(-?\d+) (\d\d):(\d\d)$/;

/**
 * The days of the sample week, which the data count from today. All times are in UTC.
 *
 * - A day: `-3` was three days ago.
 * - A time: `6 07:00` is seven o'clock in six days.
 * - A moment of work: `-3 10:15:30` was then, but on the Saturday before if that was a Sunday, and
 *   never after now. `-3 10:15:30 +20` was also at least 20 minutes after what was before it.
 */
export type Calendar = {
  readonly now: Date;
  /** The day as the wire writes days. */
  readonly day: (fromToday: number) => string;
  /** The time as the wire writes it. */
  readonly time: (notation: string) => string;
  readonly moment: (notation: string, before?: Date) => Date;
  /** Moments one after the other. */
  readonly moments: (notations: readonly string[]) => readonly Date[];
  readonly hoursAgo: (hours: number) => Date;
};

/** The calendar of a load at `now`; everything is derived from that moment. */
export function calendarAt(now: Date): Calendar {
  const today = Math.floor(now.getTime() / DAY) * DAY;
  const day = (fromToday: number) => new Date(today + fromToday * DAY).toISOString().slice(0, 10);

  const moment = (notation: string, before?: Date): Date => {
    const [days = 0, hours = 0, minutes = 0, seconds = 0, gap = 0] = partsOf(MOMENT, notation);
    const start = today + days * DAY;
    const isSunday = new Date(start).getUTCDay() === 0;
    const planned =
      start - (isSunday ? DAY : 0) + hours * HOUR + minutes * MINUTE + seconds * SECOND;
    const late = now.getTime() - (1 + ((minutes * 60 + seconds) % LATE_MINUTES)) * MINUTE;
    const at = planned < now.getTime() ? planned : late;
    const soonest = before ? before.getTime() + gap * MINUTE : at;
    return new Date(Math.min(Math.max(at, soonest), now.getTime()));
  };

  return {
    now,
    day,
    moment,
    time(notation) {
      const [days = 0] = partsOf(TIME, notation);
      return `${day(days)}T${notation.slice(-5)}:00.000Z`;
    },
    moments(notations) {
      const all: Date[] = [];
      for (const notation of notations) all.push(moment(notation, all.at(-1)));
      return all;
    },
    hoursAgo: (hours) => new Date(now.getTime() - hours * HOUR),
  };
}

function partsOf(pattern: RegExp, notation: string): readonly number[] {
  const parts = pattern.exec(notation);
  if (!parts) throw new Error(`The sample week has no such time: ${notation}`);
  return parts.slice(1).map((part) => Number(part ?? 0));
}

/** So many hours or seconds after a moment. */
export const later = (
  at: Date,
  { hours = 0, seconds = 0 }: { readonly hours?: number; readonly seconds?: number },
): Date => new Date(at.getTime() + hours * HOUR + seconds * SECOND);
