import { DAY_MS } from '../../domain/calendar-days.ts';
import { LONGEST_PLAN_DAYS } from '../../domain/messages/plan-moments.ts';
import { RequestError } from './request-error.ts';

/** Throws `record.invalid` at `sendAt` if the moment is over, or later than anybody plans. */
export function readPlanMoment(sendAt: string, now: Date): Date {
  const moment = new Date(sendAt);
  const days = (moment.getTime() - now.getTime()) / DAY_MS;
  if (days > 0 && days <= LONGEST_PLAN_DAYS) return moment;
  throw new RequestError('record.invalid', {
    message: `A message is planned for a later moment, at most ${LONGEST_PLAN_DAYS} days from now; ${moment.toISOString()} is not.`,
    fields: {
      sendAt:
        days > 0 ? { code: 'tooLarge', limit: LONGEST_PLAN_DAYS } : { code: 'tooSmall', limit: 0 },
    },
  });
}
