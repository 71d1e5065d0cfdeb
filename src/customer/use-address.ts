import { useSyncExternalStore } from 'react';

const read = (): string => location.hash.slice(1);

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** What the address names behind its `#`: a public page, or a part of the customer's own page. */
export const useAddress = (): string => useSyncExternalStore(subscribe, read);
