import { CallError, isUnanswered, statusOf, UnansweredChange } from './call-error.ts';
import { type CallRun, createIdempotencyKeys, type IdempotencyKeys } from './idempotency-keys.ts';
import { isOwnOrigin } from './is-own-origin.ts';
import {
  type Answer,
  type CallRequest,
  createTransport,
  type TransportOptions,
  type Upload,
} from './transport.ts';

export type HttpClientOptions = TransportOptions & {
  /**
   * Whether changes carry an `Idempotency-Key`. By default only to the page's own origin: another
   * back end may not allow the header across origins, and would then reject every change.
   */
  readonly idempotencyKeys?: boolean;
  /** The keys of changes that were sent; by default those of this client. */
  readonly keys?: IdempotencyKeys;
};

type HttpRequest = CallRequest & {
  /** Distinguishes the body's files from others of the same name and size, such as a digest. */
  readonly content?: string;
  /** The run that the change belongs to, which keeps its key meanwhile. */
  readonly run?: CallRun | undefined;
  /** The key of a change that is stored with its key; by default the one of equal changes. */
  readonly key?: string;
};

/**
 * Makes the calls of the API, with a key for each change. It retries nothing: the query client
 * retries reads, the user retries changes, and the pool of bulk calls (pool.ts) retries what was rate
 * limited.
 */
export function createHttpClient(options: HttpClientOptions) {
  const transport = createTransport(options);
  const { keys = createIdempotencyKeys(), idempotencyKeys = isOwnOrigin(options.apiUrl) } = options;

  /** Makes a call under its key, which the same call gets again until the server has decided. */
  async function keyed<Result>(
    path: string,
    { content = '', run, key, ...request }: HttpRequest,
    send: (request: CallRequest) => Promise<Result>,
  ): Promise<Result> {
    const { method = 'GET', body } = request;
    if (method === 'GET' || !idempotencyKeys) return send(request);
    const fingerprint = `${method} ${path} ${fingerprintOf(body)} ${content}`;
    const headers = new Headers(request.headers);
    const sentKey = key ?? keys.keyOf(fingerprint, run);
    const release = () => key ?? keys.answered(fingerprint);
    headers.set('Idempotency-Key', sentKey);
    try {
      const result = await send({ ...request, headers });
      release();
      return result;
    } catch (error) {
      if (isFinal(statusOf(error))) release();
      if (!isUnanswered(error) || (body && typeof body !== 'string')) throw error;
      throw new UnansweredChange({ method, path, body: body ?? null }, sentKey, release);
    }
  }

  return {
    /** One call; throws a `CallError` with the code of the rejection. */
    async call(path: string, request: HttpRequest = {}): Promise<Answer> {
      const answer = await keyed(path, request, (sent) => transport.call(path, sent));
      const isRead = (request.method ?? 'GET') === 'GET';
      if (answer.json === undefined && isRead) throw new CallError(0);
      return { ...answer, json: answer.json ?? {} };
    },
    /** The bytes at a path; throws a `CallError` if there are none. */
    blob: (path: string, request: HttpRequest = {}): Promise<Blob> =>
      keyed(path, request, (sent) => transport.blob(path, sent)),
    /** Sends a form and reports how much of it has been sent; the same key means the same change. */
    upload: (
      path: string,
      form: FormData,
      { key, ...sending }: Upload & { readonly key: string },
    ) =>
      transport.upload(path, form, {
        ...sending,
        headers: idempotencyKeys ? { 'Idempotency-Key': key } : {},
      }),
  };
}

export type HttpClient = ReturnType<typeof createHttpClient>;

/** Whether the server has decided: anything but a failure of its own or a request to wait. */
const isFinal = (status = 0): boolean => status > 0 && status < 500 && status !== 429;

function fingerprintOf(body: BodyInit | null | undefined): string {
  if (!(body instanceof FormData)) return typeof body === 'string' ? body : '';
  return JSON.stringify(
    [...body].map(([name, value]) =>
      value instanceof File ? [name, value.name, value.size, value.lastModified] : [name, value],
    ),
  );
}
