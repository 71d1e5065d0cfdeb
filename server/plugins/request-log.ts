import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { pino } from 'pino';
import { isId } from '../../domain/validate.ts';
import type { Config } from '../base/config.ts';
import { loggedError } from './logged-error.ts';

/**
 * A logger whose lines hold no personal data: only the fields below of a request, and only what
 * `loggedError` lets through of an error.
 */
export function loggerFor(
  level: Config['logLevel'],
  to?: { write(line: string): void },
): FastifyBaseLogger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      err: loggedError,
      error: loggedError,
      req: () => undefined,
      res: () => undefined,
    },
  };
  return to ? pino(options, to) : pino(options);
}

/** One line per request, with the pattern of its route, never its address, query or body. */
export const requestLog = plugin(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id);
    });
    app.addHook('onResponse', async (request, reply) => {
      request.log.info(
        {
          method: request.method,
          route: request.routeOptions.url ?? 'none',
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
          by: request.signedIn?.id,
        },
        'answered',
      );
    });
  },
  { name: 'request-log' },
);

/**
 * The id of a request: the caller's own if it is a UUID. Nothing else is accepted from the caller,
 * because the id is logged.
 */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return isId(given) ? given : randomUUID();
}
