import type { FastifyInstance } from 'fastify';
import { clockFinding } from '../../domain/status/status-lines.ts';
import { PRODUCT_VERSION } from '../base/product-version.ts';
import { queueStates } from '../jobs/failed-work.ts';
import type { StatusReader } from '../resources/module.ts';
import { readCertificate } from './read-certificate.ts';
import {
  aliveProcesses,
  clockDifference,
  followers,
  migrationState,
  postgresVersion,
} from './read-installation.ts';
import { databaseSize, diskOf, hasLittleSpace } from './read-storage.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Work that could be done for so long has no worker, or more comes than is done. */
const WAITING_MS = 10 * MINUTE_MS;
const BEHIND_SECONDS = 60;

/** What is read of every installation. */
export function statusReaders(app: FastifyInstance): readonly StatusReader[] {
  const { config, database } = app;
  return [
    {
      line: 'versions',
      forMs: HOUR_MS,
      async read() {
        const postgres = await postgresVersion(database);
        const facts = { product: PRODUCT_VERSION, node: process.versions.node, postgres };
        return { finding: 'known', facts };
      },
    },
    {
      line: 'processes',
      async read() {
        const found = await aliveProcesses(database);
        const versions = new Set(found.flatMap(({ version }) => version ?? []));
        const facts = { count: found.length, versions: [...versions].toSorted().join(', ') };
        if (found.length === 0) return { finding: 'none', facts };
        return { finding: versions.size > 1 ? 'mixed' : 'alive', facts };
      },
    },
    {
      line: 'migrations',
      forMs: MINUTE_MS,
      async read() {
        const { applied, pending, unknown } = await migrationState(database);
        const [last] = applied;
        const facts = {
          count: applied.length,
          last: last?.name ?? '',
          lastAt: last?.at.toISOString() ?? '',
          pending: pending.length,
          unknown: unknown.length,
        };
        if (pending.length > 0) return { finding: 'pending', facts };
        return { finding: unknown.length > 0 ? 'newer' : 'applied', facts };
      },
    },
    {
      line: 'queues',
      async read() {
        const queues = await queueStates(database);
        const sum = (of: 'waiting' | 'active' | 'failed' | 'later') =>
          queues.reduce((total, queue) => total + queue[of], 0);
        const since = Math.min(...queues.map((queue) => queue.since?.getTime() ?? Infinity));
        const facts = {
          waiting: sum('waiting'),
          active: sum('active'),
          later: sum('later'),
          failed: sum('failed'),
          ...(Number.isFinite(since) && { sinceAt: new Date(since).toISOString() }),
        };
        if (facts.failed > 0) return { finding: 'failed', facts };
        return { finding: Date.now() - since > WAITING_MS ? 'waiting' : 'working', facts };
      },
    },
    {
      line: 'storage',
      forMs: MINUTE_MS,
      async read() {
        const [disk, { bytes }, hasSpace] = await Promise.all([
          diskOf(config.dataDir),
          databaseSize(database),
          app.blobs.hasSpace(),
        ]);
        const facts = {
          databaseBytes: bytes,
          ...(disk && { freeBytes: disk.free, diskBytes: disk.size }),
        };
        if (!hasSpace) return { finding: 'full', facts };
        return { finding: disk && hasLittleSpace(disk) ? 'little' : 'space', facts };
      },
    },
    {
      line: 'replication',
      async read() {
        const { count, behind } = await followers(database);
        const facts = { count, seconds: Math.round(behind) };
        if (count === 0) return { finding: 'none', facts };
        return { finding: behind > BEHIND_SECONDS ? 'behind' : 'following', facts };
      },
    },
    {
      line: 'certificate',
      forMs: HOUR_MS,
      read: () => readCertificate(config.publicUrl, app.now),
    },
    {
      line: 'clock',
      async read() {
        const ms = await clockDifference(database);
        return { finding: clockFinding(ms), facts: { seconds: Math.round(ms / 100) / 10 } };
      },
    },
  ];
}
