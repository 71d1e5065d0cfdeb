import type { ResourceHooks } from '../resources/hooks.ts';
import { rejectInvalid } from '../resources/reject.ts';

/** What customers must know to come to the right place at the right time. */
const NOTIFIED = ['start', 'end', 'tour', 'city', 'address'];

/** There are never fewer places than bookings, and who has booked may have to be notified. */
export const appointmentHooks: ResourceHooks = {
  async changing({ before, after, paths }, { now }) {
    const booked = Number(before.booked);
    if (paths.includes('capacity') && Number(after.capacity) < booked) {
      rejectInvalid({ capacity: { code: 'tooSmall', limit: booked } });
    }
    const isMoved = booked > 0 && paths.some((path) => NOTIFIED.includes(path));
    return isMoved ? { values: { movedAt: now.toISOString() } } : {};
  },
};
