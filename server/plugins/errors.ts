import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { ERROR_STATUS, type ErrorBody } from '../../domain/errors.ts';
import { RequestError } from '../base/request-error.ts';
import { ERROR_SENTENCES, violationSentence } from './error-sentences.ts';
import { refusalOf } from './refusal-of.ts';

/** A refusal in its wire form. */
function errorBody(refusal: RequestError): ErrorBody {
  const { code, fields, sentence, current } = refusal;
  return {
    status: 'error',
    code,
    message: refusal.message === code ? ERROR_SENTENCES[code] : refusal.message,
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
  };
}

/** One shape for all errors, without internal details. */
export const errors = plugin(
  async (app: FastifyInstance) => {
    const patterns: RoutePattern[] = [];
    app.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) patterns.push({ method: one, url });
    });

    app.setErrorHandler(sendRefusal);

    app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
      const allowed = methodsAt(patterns, request.url);
      if (allowed.length === 0 || allowed.includes(request.method)) {
        return send(reply, new RequestError('route.notFound'));
      }
      reply.header('allow', allowed.join(', '));
      return send(reply, new RequestError('route.methodNotAllowed'));
    });
  },
  { name: 'errors', dependencies: ['context'] },
);

/** Answers anything that was thrown while a request was handled. */
export function sendRefusal(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = refusalOf(error, request.method);
  if (refusal.statusCode === 503) request.log.warn({ err: error }, 'the server is not ready');
  else if (refusal.statusCode >= 500) request.log.error({ err: error }, 'the request failed');
  else if (error !== refusal)
    request.log.info({ err: error, code: refusal.code }, 'the request was refused');
  return send(reply, refusal);
}

function send(reply: FastifyReply, refusal: RequestError): FastifyReply {
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
  if (refusal.statusCode === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(ERROR_STATUS[refusal.code])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(refusal)));
}

/** A route as it was registered: `/api/v1/trips/:id`. */
export type RoutePattern = { method: string; url: string };

const WILD = /:[^/]+|\*/g;

function matches(pattern: string, path: string): boolean {
  const literal = pattern.split(WILD).map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const wild = pattern.match(WILD) ?? [];
  const source = literal
    .map((part, at) => part + (wild[at] === undefined ? '' : wild[at] === '*' ? '.*' : '[^/]+'))
    .join('');
  return new RegExp(`^${source}/?$`).test(path);
}

/** The methods that an address accepts, from the routes as they were registered. */
export function methodsAt(patterns: readonly RoutePattern[], url: string): readonly string[] {
  const [path = ''] = url.split('?');
  const found = patterns.filter((one) => one.url !== '*' && one.url !== '/*');
  return [...new Set(found.filter((one) => matches(one.url, path)).map((one) => one.method))];
}
