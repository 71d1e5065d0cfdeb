import { isObject } from '../../../domain/validate.ts';

/** A call that was refused, or that got no answer (status 0). Its message is a translation key. */
export class ChatRefusal extends Error {
  readonly status: number;
  readonly code: string;
  /** The server's own sentence. */
  readonly detail: string | undefined;
  /** Seconds to wait, if the server names them. */
  readonly retryAfter: number | undefined;

  constructor(status: number, json?: unknown, retryAfter?: string | null) {
    const answer = isObject(json) ? json : {};
    const code = typeof answer.code === 'string' ? answer.code : codeOf(status);
    super(`errors.${code}`);
    this.status = status;
    this.code = code;
    this.detail = typeof answer.message === 'string' ? answer.message : undefined;
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

  async function reach(path: string, request: ChatRequest): Promise<Response> {
    try {
      const init = { ...request, headers: headersOf(request) };
      return await fetch(`${apiUrl}/${path}`, { method: 'GET', ...init });
    } catch (error) {
      if (request.signal?.aborted) throw error;
      throw new ChatRefusal(0);
    }
  }

  const textOf = async (response: Response): Promise<string> =>
    response.text().catch(() => {
      throw new ChatRefusal(0);
    });

  return {
    apiUrl,
    headersOf,
    readAnswer,
    async call(path: string, request: ChatRequest = {}): Promise<unknown> {
      const response = await reach(path, request);
      const text = await textOf(response);
      return readAnswer(response.status, text, response.headers.get('retry-after'));
    },
    async blob(path: string, request: ChatRequest = {}): Promise<Blob> {
      const response = await reach(path, request);
      if (response.ok) return response.blob();
      readAnswer(response.status, await textOf(response));
      throw new ChatRefusal(response.status);
    },
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
