import { berlinMoment, berlinTime } from '../berlin-clock.ts';
import { addDays, dayNumber } from '../calendar-days.ts';
import type { ErrorCode } from '../errors.ts';
import type { PhoneChannel } from '../messages/channels.ts';

/** What becomes of a message that was written for later. */
export const PLANNED_STATES = ['planned', 'sent', 'failed', 'cancelled'] as const;
export type PlannedState = (typeof PLANNED_STATES)[number];

/** A message that still has to be sent, or could not be, in its wire form. */
export type PlannedMessage = {
  readonly _id: string;
  readonly client: { readonly _id: string; readonly name: string };
  /** Who has written it; null once the account is deleted. */
  readonly by: { readonly _id: string; readonly name: string } | null;
  readonly content: string;
  readonly via?: PhoneChannel;
  /** ISO 8601. */
  readonly sendAt: string;
  readonly state: 'planned' | 'failed';
  /** Why it could not be sent. */
  readonly reason?: ErrorCode;
};

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
