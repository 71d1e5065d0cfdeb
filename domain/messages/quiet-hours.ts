import { timeZoneOf } from './time-zones.ts';

/** From when until when nothing is sent, as times of the day (`HH:MM`); the same twice is never. */
export type QuietHours = { readonly from: string; readonly until: string };

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

/**
 * The first moment from `now` on that is outside the quiet hours where the recipient is: a phone
 * number in E.164, or a country's two letters.
 */
export function sendableFrom(now: Date, phoneOrCountry: string, hours: QuietHours): Date {
  const clock = clockIn(timeZoneOf(phoneOrCountry));
  const quiet = { from: minutesOf(hours.from), until: minutesOf(hours.until) };
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  const sendable = firstLoudMinute(minute, clock, quiet);
  return sendable === minute ? now : new Date(sendable * MINUTE_MS);
}

/** Returns the minute of the day that clocks show at a minute since 1970. */
type Clock = (minute: number) => number;

type Span = { readonly from: number; readonly until: number };

function firstLoudMinute(now: number, clock: Clock, quiet: Span): number {
  const shown = clock(now);
  if (!isWithin(shown, quiet)) return now;
  const end = now + inOneDay(quiet.until - shown);
  if (clock(end) === quiet.until) return end;
  // The clocks are changed before that. The new time may be outside, or further from the end.
  return firstLoudMinute(changeBetween(now, end, clock), clock, quiet);
}

/** The first minute after a change of the clocks between two minutes. */
function changeBetween(before: number, after: number, clock: Clock): number {
  const offset = (minute: number) => inOneDay(clock(minute) - minute);
  const old = offset(before);
  let [low, high] = [before, after];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offset(middle) === old) low = middle;
    else high = middle;
  }
  return high;
}

const inOneDay = (minutes: number): number => ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;

const isWithin = (minute: number, { from, until }: Span): boolean =>
  inOneDay(minute - from) < inOneDay(until - from);

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const clocks = new Map<string, Clock>();

function clockIn(timeZone: string): Clock {
  const known = clocks.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const clock: Clock = (minute) => minutesOf(format.format(minute * MINUTE_MS));
  clocks.set(timeZone, clock);
  return clock;
}
