import type { IncomingMessage } from 'node:http';
import { isId } from '../domain/validate.ts';
import { newId } from './new-id.ts';

/**
 * The id of a request: the caller's own if it is a UUID. Nothing else is accepted from the caller,
 * because the id is logged.
 */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return isId(given) ? given : newId();
}
