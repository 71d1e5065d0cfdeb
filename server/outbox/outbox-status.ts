import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { PHONE_CHANNELS } from '../../domain/messages/channels.ts';
import type { StatusReader } from '../resources/module.ts';

/** Messages that were due so long ago are not being sent. */
const WAITING_MINUTES = 15;

/** How messages to phones are sent, and what waits or may have been lost. */
export const outboxStatus = (app: FastifyInstance): readonly StatusReader[] => [
  {
    line: 'messages',
    async read() {
      const { rows } = await sql<{ queued: number; waiting: number; unknown: number }>`
        select count(*) filter (where status = 'queued')::int as queued,
          count(*) filter (where status = 'queued'
            and due_at < now() - make_interval(mins => ${WAITING_MINUTES}))::int as waiting,
          count(*) filter (where status = 'unknown')::int as unknown
        from outbox where status in ('queued', 'unknown')
      `.execute(app.database);
      const drivers = PHONE_CHANNELS.map((channel) => app.drivers[channel]);
      const facts = {
        drivers: drivers.map(({ name }, at) => `${PHONE_CHANNELS[at]}: ${name}`).join(', '),
        queued: rows[0]?.queued ?? 0,
        waiting: rows[0]?.waiting ?? 0,
        unknown: rows[0]?.unknown ?? 0,
      };
      if (facts.unknown > 0) return { finding: 'unknown', facts };
      if (facts.waiting > 0) return { finding: 'waiting', facts };
      return { finding: drivers.some((one) => one.leavesHouse) ? 'sending' : 'written', facts };
    },
  },
];
