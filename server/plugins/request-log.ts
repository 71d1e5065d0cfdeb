import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { pino } from 'pino';
import { isId } from '../../domain/validate.ts';
import type { Config } from '../base/config.ts';
import { currentTrace, traceIn, withTrace } from '../base/trace.ts';
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
    // Whatever is logged while a request, an event or a job is being dealt with is found by its id.
    mixin: () => {
      const trace = currentTrace();
      return trace === undefined ? {} : { trace };
    },
    serializers: {
      err: loggedError,
      error: loggedError,
      req: () => undefined,
      res: () => undefined,
      // The reader of forms logs the headers, and with them the token.
      busboyOptions: () => undefined,
    },
  };
  return to ? pino(options, to) : pino(options);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** By which everything that was logged of it is found: the caller's own, or a new one. */
    trace: string;
  }
}

/** Eight bytes of an id that is unique, as the answer names what has dealt with the request. */
const spanOf = (id: string): string => id.replaceAll('-', '').slice(-16);

/**
 * One line per request, with the pattern of its route, never its address, query or body. It also says
 * when a client breaks off, which is no failure.
 */
export const requestLog = plugin(
  async (app: FastifyInstance) => {
    const lineOf = (request: FastifyRequest, reply: FastifyReply) => ({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      ms: Math.round(reply.elapsedTime),
      by: request.signedIn?.id,
      // The line may be written in the context of the socket, which serves other requests too.
      trace: request.trace,
    });
    app.decorateRequest('trace', '');
    app.addHook('onRequest', (request, _reply, done) => {
      request.trace = traceIn(request.headers.traceparent) ?? request.id.replaceAll('-', '');
      withTrace(request.trace, done);
    });
    // What arrives of a body arrives in the context of the socket.
    app.addHook('preValidation', (request, _reply, done) => withTrace(request.trace, done));
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id);
      reply.header('traceresponse', `00-${request.trace}-${spanOf(request.id)}-01`);
      reply.raw.once('close', () => {
        if (reply.raw.writableFinished) return;
        request.log.info(
          lineOf(request, reply),
          'the connection closed before the answer was sent',
        );
      });
    });
    app.addHook('onResponse', async (request, reply) => {
      request.log.info({ ...lineOf(request, reply), status: reply.statusCode }, 'answered');
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
