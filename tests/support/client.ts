/** The answer to a call. `body` is the parsed JSON, or the text if it is not JSON. */
export type Answer<Body = Record<string, unknown>> = {
  status: number;
  body: Body;
  headers: Headers;
};

type Headings = Record<string, string>;

/** Makes HTTP calls to the API as one user. Paths are relative to `/api/v1`. */
export type Client = {
  readonly token: string | undefined;
  get<B = Record<string, unknown>>(path: string, headers?: Headings): Promise<Answer<B>>;
  head(path: string, headers?: Headings): Promise<Answer<unknown>>;
  post<B = Record<string, unknown>>(
    path: string,
    body?: unknown,
    headers?: Headings,
  ): Promise<Answer<B>>;
  put<B = Record<string, unknown>>(
    path: string,
    body?: unknown,
    headers?: Headings,
  ): Promise<Answer<B>>;
  patch<B = Record<string, unknown>>(
    path: string,
    body?: unknown,
    headers?: Headings,
  ): Promise<Answer<B>>;
  delete<B = Record<string, unknown>>(
    path: string,
    body?: unknown,
    headers?: Headings,
  ): Promise<Answer<B>>;
};

export function clientOf(origin: string, token?: string): Client {
  async function call<B>(
    method: string,
    path: string,
    body: unknown,
    headers: Headings = {},
  ): Promise<Answer<B>> {
    const sendsJson = body !== undefined && !(body instanceof FormData);
    const response = await fetch(`${origin}/api/v1/${path.replace(/^\//, '')}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(sendsJson ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      // A string is sent as it is, so that tests can send broken JSON.
      ...(body === undefined ? {} : { body: sendsJson ? textOf(body) : (body as FormData) }),
    });
    const text = await response.text();
    return { status: response.status, body: parsed(text) as B, headers: response.headers };
  }
  return {
    token,
    get: (path, headers) => call('GET', path, undefined, headers),
    head: (path, headers) => call('HEAD', path, undefined, headers),
    post: (path, body, headers) => call('POST', path, body, headers),
    put: (path, body, headers) => call('PUT', path, body, headers),
    patch: (path, body, headers) => call('PATCH', path, body, headers),
    delete: (path, body, headers) => call('DELETE', path, body, headers),
  };
}

const textOf = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
