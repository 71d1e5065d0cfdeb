import type { OwnSentence } from '../../../domain/errors.ts';
import { isObject } from '../../../domain/validate.ts';
import { isSentence } from '../../i18n/own-sentence.ts';

/** A call that was refused, or that got no answer (status 0). Its message is a translation key. */
export class ChatRefusal extends Error {
  readonly status: number;
  readonly code: string;
  /** The server's own sentence. */
  readonly detail: string | undefined;
  /** What a rule or a hook says in its own words, of the whole or of the first field. */
  readonly sentence: OwnSentence | undefined;
  /** Seconds to wait, if the server names them. */
  readonly retryAfter: number | undefined;

  constructor(status: number, json?: unknown, retryAfter?: string | null) {
    const answer = isObject(json) ? json : {};
    const code = typeof answer.code === 'string' ? answer.code : codeOf(status);
    super(`errors.${code}`);
    this.status = status;
    this.code = code;
    this.detail = typeof answer.message === 'string' ? answer.message : undefined;
    const { violations } = answer;
    const said = [answer, ...(isObject(violations) ? Object.values(violations) : [])];
    this.sentence = said.map((one) => isObject(one) && one.sentence).find(isSentence);
    const seconds = Number(retryAfter ?? Number.NaN);
    this.retryAfter = retryAfter && Number.isFinite(seconds) ? seconds : undefined;
  }
}

const CODES: Readonly<Record<number, string>> = {
  400: 'request.malformed',
  401: 'session.ended',
  403: 'access.denied',
  404: 'record.notFound',
  413: 'request.tooLarge',
  415: 'request.wrongType',
  422: 'record.invalid',
  429: 'request.tooMany',
  507: 'server.diskFull',
};

const codeOf = (status: number): string => CODES[status] ?? 'server.failed';

/** The status that a call ended with; 0 if it got no answer. */
export const statusOf = (error: unknown): number =>
  error instanceof ChatRefusal ? error.status : 0;

/** Longer than any answer of a server that works takes, over a poor network. */
const PATIENCE_MS = 30_000;

export type ChatHttpOptions = {
  readonly apiUrl: string;
  readonly getToken: () => string | null | undefined;
  readonly fetch: typeof fetch;
  /** Called when an answer says that the session has ended. */
  readonly onSessionEnd: () => void;
};

type ChatRequest = {
  readonly method?: string;
  readonly body?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Whether it may take as long as it takes; by default if it carries a file. */
  readonly isLong?: boolean;
};

/** The calls of the chat: bearer token, JSON, refusals as `ChatRefusal`. */
export function createChatHttp({ apiUrl, getToken, fetch, onSessionEnd }: ChatHttpOptions) {
  const headersOf = ({ body, headers }: ChatRequest): Record<string, string> => {
    const token = getToken();
    return {
      Accept: 'application/json',
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    };
  };

  /** What an answer means, however it was asked for. */
  const readAnswer = (status: number, text: string, retryAfter?: string | null): unknown => {
    const json = parse(text);
    if (status >= 200 && status < 300) return json;
    if (status === 401) onSessionEnd();
    throw new ChatRefusal(status, json, retryAfter);
  };

  /** Makes a call and reads its answer; one that takes too long is taken for lost. */
  async function reach<Read>(
    path: string,
    request: ChatRequest,
    read: (response: Response) => Promise<Read>,
  ): Promise<Read> {
    const { signal, isLong = request.body instanceof FormData, ...init } = request;
    const patience = new AbortController();
    const giveUp = () => patience.abort(signal?.reason);
    const timer = isLong ? undefined : setTimeout(giveUp, PATIENCE_MS);
    signal?.addEventListener('abort', giveUp);
    try {
      const headers = headersOf(request);
      const sent = { method: 'GET', ...init, headers, signal: patience.signal };
      return await read(await fetch(`${apiUrl}/${path}`, sent));
    } catch (error) {
      throw error instanceof ChatRefusal || signal?.aborted ? error : new ChatRefusal(0);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    }
  }
  const readJson = async (response: Response): Promise<unknown> =>
    readAnswer(response.status, await response.text(), response.headers.get('retry-after'));

  return {
    apiUrl,
    headersOf,
    readAnswer,
    call: (path: string, request: ChatRequest = {}): Promise<unknown> =>
      reach(path, request, readJson),
    blob: (path: string, request: ChatRequest = {}): Promise<Blob> =>
      reach(path, { isLong: true, ...request }, async (response) => {
        if (response.ok) return response.blob();
        await readJson(response);
        throw new ChatRefusal(response.status);
      }),
  };
}

export type ChatHttp = ReturnType<typeof createChatHttp>;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
