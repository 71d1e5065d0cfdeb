import type { WorkLine } from './work-lines.ts';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** After how many hours what a line counts has waited too long; an appointment of today and a trip never have. */
const TOO_LONG_HOURS: Readonly<Record<WorkLine['line'], number>> = {
  toAnswer: DAY_HOURS,
  newOrders: 2 * DAY_HOURS,
  unverified: 7 * DAY_HOURS,
  noIdentity: 14 * DAY_HOURS,
  noWeightOrPrice: 7 * DAY_HOURS,
  unpaid: 30 * DAY_HOURS,
  unlabelled: 7 * DAY_HOURS,
  failedMessages: DAY_HOURS,
  appointmentsToday: Number.POSITIVE_INFINITY,
  overdueInvoices: 14 * DAY_HOURS,
  tripA: Number.POSITIVE_INFINITY,
  tripB: Number.POSITIVE_INFINITY,
};

/** From this share of that time on, it is soon too long. */
const SOON = 0.5;

/** Whether the oldest record of a line has waited too long or nearly so at a moment (ms). */
export function urgencyOfLine(
  { line, oldest }: Pick<WorkLine, 'line' | 'oldest'>,
  now: number,
): 'overdue' | 'soon' | 'fine' {
  if (oldest === null) return 'fine';
  const waited = (now - Date.parse(oldest)) / HOUR_MS / TOO_LONG_HOURS[line];
  if (waited > 1) return 'overdue';
  return waited > SOON ? 'soon' : 'fine';
}
