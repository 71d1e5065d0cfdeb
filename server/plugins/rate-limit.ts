import limiter from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { addressGroups } from '../base/address-group.ts';
import { onceFor } from '../base/once-for.ts';
import { RequestError } from '../base/request-error.ts';

/** The calls of the API, the handshakes of the live channel, and the legal pages. */
const CALLS = /^\/(api|socket\.io|legal)\//;
const READING = ['GET', 'HEAD'];
/** Those of providers, which report each of thousands of messages several times from few addresses. */
const WEBHOOKS = /^\/api\/v1\/webhooks\//;
/** So many times more of them. */
const MORE_WEBHOOKS = 10;
/** The networks that an address can count in: a /64, a /56 and a /48. */
const MOST_GROUPS = 3;

/** The networks of a call's address, which are looked at several times. */
const groupsOf = onceFor(({ ip }: FastifyRequest) => addressGroups(ip));

/** Whether somebody without a session reads what is open to everybody; legal pages know no sessions. */
const isPublicReading = ({ headers, method, routeOptions, url }: FastifyRequest): boolean =>
  READING.includes(method) &&
  (url.startsWith('/legal/') ||
    (headers.authorization === undefined && routeOptions.config?.public === true));

/**
 * A limit on the calls of one address per minute, far above normal use: an office behind one
 * address changes thousands of orders at once, one call each. Each process counts on its own;
 * password attempts are counted in the database, for all nodes. What strangers read has a lower limit
 * of its own, so that a site that reads too much does not shut out an office at the same address. An
 * IPv6 address counts in its wider networks too, which have more (address-group.ts).
 */
export const rateLimit = plugin(
  async (app: FastifyInstance) => {
    await app.register(limiter, { global: false, timeWindow: 60_000 });
    /** Counts a call in each network of its address, the narrowest first, up to the first that is full. */
    const counting = (of: string, max: number) => {
      const counters = [...Array(MOST_GROUPS).keys()].map((at) =>
        app.createRateLimit({
          max: (request) => max * (groupsOf(request)[at]?.times ?? 1),
          keyGenerator: (request) => `${of} ${groupsOf(request)[at]?.name}`,
        }),
      );
      return async (request: FastifyRequest): Promise<void> => {
        for (const counter of counters.slice(0, groupsOf(request).length)) {
          const counted = await counter(request);
          if (counted.isAllowed || !counted.isExceeded) continue;
          throw new RequestError('request.tooMany', {
            retryAfter: Math.max(1, counted.ttlInSeconds),
          });
        }
      };
    };
    const { rateLimit: max, publicRateLimit } = app.config;
    const count = counting('calls', max);
    const countWebhook = counting('webhooks', max * MORE_WEBHOOKS);
    const countPublic = counting('public', publicRateLimit);
    // What is no call: pages, their files, health checks, and addresses where there is nothing.
    const countOther = counting('other', max);
    const countingOf = (request: FastifyRequest) => {
      if (!CALLS.test(request.url)) return countOther;
      if (WEBHOOKS.test(request.routeOptions.url ?? '')) return countWebhook;
      return isPublicReading(request) ? countPublic : count;
    };
    // Counted before anything else is checked, so that strangers are counted too.
    app.addHook('onRequest', async (request) => countingOf(request)(request));
  },
  { name: 'rate-limit', dependencies: ['context', 'errors'] },
);
