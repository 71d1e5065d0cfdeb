import type { FastifyInstance } from 'fastify';
import { RequestError } from '../base/request-error.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * JSON bodies, and empty ones whatever type they claim: clients label a DELETE or a verb without a
 * body as JSON, or as plain text (ra-data-simple-rest does). Keys that would reach an object's
 * prototype are refused, and so are bytes in another encoding, which would be stored as �.
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
      else parseJson(request, text, done);
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
