import type { FastifyInstance } from 'fastify';
import { type BackupState, readBackupState } from '../backup/backup-runs.ts';
import type { StatusReader } from '../resources/module.ts';
import { backupPlace } from './do-backup.ts';

/** A day, and what a large backup may take: the alarm of metrics says the same. */
const LATE_MS = 26 * 3_600_000;

const momentOf = (name: string, at: Date | null) => (at ? { [name]: at.toISOString() } : {});

const hoursSince = (at: Date | null, now: Date): number =>
  at ? Math.floor((now.getTime() - at.getTime()) / 3_600_000) : 0;

/** Whether something that comes each day has not come: not on the first day of an installation. */
const isLate = (at: Date | null, { installedAt }: BackupState, now: Date): boolean =>
  now.getTime() - (at ?? installedAt).getTime() > LATE_MS;

/** When a backup was made last, and when one was restored to try it. */
export function backupStatus(app: FastifyInstance): readonly StatusReader[] {
  const { atMinute } = app.config.backups;
  return [
    {
      line: 'backups',
      async read() {
        const place = backupPlace(app);
        if (!place) return { finding: 'none' };
        const state = await readBackupState(app.database);
        const { madeAt, failures } = state;
        const now = app.now();
        const facts = {
          place: place.target.place,
          hours: hoursSince(madeAt, now),
          failures,
          ...momentOf('madeAt', madeAt),
          ...(state.size !== null && { sizeBytes: state.size }),
        };
        if (failures > 0) return { finding: 'failed', facts };
        if (atMinute === undefined) return { finding: 'off', facts };
        if (isLate(madeAt, state, now)) return { finding: 'late', facts };
        return { finding: madeAt ? 'made' : 'first', facts };
      },
    },
    {
      line: 'rehearsal',
      async read() {
        if (!backupPlace(app)) return { finding: 'none' };
        const state = await readBackupState(app.database);
        const { rehearsedAt, rehearsalFailures: failures, madeAt } = state;
        const now = app.now();
        const facts = {
          hours: hoursSince(rehearsedAt, now),
          failures,
          ...momentOf('rehearsedAt', rehearsedAt),
        };
        if (failures > 0) return { finding: 'failed', facts };
        if (atMinute === undefined && !madeAt) return { finding: 'none', facts };
        if (isLate(rehearsedAt, state, now)) return { finding: 'late', facts };
        return { finding: rehearsedAt ? 'done' : 'first', facts };
      },
    },
  ];
}
