import type { Locale } from '../../../domain/fields.ts';
import { ChatRefusal, createChatHttp, statusOf } from '../../providers/chat/chat-http.ts';
import { createIdempotencyKeys } from '../../providers/idempotency-keys.ts';
import { isOwnOrigin } from '../../providers/is-own-origin.ts';
import type { CustomerSession } from './customer-session.ts';

/** Kept as long as the page: whoever comes back and tries again does nothing twice. */
const keys = createIdempotencyKeys();

/** Whether a change may have happened although it was answered so, or may yet. */
const isUncertain = (status: number): boolean => status === 0 || status === 429 || status >= 500;

/** The calls of whoever is logged in. */
export function ownCalls(session: CustomerSession) {
  const { call } = createChatHttp({
    apiUrl: session.apiUrl,
    getToken: session.readToken,
    fetch: (...request) => fetch(...request),
    onSessionEnd: session.end,
  });
  return {
    read: (path: string): Promise<unknown> => call(path),

    /** Sends a change. The same one, sent again after its answer was lost, happens once. */
    async send(path: string, body?: object): Promise<unknown> {
      const text = body && JSON.stringify(body);
      const change = `${path} ${text ?? ''}`;
      const headers: Record<string, string> = isOwnOrigin(session.apiUrl)
        ? { 'Idempotency-Key': keys.keyOf(change) }
        : {};
      try {
        const answer = await call(path, { method: 'POST', headers, ...(text && { body: text }) });
        keys.answered(change);
        return answer;
      } catch (error) {
        if (!isUncertain(statusOf(error))) keys.answered(change);
        throw error;
      }
    },
  };
}

export type OwnCalls = ReturnType<typeof ownCalls>;

/** The code of a refusal; `offline` if there was no answer. */
export function refusalCode(error: unknown): string {
  if (!(error instanceof ChatRefusal)) return 'server.failed';
  return error.status === 0 ? 'offline' : error.code;
}

/** What a rule or a hook of the server says of a refusal itself, in the language of the page. */
export const saidOf = (error: unknown, locale: Locale): string | undefined =>
  error instanceof ChatRefusal ? error.sentence?.[locale] : undefined;
