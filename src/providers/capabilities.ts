import type { ErrorCode } from '../../domain/errors.ts';
import type { resources } from '../../domain/resources/registry.ts';
import { isObject } from '../../domain/validate.ts';
import { CallError, statusOf } from './call-error.ts';
import type { HttpClient } from './http-client.ts';
import { settleInPool } from './pool.ts';
import { definitionOf, loadDefinitions } from './resource-path.ts';

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

/** A part of the product that a back end may lack: a resource by its name, or something beside them. */
export type BackEndPart = keyof typeof resources | OtherPart;

type OtherPart = 'activity' | 'commands/bin' | 'conversation' | 'imports' | 'parcels' | 'search';

/** The list that shows whether the back end has a part that is no resource of the registry. */
const OTHER_LISTS: Readonly<Record<OtherPart, string>> = {
  activity: 'activity?limit=1',
  'commands/bin': 'commands/bin?page=1&limit=1',
  conversation: 'conversation',
  imports: 'imports?resource=users',
  parcels: 'parcels/scans',
  search: 'search?q=JS-10001&kind=orders',
};

const isOther = (part: BackEndPart): part is OtherPart => Object.hasOwn(OTHER_LISTS, part);

/** The answers to the list of a part that say that there is no such part. */
const NO_SUCH_LIST: readonly (number | undefined)[] = [404, 405, 501];

/**
 * What a back end shows of a part. A list proves that it is there. An answer in another form, or the
 * rejection of this one query, proves nothing: the last part of a path may be taken for a record's id.
 */
type Presence = 'there' | 'missing' | 'unclear';

/** So many parts are called for at a time. */
const POOL = 4;

type Options = { readonly signal?: AbortSignal };

/** A client of the API that knows what the back end lacks. */
export type ApiClient = HttpClient & {
  /**
   * The answer to a call that another back end may lack; nothing if it does. It is looked up once per
   * session: afterwards nothing is sent. With `of: 'record'`, a 404 may also be about the record in
   * the path, and is forgotten again.
   */
  readonly callIfThere: (path: string, request?: OptionalRequest) => Promise<unknown>;
  /** Whether the back end shows that it has a part. Throws if it fails to answer. */
  readonly hasPart: (part: BackEndPart, options?: Options) => Promise<boolean>;
  /**
   * The parts that the back end shows it lacks. One that counts everything in one call is the
   * companion server, which has all; each part of another one is called. Throws if it does not answer
   * at all; a part that fails to answer does not count as lacking.
   */
  readonly getLacking: (options?: Options) => Promise<readonly BackEndPart[]>;
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

  async function callIfThere(path: string, { of, ...request }: OptionalRequest = {}) {
    const route = routeOf(path, request.method);
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
  }

  async function presenceOf(part: BackEndPart, { signal }: Options): Promise<Presence> {
    const path = await listOf(part);
    const missing = missingRoutes();
    if (missing.has(routeOf(path))) return 'missing';
    try {
      const { json } = await http.call(path, { signal: signal ?? null });
      return isObject(json) && Array.isArray(json.data) ? 'there' : 'unclear';
    } catch (error) {
      const status = statusOf(error);
      if (status === 400) return 'unclear';
      if (!NO_SUCH_LIST.includes(status)) throw error;
      missing.add(routeOf(path));
      return 'missing';
    }
  }

  return {
    ...http,
    callIfThere,
    hasPart: async (part, options = {}) => (await presenceOf(part, options)) === 'there',
    async getLacking(options = {}) {
      const counted = await callIfThere('counts', { signal: options.signal ?? null });
      if (isObject(counted) && isObject(counted.data)) return [];
      const parts = await allParts();
      const found = await settleInPool(parts, POOL, (part) => presenceOf(part, options));
      return parts.filter((_part, at) => {
        const presence = found[at];
        return presence?.ok && presence.value === 'missing';
      });
    },
  };
}

const routeOf = (path: string, method = 'GET'): string => `${method} ${path.split('?')[0]}`;

/** The call that shows whether a part is there: the beginning of its list. */
async function listOf(part: BackEndPart): Promise<string> {
  if (isOther(part)) return OTHER_LISTS[part];
  const { path } = definitionOf(part) ?? (await loadDefinitions())[part];
  return `${path}?page=1&limit=1`;
}

async function allParts(): Promise<readonly BackEndPart[]> {
  const names = Object.keys(await loadDefinitions()) as (keyof typeof resources)[];
  return [...names, ...(Object.keys(OTHER_LISTS) as OtherPart[])];
}
