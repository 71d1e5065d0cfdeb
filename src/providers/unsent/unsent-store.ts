import { deviceDatabase } from '../device-database.ts';
import type { UnsentChange } from './unsent-change.ts';

/** Where unsent changes survive until they are sent. */
export type UnsentStore = {
  /** The changes of a person, in the order in which they were made. */
  readonly all: (person: string) => Promise<readonly UnsentChange[]>;
  readonly put: (change: UnsentChange) => Promise<void>;
  readonly remove: (change: UnsentChange) => Promise<void>;
  readonly clear: (person: string) => Promise<void>;
};

/** The prefix of a person's changes; nobody else's are found under it. */
const prefixOf = (person: string): string => `${encodeURIComponent(person)}/`;

const keyOf = ({ person, place }: UnsentChange): string => `${prefixOf(person)}${place}`;

/** Unsent changes in this browser's IndexedDB: they survive a reload, a crash and the end of a session. */
export function indexedUnsent(factory: IDBFactory): UnsentStore {
  const inStore = deviceDatabase(factory, { name: 'jisr-unsent', store: 'changes' });
  const ofPerson = (person: string) =>
    IDBKeyRange.bound(prefixOf(person), `${prefixOf(person)}\uffff`);
  return {
    all: (person) => inStore<UnsentChange[]>('readonly', (store) => store.getAll(ofPerson(person))),
    put: async (change) => {
      await inStore('readwrite', (store) => store.put(change, keyOf(change)));
    },
    remove: async (change) => {
      await inStore('readwrite', (store) => store.delete(keyOf(change)));
    },
    clear: async (person) => {
      await inStore('readwrite', (store) => store.delete(ofPerson(person)));
    },
  };
}

/** Unsent changes of a browser that stores nothing: they last until the page is closed. */
export function memoryUnsent(): UnsentStore {
  const stored = new Map<string, UnsentChange>();
  return {
    all: async (person) =>
      [...stored.entries()]
        .filter(([key]) => key.startsWith(prefixOf(person)))
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([, change]) => change),
    put: async (change) => void stored.set(keyOf(change), change),
    remove: async (change) => void stored.delete(keyOf(change)),
    clear: async (person) => {
      for (const key of stored.keys()) if (key.startsWith(prefixOf(person))) stored.delete(key);
    },
  };
}
