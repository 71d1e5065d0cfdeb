import { berlinMoment, berlinTime } from '../../domain/berlin-clock.ts';
import { addDays } from '../../domain/calendar-days.ts';
import type { BackupState } from './backup-runs.ts';

/** After a backup that failed, another one is tried so much later. */
const AFTER_FAILURE_MS = 3_600_000;

/** The last moment up to now at which a clock in Berlin showed this minute of the day. */
export function plannedBefore(atMinute: number, now: Date): Date {
  const { day } = berlinTime(now);
  const today = berlinMoment({ day, minute: atMinute });
  return today <= now ? today : berlinMoment({ day: addDays(day, -1), minute: atMinute });
}

/** The next moment after now at which a clock in Berlin shows this minute of the day. */
export function plannedAfter(atMinute: number, now: Date): Date {
  const { day } = berlinTime(now);
  const today = berlinMoment({ day, minute: atMinute });
  return today > now ? today : berlinMoment({ day: addDays(day, 1), minute: atMinute });
}

type Known = Pick<BackupState, 'installedAt' | 'madeAt' | 'failedAt'>;

/**
 * Whether a backup is due: none was made since the last moment for one. A machine that was off at
 * night makes it when it is on again, and a new installation waits for its first night.
 */
export function isBackupDue(
  atMinute: number | undefined,
  { installedAt, madeAt, failedAt }: Known,
  now: Date,
): boolean {
  if (atMinute === undefined) return false;
  const planned = plannedBefore(atMinute, now);
  if (installedAt >= planned || (madeAt && madeAt >= planned)) return false;
  return !(
    failedAt &&
    failedAt >= planned &&
    now.getTime() - failedAt.getTime() < AFTER_FAILURE_MS
  );
}
