import type { FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import { type BackupState, readBackupState } from '../backup/backup-runs.ts';

const secondsOf = (at: Date | null): number => (at ? at.getTime() / 1000 : 0);

const FIGURES: readonly (readonly [string, string, (state: BackupState) => number])[] = [
  [
    'jisr_backup_last_success_timestamp_seconds',
    'When the last backup was begun that was made; 0 if there is none.',
    ({ madeAt }) => secondsOf(madeAt),
  ],
  [
    'jisr_backup_rehearsal_last_success_timestamp_seconds',
    'When a backup was last restored and compared successfully; 0 if that never was.',
    ({ rehearsedAt }) => secondsOf(rehearsedAt),
  ],
  ['jisr_backup_last_size_bytes', 'How large the last backup is.', ({ size }) => size ?? 0],
  [
    'jisr_backup_failures_since_success',
    'Backups that failed since one was made.',
    ({ failures }) => failures,
  ],
  [
    'jisr_backup_rehearsal_failures_since_success',
    'Backups that could not be restored since one could.',
    ({ rehearsalFailures }) => rehearsalFailures,
  ],
];

/** When a backup last succeeded, and when a restore did. */
export function backupMetrics(app: FastifyInstance, registry: Registry): void {
  const gauges = FIGURES.map(([name, help, figureOf]) => {
    const gauge = new Gauge({ name, help, registers: [registry], collect });
    return { gauge, figureOf };
  });
  // Those of one reading come from one state.
  let reading: Promise<BackupState> | undefined;
  async function collect(this: Gauge) {
    reading ??= readBackupState(app.database).finally(() => {
      reading = undefined;
    });
    const state = await reading;
    this.set(gauges.find(({ gauge }) => gauge === this)?.figureOf(state) ?? 0);
  }
}
