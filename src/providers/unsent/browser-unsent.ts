import type { UnsentSurroundings } from './unsent.ts';
import { browserTabs } from './unsent-queue.ts';
import { indexedUnsent, memoryUnsent } from './unsent-store.ts';

export { createUnsent } from './unsent.ts';

/** What this browser offers to changes that wait. */
export function browserSurroundings(person: () => string | undefined): UnsentSurroundings {
  const { locks } = navigator;
  return {
    store: 'indexedDB' in globalThis ? indexedUnsent(globalThis.indexedDB) : memoryUnsent(),
    tabs: browserTabs(),
    person,
    alone: (work) => (locks ? locks.request('jisr unsent', work) : work()),
    isOnline: () => navigator.onLine,
  };
}
