import type { FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import { PHONE_CHANNELS } from '../../domain/messages/channels.ts';

const OPEN = ['queued', 'sending', 'unknown'];

/** How many messages wait, are on their way, or may have been sent, on each channel. */
export function outboxMetrics(app: FastifyInstance, registry: Registry): void {
  new Gauge({
    name: 'outbox_messages',
    help: 'Messages to phones that are queued, being sent, or of unknown fate.',
    labelNames: ['channel', 'status'],
    registers: [registry],
    async collect() {
      const rows = await app.database
        .selectFrom('outbox')
        .select(['channel', 'status', ({ fn }) => fn.countAll<string>().as('count')])
        .where('status', 'in', OPEN)
        .groupBy(['channel', 'status'])
        .execute();
      for (const channel of PHONE_CHANNELS) {
        for (const status of OPEN) {
          const row = rows.find((one) => one.channel === channel && one.status === status);
          this.set({ channel, status }, Number(row?.count ?? 0));
        }
      }
    },
  });
}
