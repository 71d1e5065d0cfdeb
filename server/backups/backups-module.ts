import type { Module } from '../resources/module.ts';
import { backupMetrics } from './backup-metrics.ts';
import { backupRoutes } from './backup-routes.ts';
import { backupStatus } from './backup-status.ts';
import { doBackup } from './do-backup.ts';

/** Backups that the server makes by itself, and rehearses to restore. */
export const backupsModule: Module = {
  name: 'backups',
  routes: backupRoutes,
  async prepare({ config }) {
    if (config.backups.place !== undefined) return undefined;
    return '  No backups are made: with DATABASE_URL, BACKUP_DIR says where they go.\n';
  },
  workers: (app) => [
    {
      queue: 'backup',
      work: (data, signal) => doBackup(app, data, signal),
      // It looks whether one is due: a machine may have been off at the time for it.
      every: '*/5 * * * *',
      atStart: true,
    },
  ],
  metrics: backupMetrics,
  status: backupStatus,
};
