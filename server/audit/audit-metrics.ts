import type { FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import { chainState } from './chain-state.ts';

/** When the audit trail was verified last, and whether it was as it was sealed. */
export function auditMetrics({ database }: FastifyInstance, registry: Registry): void {
  new Gauge({
    name: 'jisr_audit_verified_timestamp_seconds',
    help: 'When the audit trail was verified last; 0 if it never was.',
    registers: [registry],
    async collect() {
      const { verifiedAt } = await chainState(database);
      this.set((verifiedAt?.getTime() ?? 0) / 1000);
    },
  });
  new Gauge({
    name: 'jisr_audit_damaged',
    help: '1 if the audit trail was found not to be as it was sealed.',
    registers: [registry],
    async collect() {
      const { damage } = await chainState(database);
      this.set(damage ? 1 : 0);
    },
  });
}
