import { CallError } from './call-error.ts';
import { connection } from './connection.ts';

export type TransportOptions = {
  /** URL of the API with its prefix, absolute or relative to the page's origin: `/api/v1`. */
  readonly apiUrl: string;
  readonly getToken: () => string | null | undefined;
  readonly fetch?: typeof fetch | undefined;
  /** Called when an answer says that the session has ended. */
  readonly onSessionEnd?: () => void;
  /** How long an answer may take, in milliseconds; without it, as long as it takes. */
  readonly timeoutMs?: number;
  /** An answer that is stored on this device, for a read that is content with one (offline/last-read.ts). */
  readonly storedAnswer?: (
    address: string,
    read: { readonly signal: AbortSignal; readonly authorization: string | null },
  ) => Promise<Response | undefined>;
};

export type CallRequest = {
  readonly method?: string;
  readonly body?: BodyInit | null;
  readonly headers?: HeadersInit;
  readonly signal?: AbortSignal | null;
  readonly cache?: RequestCache;
  /** Whether it may take longer than others; by default if it carries a file. */
  readonly isLong?: boolean;
  /** How long its own answer may take, in milliseconds. */
  readonly timeoutMs?: number;
};

/** An answer in the form that ra-data-simple-rest expects. */
export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  /** `{}` for an empty body, `undefined` for one that is not JSON. */
  readonly json: unknown;
};

export type Upload = {
  readonly headers?: HeadersInit;
  readonly signal: AbortSignal;
  /** How much of it has been sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
};

/** Longer than any answer of a server that works takes, over a poor network. */
export const TIMEOUT_MS = 30_000;

/** A connection over which nothing has moved for so long is taken for lost. */
const STALLED_MS = 60_000;

/**
 * The one way in which both pages call a back end: bearer token, JSON, one kind of error. It retries
 * nothing; who calls decides that.
 */
export function createTransport(options: TransportOptions) {
  const { apiUrl, getToken, onSessionEnd, timeoutMs, storedAnswer } = options;
  const doFetch = options.fetch ?? ((...request) => globalThis.fetch(...request));

  function headersOf({ body, headers }: Pick<CallRequest, 'body' | 'headers'>): Headers {
    const all = new Headers(headers);
    const token = getToken();
    all.set('Accept', 'application/json');
    if (typeof body === 'string') all.set('Content-Type', 'application/json');
    // The browser names the boundary of a form.
    else all.delete('Content-Type');
    if (token) all.set('Authorization', `Bearer ${token}`);
    return all;
  }

  /** The error that an answer stands for; one that ends the session is announced. */
  function rejected(status: number, text: string, wait: string | null): CallError {
    if (status === 401) onSessionEnd?.();
    return new CallError(status, parse(text), wait);
  }

  /** Makes a call and reads its answer, in the given time; an abort belongs to the caller. */
  async function reach<Read>(
    path: string,
    request: CallRequest,
    read: (response: Response) => Promise<Read>,
  ): Promise<Read> {
    const {
      isLong = request.body instanceof FormData,
      timeoutMs: limit = isLong ? undefined : timeoutMs,
      signal,
      ...init
    } = request;
    const timer = limit === undefined ? undefined : AbortSignal.timeout(limit);
    const ends = signal && timer ? AbortSignal.any([signal, timer]) : (signal ?? timer);
    const sent = {
      method: 'GET',
      ...init,
      headers: headersOf(request),
      ...(ends && { signal: ends }),
    };
    const address = `${apiUrl}/${path}`;
    const authorization = sent.headers.get('Authorization');
    const stored = signal && (await storedAnswer?.(address, { signal, authorization }));
    if (stored) return read(stored);
    try {
      const response = await doFetch(address, sent);
      connection.answered(path, response.headers);
      return await read(response);
    } catch (error) {
      if (error instanceof CallError || signal?.aborted) throw error;
      connection.lost();
      throw new CallError(0);
    }
  }

  const readAny = async (response: Response): Promise<Answer> => {
    const { status, headers } = response;
    const body = await response.text();
    return { status, headers, body, json: parse(body) };
  };

  /** One call; throws a `CallError` if it is rejected or not answered. */
  const call = (path: string, request: CallRequest = {}): Promise<Answer> =>
    reach(path, request, async (response) => {
      const answer = await readAny(response);
      if (response.ok) return answer;
      throw rejected(answer.status, answer.body, answer.headers.get('retry-after'));
    });

  return {
    call,
    /** What one call answers. */
    json: async (path: string, request?: CallRequest): Promise<unknown> =>
      (await call(path, request)).json,
    /** One call whose answer counts whatever its status is; throws only if there is none. */
    answer: (path: string, request: CallRequest = {}): Promise<Answer> =>
      reach(path, request, readAny),
    /** The bytes at a path; throws a `CallError` if there are none. */
    blob: (path: string, request: CallRequest = {}): Promise<Blob> =>
      reach(path, { isLong: true, ...request }, async (response) => {
        if (response.ok) return response.blob();
        const wait = response.headers.get('retry-after');
        throw rejected(response.status, await response.text(), wait);
      }),
    /**
     * Sends a form by a request that reports how much of it has been sent. Throws a `CallError`, or
     * what the signal was aborted with.
     */
    upload: (path: string, form: FormData, { headers = {}, signal, onProgress }: Upload) =>
      new Promise<unknown>((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        const request = new XMLHttpRequest();
        let stalled: ReturnType<typeof setTimeout>;
        const stop = () => request.abort();
        const moved = () => {
          clearTimeout(stalled);
          stalled = setTimeout(stop, STALLED_MS);
        };
        request.open('POST', `${apiUrl}/${path}`);
        for (const [name, value] of headersOf({ body: form, headers })) {
          request.setRequestHeader(name, value);
        }
        request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
          moved();
          if (lengthComputable) onProgress(loaded / total);
        };
        request.onloadend = () => {
          clearTimeout(stalled);
          signal.removeEventListener('abort', stop);
          const { status, responseText } = request;
          if (signal.aborted) return reject(signal.reason);
          if (status >= 200 && status < 300) return resolve(parse(responseText));
          reject(rejected(status, responseText, request.getResponseHeader('retry-after')));
        };
        signal.addEventListener('abort', stop);
        moved();
        request.send(form);
      }),
  };
}

export type Transport = ReturnType<typeof createTransport>;

function parse(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
