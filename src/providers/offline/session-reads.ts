import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import { PUBLIC_READS, READS, readsOf } from './cache-names.ts';

/** Where both pages store the tokens of their sessions. */
const TOKENS = ['jisr.token', 'jisr.customer.token'] as const;

let last: Promise<unknown> = Promise.resolve();

/**
 * Makes the stored answers on this device those of the sessions on this device: each session has a
 * place for its answers, and whatever belongs to another one is removed. The worker stores nothing
 * without such a place, so that an answer that comes after a logout leaves nothing behind.
 */
export function arrangeReads(): Promise<unknown> {
  if (!('caches' in globalThis)) return Promise.resolve();
  last = ignoringFailure(
    last.then(arrange),
    'A browser that stores nothing has nothing to remove.',
  );
  return last;
}

async function arrange(): Promise<void> {
  const tokens = TOKENS.map((key) => localStorage.getItem(key)).filter((token) => token !== null);
  const wanted = await Promise.all(tokens.map((token) => readsOf(`Bearer ${token}`)));
  for (const name of await caches.keys()) {
    const isForeign = name.startsWith(READS) && name !== PUBLIC_READS && !wanted.includes(name);
    if (isForeign) await caches.delete(name);
  }
  for (const name of wanted) await caches.open(name);
}
