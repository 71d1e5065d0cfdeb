import { notifyManager, type Query, type QueryFunctionContext } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import { READ_AT, readsOf } from './cache-names.ts';
import { isTooOld, storedAddress } from './stored-reads.ts';

// What somebody read last is shown at once when they come back, while it is being read anew. It is what
// the worker has stored for this session, so it is never somebody else's.

/** A read that is content with a stored answer, and when the one that it got was read. */
type Wish = { readAt?: number };

const wishes = new WeakMap<AbortSignal, Wish>();

/** When what is shown of a resource was read, while it is being read anew. */
let shown: { readonly resource: string; readonly readAt: number } | undefined;
const listeners = new Set<() => void>();

function show(next: typeof shown): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Only the first list of a page is read so: whoever works here waits for the server. */
let isFirst = true;

/**
 * Reads the first list of a page: what is stored on this device first, then what the server answers.
 * Everything else is read as always.
 */
export async function lastReadFirst<Read>(
  queryFn: (context: QueryFunctionContext) => Read | Promise<Read>,
  context: QueryFunctionContext,
  query: Query,
): Promise<Read> {
  const [resource, method] = query.queryKey;
  if (!isFirst || method !== 'getList' || query.state.data !== undefined) return queryFn(context);
  const wish: Wish = {};
  wishes.set(context.signal, wish);
  const read = await queryFn(context);
  isFirst = false;
  const { readAt } = wish;
  if (readAt !== undefined) {
    show({ resource: String(resource), readAt });
    // Not before this read has ended.
    notifyManager.schedule(() => void readAnew(query, readAt));
  }
  return read;
}

async function readAnew(query: Query, readAt: number): Promise<void> {
  query.setState({ dataUpdatedAt: readAt });
  await ignoringFailure(query.fetch(), 'The list says it, and keeps its rows.');
  show(undefined);
}

/** The answer that is stored at an address, for a read that is content with it. */
export async function storedAnswer(
  address: string,
  { signal, authorization }: { signal: AbortSignal; authorization: string | null },
): Promise<Response | undefined> {
  const wish = wishes.get(signal);
  if (!wish || !('caches' in globalThis)) return undefined;
  wishes.delete(signal);
  const stored = await caches.match(storedAddress(new URL(address, location.href).href), {
    cacheName: await readsOf(authorization),
    ignoreVary: true,
  });
  const readAt = stored?.headers.get(READ_AT) ?? null;
  if (!stored || isTooOld(readAt, Date.now())) return undefined;
  wish.readAt = Number(readAt);
  return stored;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * When the list of a resource was read, in milliseconds since 1970, while it is being read anew;
 * `undefined` once it is what the server says.
 */
export const useLastRead = (resource: string): number | undefined =>
  useSyncExternalStore(subscribe, () => (shown?.resource === resource ? shown.readAt : undefined));
