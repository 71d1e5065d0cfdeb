import limiter from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { RequestError } from '../base/request-error.ts';

/** The calls of the API, the handshakes of the live channel, and the legal pages. */
const CALLS = /^\/(api|socket\.io|legal)\//;
const READING = ['GET', 'HEAD'];
/** Those of providers, which report each of thousands of messages several times from few addresses. */
const WEBHOOKS = /^\/api\/v1\/webhooks\//;
/** So many times more of them. */
const MORE_WEBHOOKS = 10;

/** Whether somebody without a session reads what is open to everybody; legal pages know no sessions. */
const isPublicReading = ({ headers, method, routeOptions, url }: FastifyRequest): boolean =>
  READING.includes(method) &&
  (url.startsWith('/legal/') ||
    (headers.authorization === undefined && routeOptions.config?.public === true));

/**
 * A limit on the calls of one address per minute, far above normal use: an office behind one
 * address moves thousands of orders at once, one call each. Each process counts on its own;
 * password attempts are counted in the database, for all nodes. What strangers read has a lower limit
 * of its own, so that a site that reads too much does not shut out an office at the same address.
 */
export const rateLimit = plugin(
  async (app: FastifyInstance) => {
    await app.register(limiter, {
      global: false,
      max: app.config.rateLimit,
      timeWindow: 60_000,
      errorResponseBuilder: (_request, { ttl }) =>
        new RequestError('request.tooMany', { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) }),
    });
    const count = app.rateLimit();
    const countWebhook = app.rateLimit({
      max: app.config.rateLimit * MORE_WEBHOOKS,
      keyGenerator: ({ ip }) => `webhooks ${ip}`,
    });
    const countPublic = app.rateLimit({
      max: app.config.publicRateLimit,
      keyGenerator: ({ ip }) => `public ${ip}`,
    });
    // What is no call: pages, their files, health checks, and addresses where there is nothing.
    const countOther = app.rateLimit({
      max: app.config.rateLimit,
      keyGenerator: ({ ip }) => `other ${ip}`,
    });
    const countingOf = (request: FastifyRequest) => {
      if (!CALLS.test(request.url)) return countOther;
      if (WEBHOOKS.test(request.url)) return countWebhook;
      return isPublicReading(request) ? countPublic : count;
    };
    // Counted before anything else is checked, so that strangers are counted too.
    app.addHook('onRequest', async function (request, reply) {
      await countingOf(request).call(this, request, reply);
    });
  },
  { name: 'rate-limit', dependencies: ['context', 'errors'] },
);
