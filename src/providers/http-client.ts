import { failure } from './http-error.ts';
import { type CallRun, createIdempotencyKeys } from './idempotency-keys.ts';
import { isOwnOrigin } from './is-own-origin.ts';

export type HttpClientOptions = {
  /** URL of the API with its prefix, absolute or relative to the page's origin: `/api/v1`. */
  apiUrl: string;
  getToken: () => string | null | undefined;
  /**
   * Whether changes carry an `Idempotency-Key`. By default only to the page's own origin: another
   * back end may not allow the header across origins, and would then reject every change.
   */
  idempotencyKeys?: boolean;
};

type HttpRequest = {
  method?: string;
  body?: BodyInit | null;
  /** Distinguishes the body's files from others of the same name and size, such as a digest. */
  content?: string;
  /** The run that the change belongs to, which keeps its key meanwhile. */
  run?: CallRun | undefined;
  headers?: HeadersInit;
  signal?: AbortSignal | null;
  cache?: RequestCache;
};

/** An answer in the form that ra-data-simple-rest expects. */
type HttpAnswer = { status: number; headers: Headers; body: string; json: unknown };

/**
 * Makes HTTP calls to the API: bearer token, JSON, one error shape. It retries nothing: the query
 * client retries reads, the user retries changes, and the pool of bulk calls (pool.ts) retries what
 * was rate limited.
 */
export function createHttpClient(options: HttpClientOptions) {
  const { apiUrl } = options;
  const keys = createIdempotencyKeys();
  const withKeys = options.idempotencyKeys ?? isOwnOrigin(apiUrl);

  async function send(path: string, request: HttpRequest): Promise<Response> {
    const method = request.method ?? 'GET';
    const isRead = method === 'GET';
    const { content = '', run, ...sent } = request;
    const fingerprint = isRead ? '' : `${method} ${path} ${fingerprintOf(request.body)} ${content}`;
    const headers = headersOf(request, options.getToken());
    if (!isRead && withKeys) headers.set('Idempotency-Key', keys.keyOf(fingerprint, run));
    const response = await reach(`${apiUrl}/${path}`, { ...sent, method, headers });
    if (!isRead && isFinal(response.status)) keys.answered(fingerprint);
    return response;
  }

  return {
    /** Where a form is sent that another way than `fetch` carries, and with which headers. */
    addressed(path: string, key: string) {
      const headers = headersOf({ body: new FormData() }, options.getToken());
      if (withKeys) headers.set('Idempotency-Key', key);
      return { url: `${apiUrl}/${path}`, headers };
    },
    /** One call; throws an `HttpError` with the code of the refusal. */
    async call(path: string, request: HttpRequest = {}): Promise<HttpAnswer> {
      const response = await send(path, request);
      const body = await response.text();
      const json = parse(body);
      if (!response.ok) throw refused(response, json);
      const isRead = (request.method ?? 'GET') === 'GET';
      if (json === undefined && isRead) throw failure(0, undefined);
      return { status: response.status, headers: response.headers, body, json: json ?? {} };
    },
    /** The bytes at a path; throws an `HttpError` if there are none. */
    async blob(path: string, request: HttpRequest = {}): Promise<Blob> {
      const response = await send(path, request);
      if (!response.ok) throw refused(response, parse(await response.text()));
      return response.blob();
    },
  };
}

export type HttpClient = ReturnType<typeof createHttpClient>;

const refused = ({ status, headers }: Response, json: unknown) =>
  failure(status, json, headers.get('retry-after'));

/**
 * A network failure becomes a refusal with status 0; an abort belongs to the caller and is passed
 * on.
 */
async function reach(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request);
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw failure(0, undefined);
  }
}

function headersOf({ headers, body }: HttpRequest, token: string | null | undefined): Headers {
  const all = new Headers(headers);
  all.set('Accept', 'application/json');
  if (typeof body === 'string') all.set('Content-Type', 'application/json');
  else all.delete('Content-Type');
  if (token) all.set('Authorization', `Bearer ${token}`);
  return all;
}

/** Whether the server has decided: anything but a failure of its own or a request to wait. */
const isFinal = (status: number): boolean => status < 500 && status !== 429;

function parse(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fingerprintOf(body: BodyInit | null | undefined): string {
  if (!(body instanceof FormData)) return typeof body === 'string' ? body : '';
  return JSON.stringify(
    [...body].map(([name, value]) =>
      value instanceof File ? [name, value.name, value.size, value.lastModified] : [name, value],
    ),
  );
}
