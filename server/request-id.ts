import type { IncomingMessage } from 'node:http';
import { isId } from '../domain/validate.ts';
import { newId } from './new-id.ts';

/**
 * The id of a request: the caller's own where it is a UUID, and nothing else of the caller's, for
 * it stands in the log.
 */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return isId(given) ? given : newId();
}
