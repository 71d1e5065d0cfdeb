import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import { scriptsInUse } from './build-in-use.ts';
import { READ_AT, READ_SIZE, READS, SHELLS } from './cache-names.ts';
import { leaving } from './stored-reads.ts';

/**
 * Removes what is stored in vain: builds that no open page needs, and answers that are too old or too
 * many. A page does it, not the worker: what a worker has to do keeps its successor waiting.
 */
export async function tidy({ installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  // A build that is on its way belongs to no page yet, and the one before it is still in use.
  if (installing === null && waiting === null) await dropBuilds();
  for (const name of await caches.keys()) if (name.startsWith(READS)) await trim(name);
}

/** A page may stay open for days. */
const TIDY_MS = 10 * 60_000;

let isRepeated = false;

/** Tidies up now, and from then on for as long as the page is open, however often somebody logs in. */
export function keepTidy(registration: ServiceWorkerRegistration): void {
  const tidyUp = () => void ignoringFailure(tidy(registration), 'The next page does it.');
  tidyUp();
  if (isRepeated) return;
  isRepeated = true;
  setInterval(tidyUp, TIDY_MS);
  navigator.serviceWorker.addEventListener('controllerchange', tidyUp);
}

async function dropBuilds(): Promise<void> {
  const scripts = await scriptsInUse(navigator.locks);
  // In the order in which they came: the last one is the worker's.
  const former = (await caches.keys()).filter((name) => name.startsWith(SHELLS)).slice(0, -1);
  for (const name of former) {
    const cache = await caches.open(name);
    const needed = await Promise.all(scripts.map((script) => cache.match(script)));
    if (needed.every((found) => found === undefined)) await caches.delete(name);
  }
}

async function trim(name: string): Promise<void> {
  const cache = await caches.open(name);
  const stored = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const headers = (await cache.match(request, { ignoreVary: true }))?.headers;
      const readAt = Number(headers?.get(READ_AT) ?? 0);
      return { request, readAt, bytes: Number(headers?.get(READ_SIZE) ?? 0) };
    }),
  );
  for (const { request } of leaving(stored, Date.now()))
    await cache.delete(request, { ignoreVary: true });
}
