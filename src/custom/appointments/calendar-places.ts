import type { Span } from '../../../domain/appointments/day-layout.ts';
import { DAY_MINUTES } from '../../../domain/appointments/span-of-day.ts';
import { berlinMoment } from '../../../domain/berlin-clock.ts';

/** How high an hour is drawn, in pixels. */
export const HOUR_HEIGHT = 44;
/** The minute at which the calendar opens, and at which a new appointment begins by default. */
export const MORNING_MINUTE = 8 * 60;
/** What is dragged begins and ends at a multiple of so many minutes. */
const STEP_MINUTES = 15;

/** How far below midnight a minute of the day is drawn. */
export const pixelsOf = (minute: number): number => (minute / 60) * HOUR_HEIGHT;

/** The step of the day that is drawn so far below midnight. */
export function minuteAt(pixels: number): number {
  const minute = Math.round(((pixels / HOUR_HEIGHT) * 60) / STEP_MINUTES) * STEP_MINUTES;
  return Math.min(Math.max(minute, 0), DAY_MINUTES);
}

/** The form of a new appointment with its time filled in. */
export function newAppointmentAddress(day: string, { from, to }: Span): string {
  const at = (minute: number) => berlinMoment({ day, minute }).toISOString();
  return `/appointments/create?${new URLSearchParams({ start: at(from), end: at(to) })}`;
}
