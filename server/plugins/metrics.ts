import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { RequestError } from '../base/request-error.ts';
import { sha256 } from '../base/sha256.ts';
import type { Module } from '../resources/module.ts';

/**
 * Metrics for Prometheus, for callers with the METRICS_TOKEN. Without a token nobody can read them:
 * even a call from this machine may come from a local proxy that forwards strangers' requests. A port
 * of their own would be one more thing to close in every firewall.
 */
export const metrics = plugin(
  async (app: FastifyInstance, { modules }: { modules: readonly Module[] }) => {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    const duration = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from a request to its answer.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [registry],
    });
    for (const module of modules) module.metrics?.(app, registry);
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'none';
      duration.observe(
        { method: request.method, route, status: reply.statusCode },
        reply.elapsedTime / 1000,
      );
    });
    app.addHook('onClose', async () => registry.clear());
    app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
      if (!mayRead(request, app.config.metricsToken)) throw new RequestError('route.notFound');
      return reply.type(registry.contentType).send(await registry.metrics());
    });
  },
  { name: 'metrics', dependencies: ['context', 'errors'] },
);

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (!token) return false;
  const given = request.headers.authorization?.replace(/^Bearer /i, '') ?? '';
  // Hashes are equally long, and so can be compared in constant time.
  return timingSafeEqual(sha256(given), sha256(token));
}
