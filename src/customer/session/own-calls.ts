import type { Locale } from '../../../domain/fields.ts';
import { failureOf, isUnanswered, ownSentenceOf } from '../../providers/call-error.ts';
import { createHttpClient } from '../../providers/http-client.ts';
import { createIdempotencyKeys } from '../../providers/idempotency-keys.ts';
import { TIMEOUT_MS } from '../../providers/transport.ts';
import type { CustomerSession } from './customer-session.ts';

/** Stored as long as the page: whoever comes back and tries again does nothing twice. */
const keys = createIdempotencyKeys();

/** The calls of whoever is logged in. */
export function ownCalls(session: CustomerSession) {
  const { call, blob } = createHttpClient({
    apiUrl: session.apiUrl,
    getToken: session.readToken,
    onSessionEnd: session.end,
    timeoutMs: TIMEOUT_MS,
    keys,
  });
  return {
    read: async (path: string): Promise<unknown> => (await call(path)).json,

    /** The file at a path. */
    file: (path: string): Promise<Blob> => blob(path),

    /** Sends a change. The same one, sent again after its answer was lost, happens once. */
    send: async (path: string, body?: object): Promise<unknown> =>
      (await call(path, { method: 'POST', ...(body && { body: JSON.stringify(body) }) })).json,
  };
}

export type OwnCalls = ReturnType<typeof ownCalls>;

/** The code of a rejection; `offline` if there was no answer. */
export const rejectionCode = (error: unknown): string =>
  isUnanswered(error) ? 'offline' : failureOf(error).code;

/** What a rule or a hook of the server says of a rejection itself, in the language of the page. */
export const sentenceIn = (error: unknown, locale: Locale): string | undefined =>
  ownSentenceOf(error)?.[locale];
