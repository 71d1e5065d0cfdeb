import type { ErrorCode } from '../../domain/errors.ts';
import { isObject } from '../../domain/validate.ts';
import { CallError, statusOf } from './call-error.ts';
import type { HttpClient } from './http-client.ts';

/** Says that there is no such call, whoever answers it. */
const NO_SUCH_CALL: readonly (number | undefined)[] = [405, 501];

/**
 * Whether an error says that the back end has no such call. Our own server names a code with each
 * error: a record that it does not find, or a query that it rejects, is never a route that it lacks.
 * Another back end may answer with 404, or take the path for a record's id that it does not
 * understand. A failure, a rate limit or the lack of rights proves nothing.
 */
export function isRouteMissing(error: unknown): boolean {
  const status = statusOf(error);
  if (NO_SUCH_CALL.includes(status)) return true;
  const code = namedCode(error);
  if (code !== undefined) return code === 'route.notFound';
  return status === 404 || status === 400;
}

/** The code that the back end itself has named, as our own server always does. */
function namedCode(error: unknown): ErrorCode | undefined {
  if (!(error instanceof CallError) || !isObject(error.cause)) return undefined;
  return error.body.code === error.cause.code ? error.body.code : undefined;
}

/** Whether the server says that the record does not exist. */
export const isNotFound = (error: unknown): boolean => statusOf(error) === 404;

const UNKNOWN_RECORD: readonly (number | undefined)[] = [400, 404, 405, 501];

/**
 * Whether an address names no record: the server does not find it, does not understand its id, or has
 * no such records.
 */
export const isUnknownRecord = (error: unknown): boolean =>
  UNKNOWN_RECORD.includes(statusOf(error));

/** A client of the API that knows which calls the back end lacks. */
export type ApiClient = HttpClient & {
  /**
   * The answer to a call that another back end may lack; nothing if it does. It is asked once per
   * session: afterwards nothing is sent. With `of: 'record'`, a 404 may also be about the record in
   * the path, and is forgotten again.
   */
  readonly callIfThere: (path: string, request?: OptionalRequest) => Promise<unknown>;
};

type OptionalRequest = Parameters<HttpClient['call']>[1] & { readonly of?: 'record' };

/** Adds to a client what is known of the back end; a new session knows nothing yet. */
export function withCapabilities(
  http: HttpClient,
  getToken: () => string | null | undefined,
): ApiClient {
  let known = { session: getToken(), missing: new Set<string>() };

  function missingRoutes(): Set<string> {
    const session = getToken();
    if (session !== known.session) known = { session, missing: new Set() };
    return known.missing;
  }

  return {
    ...http,
    async callIfThere(path, { of, ...request } = {}) {
      const route = `${request.method ?? 'GET'} ${path.split('?')[0]}`;
      const missing = missingRoutes();
      if (missing.has(route)) return undefined;
      try {
        return (await http.call(path, request)).json;
      } catch (error) {
        if (!isRouteMissing(error)) throw error;
        // A 400 may be about this one query.
        if (of !== 'record' && statusOf(error) !== 400) missing.add(route);
        return undefined;
      }
    },
  };
}
