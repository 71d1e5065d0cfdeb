import { UnansweredChange } from '../call-error.ts';
import type { ApiClient } from '../capabilities.ts';

type Request = Parameters<ApiClient['call']>[1];

/** Whether a call changes something and can be stored: one that carries a file cannot. */
const isChange = ({ method = 'GET', body }: NonNullable<Request>): boolean =>
  method !== 'GET' && !(body && typeof body !== 'string');

/** How long a change may take until it waits: less where the line is probably lost. */
const TIMEOUTS_MS = { usual: 30_000, doubtful: 10_000 } as const;

/** A client whose changes do not wait for an answer for ever. */
export function bounding(http: ApiClient, isDoubtful: () => boolean): ApiClient {
  const within = (request: NonNullable<Request>) =>
    isChange(request)
      ? { timeoutMs: TIMEOUTS_MS[isDoubtful() ? 'doubtful' : 'usual'], ...request }
      : request;
  return {
    ...http,
    call: (path, request = {}) => http.call(path, within(request)),
    callIfThere: (path, request = {}) => http.callIfThere(path, within(request)),
  };
}

/** A client that does not send changes, but says what it would have sent. */
export function capturing(http: ApiClient): ApiClient {
  const capture = (path: string, { method = 'GET', body }: NonNullable<Request>) => {
    const request = { method, path, body: typeof body === 'string' ? body : null };
    const unsent = new UnansweredChange(request, crypto.randomUUID());
    unsent.isSent = false;
    return unsent;
  };
  return {
    ...http,
    call: async (path, request = {}) => {
      if (isChange(request)) throw capture(path, request);
      return http.call(path, request);
    },
    callIfThere: async (path, request = {}) => {
      if (isChange(request)) throw capture(path, request);
      return http.callIfThere(path, request);
    },
  };
}
