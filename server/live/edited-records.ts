import { EDITING_MS } from '../../domain/chat/live-events.ts';
import type { Notification } from '../resources/domain-events.ts';

/** More records than people can have open: the oldest of them have ended. */
const MOST = 5000;

const keyOf = (resource: string, recordId: string): string => `${resource} ${recordId}`;

/**
 * The records that are open in forms, as this process and the others report it. Of other records
 * nobody needs to be notified that they were changed.
 */
export function editedRecords(clock: () => number = () => performance.now()) {
  const until = new Map<string, number>();

  const forgetOld = (): void => {
    for (const [key, end] of until) if (end <= clock() || until.size > MOST) until.delete(key);
  };
  return {
    hear: (notification: Notification): void => {
      if (notification.event !== 'editing') return;
      const [{ resource, recordId }] = notification.args;
      const key = keyOf(resource, recordId);
      // The last one in the map is always the one that holds longest.
      until.delete(key);
      until.set(key, clock() + EDITING_MS);
      if (until.size > MOST) forgetOld();
    },
    /** Whether somebody has it open, or had a moment ago. */
    has: (resource: string, recordId: string): boolean =>
      (until.get(keyOf(resource, recordId)) ?? 0) > clock(),
  };
}
