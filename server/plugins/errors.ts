import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { ERROR_STATUS, type ErrorBody } from '../../domain/errors.ts';
import { RequestError } from '../base/request-error.ts';
import { shortTrace } from '../base/trace.ts';
import { ERROR_SENTENCES, violationSentence } from './error-sentences.ts';
import { rejectionOf } from './rejection-of.ts';

/** A rejection in its wire form. */
function errorBody(rejection: RequestError, trace: string): ErrorBody {
  const { code, fields, sentence, current, secondFactor } = rejection;
  return {
    status: 'error',
    code,
    message: rejection.message === code ? ERROR_SENTENCES[code] : rejection.message,
    ...(sentence && { sentence }),
    ...(fields
      ? {
          fields: Object.fromEntries(
            Object.entries(fields).map(([path, violation]) => [path, violationSentence(violation)]),
          ),
          violations: fields,
        }
      : {}),
    ...(current === undefined ? {} : { current }),
    ...(secondFactor && { secondFactor }),
    // Whoever reports a failure names what the log is searched by.
    ...(ERROR_STATUS[code] >= 500 && trace !== '' && { trace: shortTrace(trace) }),
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The methods that an address accepts; none if there is nothing at it. */
    methodsAt(url: string): readonly string[];
  }
}

/** One shape for all errors, without internal details. */
export const errors = plugin(
  async (app: FastifyInstance) => {
    const table = routeTable();
    app.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) table.add({ method: one, url });
    });
    app.decorate('methodsAt', table.methodsAt);
    app.setErrorHandler(sendRejection);
    // `rejectUnknownRoutes` answers before this one.
    app.setNotFoundHandler(rejectUnknownRoute);
  },
  { name: 'errors', dependencies: ['context'] },
);

function rejectUnknownRoute(request: FastifyRequest, reply: FastifyReply): never {
  const allowed = request.server.methodsAt(request.url);
  if (allowed.length === 0 || allowed.includes(request.method)) {
    throw new RequestError('route.notFound');
  }
  reply.header('allow', allowed.join(', '));
  throw new RequestError('route.methodNotAllowed');
}

/** Answers a call to nowhere at once: what it brings along is not read. */
export const rejectUnknownRoutes = plugin(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', async (request, reply) => {
      if (request.is404) rejectUnknownRoute(request, reply);
    });
  },
  { name: 'reject-unknown-routes', dependencies: ['errors'] },
);

/** What reading a body fails with when its client breaks off. */
const BROKEN_OFF = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'];

/** Whether the client has broken off while it sent its body, and this error reports no more than that. */
function isBrokenOff(error: unknown, { raw }: FastifyRequest): boolean {
  if (!raw.errored || !(error instanceof Error)) return false;
  return error === raw.errored || BROKEN_OFF.some((one) => 'code' in error && error.code === one);
}

/** Answers anything that was thrown while a request was handled. */
export function sendRejection(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const rejection = rejectionOf(error, request.method);
  // The log of requests says that the connection closed, and nobody reads this answer.
  if (isBrokenOff(error, request)) return send(reply, rejection);
  if (rejection.statusCode === 503) request.log.warn({ err: error }, 'the server is not ready');
  else if (rejection.statusCode >= 500) request.log.error({ err: error }, 'the request failed');
  else if (error !== rejection)
    request.log.info({ err: error, code: rejection.code }, 'the request was rejected');
  return send(reply, rejection);
}

function send(reply: FastifyReply, rejection: RequestError): FastifyReply {
  if (rejection.retryAfter !== undefined) reply.header('retry-after', rejection.retryAfter);
  if (rejection.statusCode === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(ERROR_STATUS[rejection.code])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(rejection, reply.request.trace)));
}

/** A route as it was registered: `/api/v1/trips/:id`. */
export type RoutePattern = { readonly method: string; readonly url: string };

const WILD = /:[^/]+|\*/g;

function expressionOf(pattern: string): RegExp {
  const literal = pattern.split(WILD).map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const wild = pattern.match(WILD) ?? [];
  const source = literal
    .map((part, at) => part + (wild[at] === undefined ? '' : wild[at] === '*' ? '.*' : '[^/]+'))
    .join('');
  return new RegExp(`^${source}/?$`);
}

/** Which methods the addresses accept, from the routes as they are registered. */
export function routeTable() {
  /** The methods of each pattern. Its expression is built once: strangers make the server look here. */
  const patterns = new Map<
    string,
    { readonly methods: Set<string>; readonly expression: RegExp }
  >();
  return {
    add({ method, url }: RoutePattern): void {
      if (url === '*' || url === '/*') return;
      const known = patterns.get(url) ?? { methods: new Set(), expression: expressionOf(url) };
      known.methods.add(method);
      patterns.set(url, known);
    },
    /** The methods that an address accepts; none if there is nothing at it. */
    methodsAt(address: string): readonly string[] {
      const [path = ''] = address.split('?');
      const found = [...patterns.values()].filter(({ expression }) => expression.test(path));
      return [...new Set(found.flatMap(({ methods }) => [...methods]))];
    },
  };
}
