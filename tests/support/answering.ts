import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createDataProvider } from '../../src/providers/data-provider.ts';

/** An API on the page's own origin, as the product is served. */
export const OWN_API = `${window.location.origin}/api/v1`;

/** A call as it arrived. */
export type Call = {
  method: string;
  path: string;
  query: string;
  headers: Headers;
  body: unknown;
};

type Answer = (call: Call) => unknown;

/**
 * A back end that answers every call as the test defines and records the calls. Registers its own
 * setup and teardown with the test runner. An answer that is not a `Response` is sent as JSON.
 */
export function answering(apiUrl: string = OWN_API) {
  const calls: Call[] = [];
  let answer: Answer = () => HttpResponse.json({}, { status: 404 });
  /** Each test logs in anew: what a back end lacks is known for a session. */
  let session = 0;
  const server = setupServer(
    http.all(`${apiUrl}/*`, async ({ request }) => {
      const call = await readCall(request, apiUrl);
      calls.push(call);
      const reported = await answer(call);
      return reported instanceof Response ? reported : HttpResponse.json(reported as object);
    }),
  );
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    calls.splice(0);
    session += 1;
  });
  afterAll(() => server.close());
  return {
    calls: calls as readonly Call[],
    answers: (next: Answer) => {
      answer = next;
    },
    provider: createDataProvider({ apiUrl, getToken: () => `a-token-${session}` }),
  };
}

async function readCall(request: Request, apiUrl: string): Promise<Call> {
  const url = new URL(request.url);
  const type = request.headers.get('content-type') ?? '';
  return {
    method: request.method,
    path: request.url.slice(apiUrl.length + 1).split('?')[0] ?? '',
    query: decodeURIComponent(url.search.slice(1)),
    headers: request.headers,
    body: type.includes('json') ? await request.json() : await request.clone().text(),
  };
}

/** A rejection in the contract's shape. */
export const rejection = (status: number, code: string, more: Record<string, unknown> = {}) =>
  HttpResponse.json({ status: 'error', code, message: 'A sentence.', ...more }, { status });
