import { DAY_MS } from '../../domain/calendar-days.ts';
import { LONGEST_SNOOZE_DAYS } from '../../domain/worklist/work-lines.ts';
import { RequestError } from './request-error.ts';

/**
 * Throws `record.invalid` at `snoozedUntil` if the moment is over already, or later than anybody
 * plans. `thing` is what is snoozed, as the message begins: 'A conversation'.
 */
export function checkSnooze(thing: string, until: string | null | undefined, now: Date): void {
  if (until === null || until === undefined) return;
  const days = (Date.parse(until) - now.getTime()) / DAY_MS;
  if (days > 0 && days <= LONGEST_SNOOZE_DAYS) return;
  throw new RequestError('record.invalid', {
    message: `${thing} is snoozed until a later moment, at most ${LONGEST_SNOOZE_DAYS} days from now.`,
    fields: {
      snoozedUntil:
        days > 0
          ? { code: 'tooLarge', limit: LONGEST_SNOOZE_DAYS }
          : { code: 'tooSmall', limit: 0 },
    },
  });
}
