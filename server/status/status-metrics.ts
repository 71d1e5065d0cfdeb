import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import { type PoolFigures, poolFigures } from '../database/connect.ts';
import { queueStates } from '../jobs/failed-work.ts';

const STATES = ['waiting', 'later', 'active', 'failed'] as const;

const POOL: readonly (readonly [string, string, (figures: PoolFigures) => number])[] = [
  ['jisr_database_pool_open', 'Open connections of the pool.', ({ open }) => open],
  ['jisr_database_pool_idle', 'Connections of the pool that do nothing.', ({ idle }) => idle],
  [
    'jisr_database_pool_waiting',
    'Statements and transactions that wait for a connection.',
    ({ waiting }) => waiting,
  ],
];

/** The work in the queues, which is the same in every process, and the pool of this process. */
export function statusMetrics(app: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: 'jisr_jobs',
    help: 'Work in queues: to be done now, later, being done, or failed for good.',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      for (const { queue, ...counts } of await queueStates(app.database)) {
        for (const state of STATES) this.set({ queue, state }, counts[state]);
      }
    },
  });
  for (const [name, help, figureOf] of POOL) {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        const figures = poolFigures(app.database);
        if (figures) this.set(figureOf(figures));
      },
    });
  }
  new Counter({
    name: 'jisr_list_reads_total',
    help: 'Lists read on the replica of DATABASE_READ_URL, or on the primary because it was behind, failed, or rests after a failure.',
    labelNames: ['read'],
    registers,
    collect() {
      this.reset();
      const { isUsed: _, ...counts } = app.engine.lists.figures() ?? {};
      for (const [read, times] of Object.entries(counts)) this.inc({ read }, times);
    },
  });
  new Counter({
    name: 'jisr_slow_queries_total',
    help: 'Queries that took as long as SLOW_QUERY_MS or longer.',
    registers,
    collect() {
      this.reset();
      this.inc(poolFigures(app.database)?.slow ?? 0);
    },
  });
}
