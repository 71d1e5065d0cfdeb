import {
  notifyManager,
  type Query,
  type QueryCacheNotifyEvent,
  type QueryFunctionContext,
} from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import { isUnanswered, statusOf } from '../call-error.ts';
import { READ_AT, readsOf } from './cache-names.ts';
import { endsStored, isTooOld, storedAddress } from './stored-reads.ts';

// Whoever comes back sees the rows that they read last at once, while they are read anew. They are what
// the worker has stored for this session, so they are never somebody else's.

/** A read that is content with a stored answer, and when the one that it got was read. */
type Wish = { readAt?: number };

const wishes = new WeakMap<AbortSignal, Wish>();

/** A page that has been open for longer than this is no longer coming back, in ms. */
const OPENING_MS = 10_000;

/** What is shown though it may have changed, and when it was read. */
const shown = new Map<Query, number>();
const listeners = new Set<() => void>();

/** Notes when something was read that is shown, or with `undefined` that it is what the server says. */
function note(query: Query, readAt: number | undefined): void {
  if (readAt === undefined) shown.delete(query);
  else shown.set(query, readAt);
  for (const listener of listeners) listener();
}

type Options = {
  /** Whether something stored is enough to be shown. */
  readonly accepts?: (stored: unknown) => boolean;
  /** Whether the page itself says that the server did not answer; otherwise it stays noted. */
  readonly saysUnanswered: boolean;
};

/**
 * A `persister` that reads the first query of a page: what is stored on this device first, then what
 * the server answers. Later, and after any change, queries are read from the server alone.
 */
function firstOfPage({ accepts = () => true, saysUnanswered }: Options) {
  let isFirst = true;
  return async function readFirst<Read>(
    queryFn: (context: QueryFunctionContext) => Read | Promise<Read>,
    context: QueryFunctionContext,
    query: Query,
  ): Promise<Read> {
    const { client, signal } = context;
    const isOpening =
      performance.now() < OPENING_MS && client.getMutationCache().getAll().length === 0;
    const isWished = isFirst && isOpening && query.state.data === undefined;
    isFirst = false;
    if (!isWished) return queryFn(context);
    const wish: Wish = {};
    wishes.set(signal, wish);
    const read = await queryFn(context);
    const { readAt } = wish;
    if (readAt === undefined) return read;
    if (!accepts(read)) return queryFn(context);
    // Not before this read has ended.
    if (!signal.aborted)
      notifyManager.schedule(() =>
        readAnew(query, client.getQueryCache(), { readAt, saysUnanswered }),
      );
    return read;
  };
}

/** For the list of a page. */
export const lastReadFirst = firstOfPage({ saysUnanswered: true });

/**
 * For the open trip that a list is shown with. That there was none is not enough: the page would offer
 * to create one.
 */
export const lastTripFirst = firstOfPage({
  accepts: (trip) => trip !== null,
  saysUnanswered: false,
});

type Cache = { subscribe: (listener: (event: QueryCacheNotifyEvent) => void) => () => void };

/** Reads it anew; it counts as read long ago until the server has answered, however often it is read. */
function readAnew(
  query: Query,
  cache: Cache,
  { readAt, saysUnanswered }: Pick<Options, 'saysUnanswered'> & { readAt: number },
): void {
  query.setState({ dataUpdatedAt: readAt });
  note(query, readAt);
  const end = cache.subscribe((event) => {
    if (event.query !== query) return;
    const action = event.type === 'updated' ? event.action : undefined;
    if (event.type !== 'removed' && action?.type !== 'success' && action?.type !== 'error') return;
    const isUnknown = action?.type === 'error' && isUnanswered(action.error);
    if (isUnknown && !saysUnanswered) return;
    end();
    // What the server no longer shows to this person is not shown from here either.
    if (action?.type === 'error' && endsStored(statusOf(action.error) ?? 0))
      query.setState({ data: undefined, dataUpdatedAt: 0 });
    note(query, undefined);
  });
  void ignoringFailure(query.fetch(), 'The page says so, and keeps what it shows.');
}

/** The answer that is stored at an address, for a read that is content with it. */
export async function storedAnswer(
  address: string,
  { signal, authorization }: { signal: AbortSignal; authorization: string | null },
): Promise<Response | undefined> {
  const wish = wishes.get(signal);
  if (!wish || !('caches' in globalThis)) return undefined;
  wishes.delete(signal);
  const stored = await ignoringFailure(
    find(new URL(address, location.href).href, authorization),
    'A browser that stores nothing has nothing to show.',
  );
  const readAt = stored?.headers.get(READ_AT) ?? null;
  if (!stored || isTooOld(readAt, Date.now())) return undefined;
  wish.readAt = Number(readAt);
  return stored;
}

const find = async (address: string, authorization: string | null) =>
  caches.match(storedAddress(address), {
    cacheName: await readsOf(authorization),
    ignoreVary: true,
  });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * When what the page shows of a resource was read, in milliseconds since 1970, while it may have changed;
 * `undefined` once it is what the server says.
 */
export const useLastRead = (resource: string): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => [...shown].find(([{ queryKey }]) => queryKey[0] === resource)?.[1],
  );
