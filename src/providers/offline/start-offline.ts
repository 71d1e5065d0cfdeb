import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import { API_URL } from '../api-url.ts';
import { OWN_CACHES } from './cache-names.ts';
import { arrangeReads } from './session-reads.ts';
import { mayStorePath } from './stored-reads.ts';
import { keepTidy } from './tidy.ts';

const WORKER = '/sw.js';
const AHEAD_FOR_MS = 6 * 60 * 60_000;
/** What a page has read before the worker was there; more is not read again. */
const MOST_AGAIN = 60;
const PAUSE_MS = 150;

type Options = {
  readonly getToken: () => string | undefined;
  /** Where it is noted when they were last read ahead; it goes with the session. */
  readonly ahead: string;
  /** Reads the pages of daily work, one after another, as their screens would. */
  readonly readAhead: (pause: () => Promise<void>) => Promise<void>;
};

/**
 * Puts the service worker to work, which keeps the client and what was read at hand. It is called when
 * the page has nothing better to do: the first list must not wait for it.
 */
export async function startOffline(options: Options): Promise<void> {
  // Absent where the page is not served over https; and the files of `npm run dev` have no names to keep.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.querySelector('meta[name=jisr-offline][content=off]')) return endOffline();
  await ignoringFailure(
    takeUp(options),
    'Without a worker everything works that has a connection.',
  );
}

async function takeUp({ getToken, ahead, readAhead }: Options): Promise<void> {
  await arrangeReads();
  const wasThere = navigator.serviceWorker.controller !== null;
  await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  const registration = await navigator.serviceWorker.ready;
  await controlled();
  keepTidy(registration);
  if (!wasThere) await readAgain(getToken);
  const isAhead = Date.now() - Number(localStorage.getItem(ahead) ?? 0) < AHEAD_FOR_MS;
  if (isOfData() || isAhead || getToken() === undefined) return;
  await readAhead(shortly);
  if (getToken() !== undefined) localStorage.setItem(ahead, String(Date.now()));
}

/** Where the server no longer wants it, nothing of it stays. */
async function endOffline(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
  for (const name of await caches.keys())
    if (name.startsWith(OWN_CACHES)) await caches.delete(name);
}

const controlled = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.serviceWorker.controller) return resolve();
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });

/** What this page has read is read once more, now through the worker, which stores it. */
async function readAgain(getToken: () => string | undefined): Promise<void> {
  const prefix = new URL(`${API_URL}/`, location.href).href;
  const earlier = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(prefix) && mayStorePath(name.slice(prefix.length)));
  for (const address of [...new Set(earlier)].slice(-MOST_AGAIN)) {
    const token = getToken();
    const headers = {
      accept: 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    // Read to its end: the worker is busy for as long as an answer is not.
    const read = fetch(address, { headers }).then((answer) => answer.arrayBuffer());
    await ignoringFailure(read, 'It is stored when it is read next time.');
    await shortly();
  }
}

const isOfData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Between two reads the page may have something better to do. */
const shortly = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(() => {
      if ('requestIdleCallback' in globalThis)
        requestIdleCallback(() => resolve(), { timeout: 2000 });
      else resolve();
    }, PAUSE_MS);
  });
