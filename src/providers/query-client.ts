import { type Query, QueryClient, type QueryObserverOptions } from '@tanstack/react-query';
import { statusOf } from './call-error.ts';

/** A rejection is final; only a call that failed or got no answer is retried once. */
const worthAnotherTry = (failures: number, error: unknown): boolean => {
  const status = statusOf(error) ?? 0;
  return failures < 1 && (status === 0 || status >= 500);
};

/** What was read before the page that needs it was shown. */
const readAhead = new WeakSet<object>();
/** For this long a page that was drawn behind the login is content with what was read ahead. */
const READ_AHEAD_MS = 30_000;

/** In milliseconds. A page that is opened reads its data anew, if it was not just done for it. */
const staleTime = (query: Query): number =>
  readAhead.has(query) && query.state.dataUpdateCount === 1 ? READ_AHEAD_MS : 0;

/** The cache of everything that was read. */
export function createQueryClient(): QueryClient {
  // Offline, a call fails at once and says so; if it were queued, a cancelled action would happen
  // later.
  return new QueryClient({
    defaultOptions: {
      queries: { retry: worthAnotherTry, networkMode: 'always', staleTime },
      mutations: { networkMode: 'always' },
    },
  });
}

const SESSION_BEGUN = ['session', 'begun'];

/** The login has just identified the user: the session need not be checked at once. */
export const noteSession = (client: QueryClient): void =>
  void client.setQueryData(SESSION_BEGUN, true);

/**
 * Begins to read what the page needs that was drawn behind the login. Drawing it has told the cache what
 * that is; its own effects begin only after it was drawn once more, for the user who is known by then.
 */
export function readWhatIsDrawn(client: QueryClient): void {
  for (const query of client.getQueryCache().findAll({ predicate: isToBeRead })) {
    readAhead.add(query);
    // A failure is kept with the query, and its page tries again and reports it.
    void client.prefetchQuery({ ...query.options, queryKey: query.queryKey });
  }
}

/** The options are those of the component that was drawn, which also say whether it reads at all. */
function isToBeRead(query: Query): boolean {
  const { queryFn, enabled = true }: Pick<QueryObserverOptions, 'queryFn' | 'enabled'> =
    query.options;
  const isUnread = query.state.status === 'pending' && query.state.fetchStatus === 'idle';
  const isEnabled = typeof enabled === 'function' ? enabled(query) : enabled;
  return isUnread && typeof queryFn === 'function' && isEnabled;
}

/** Whether somebody has logged in on this page not long ago. */
export const sessionBegun = (client: QueryClient): boolean =>
  client.getQueryData(SESSION_BEGUN) === true;
