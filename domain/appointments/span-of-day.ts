import { berlinTime } from '../berlin-clock.ts';
import type { Span } from './day-layout.ts';

/** The minutes of a day. */
export const DAY_MINUTES = 1_440;
/** What is shorter is drawn as long as this, so that it can be read and clicked. */
const LEAST_MINUTES = 30;

type Times = { readonly start: string; readonly end: string };

/**
 * The part of an appointment that lies in a day in Berlin, by the clock there; nothing if none does.
 * In the night in which the clocks are put back it may end before it starts; it is still drawn.
 */
export function spanOfDay({ start, end }: Times, day: string): Span | undefined {
  const [first, last] = [berlinTime(start), berlinTime(end)];
  const isOver = last.day < day || (last.day === day && last.minute === 0 && first.day < day);
  if (first.day > day || isOver) return undefined;
  const from = first.day < day ? 0 : first.minute;
  const to = last.day > day ? DAY_MINUTES : last.minute;
  const least = Math.min(from, DAY_MINUTES - LEAST_MINUTES);
  return { from: least, to: Math.max(to, least + LEAST_MINUTES) };
}
