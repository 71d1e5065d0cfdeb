import { NetworkFirst } from 'workbox-strategies';
import { PUBLIC_READS, READ_AT, READ_SIZE, readsOf } from '../providers/offline/cache-names.ts';
import {
  endsStored,
  isTooOld,
  mayStoreAnswer,
  mayStorePath,
  storedAddress,
} from '../providers/offline/stored-reads.ts';
import { ANSWER_TIMEOUT_MS } from './in-time.ts';
import type { LastingEvent } from './worker-scope.ts';

/** An answer as it is stored: what it says, when it was read and how large it is. */
async function asStored(answer: Response): Promise<Response | null> {
  const body = await answer.blob();
  const type = answer.headers.get('content-type');
  if (!mayStoreAnswer({ status: answer.status, type, bytes: body.size })) return null;
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'set-cookie']) headers.delete(name);
  headers.set(READ_AT, String(Date.now()));
  headers.set(READ_SIZE, String(body.size));
  return new Response(body, { status: answer.status, headers });
}

/** Answers differ by compression, not by what they say. */
const ANY_FORM = { ignoreVary: true };

/** Reading from the network, and what was read last from this device, for one session. */
const strategyIn = (cacheName: string) =>
  new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: ANSWER_TIMEOUT_MS / 1000,
    matchOptions: ANY_FORM,
    plugins: [
      {
        async cacheKeyWillBeUsed({ request }) {
          return storedAddress(request.url);
        },
        async cacheWillUpdate({ request, response }) {
          // The page has made the place; once its session is over, nothing is stored any more.
          if (cacheName !== PUBLIC_READS && !(await caches.has(cacheName))) return null;
          if (endsStored(response.status))
            await (await caches.open(cacheName)).delete(storedAddress(request.url), ANY_FORM);
          return asStored(response.clone());
        },
        async cachedResponseWillBeUsed({ cachedResponse }) {
          const isOld = isTooOld(cachedResponse?.headers.get(READ_AT) ?? null, Date.now());
          return isOld ? null : cachedResponse;
        },
      },
    ],
  });

/** The reads of the API at this address, below which all its paths begin. */
export function createReads(apiUrl: URL) {
  const prefix = `${apiUrl.href}/`;
  return {
    isRead: (url: URL, { method, cache }: Request): boolean =>
      method === 'GET' &&
      cache !== 'no-store' &&
      url.href.startsWith(prefix) &&
      mayStorePath(url.href.slice(prefix.length)),

    async read(request: Request, event: LastingEvent): Promise<Response> {
      const name = await readsOf(request.headers.get('authorization'));
      return strategyIn(name).handle({ request, event });
    },
  };
}
