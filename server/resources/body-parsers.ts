import type { FastifyInstance } from 'fastify';
import { RequestError } from '../base/request-error.ts';

/**
 * How deep lists and objects of a body may lie in one another. No record comes near it; thousands
 * of levels would exhaust the stack of whatever writes them as JSON again.
 */
const MAX_DEPTH = 32;

const tooDeep = () =>
  new RequestError('request.malformed', {
    message: `Lists and objects of a body may lie at most ${MAX_DEPTH} deep in one another.`,
  });

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * JSON bodies, and empty ones whatever type they claim: clients label a DELETE or a verb without a
 * body as JSON, or as plain text (ra-data-simple-rest does). Keys that would reach an object's
 * prototype are rejected, and so are bytes in another encoding, which would be stored as �, and values
 * that lie too deep in one another.
 */
export function acceptEmptyBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      const text = decoded(body);
      if (text === undefined) done(new RequestError('request.malformed'));
      else if (text === '') done(null);
      else {
        parseJson(request, text, (error, value) =>
          error || isWithinDepth(value) ? done(error, value) : done(tooDeep()),
        );
      }
    },
  );
  app.addContentTypeParser<string>('text/plain', { parseAs: 'string' }, (_request, body, done) =>
    body === '' ? done(null) : done(new RequestError('request.wrongType')),
  );
}

function decoded(bytes: Buffer): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Level by level, so that no depth is too much for the check itself. */
function isWithinDepth(value: unknown): boolean {
  let level = [value].filter(isNested);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return false;
    level = level.flatMap((one) => Object.values(one)).filter(isNested);
  }
  return true;
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;
