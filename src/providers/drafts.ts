import { createContext } from 'react';
import { deviceDatabase, ended } from './device-database.ts';

/** What a user has typed and not saved yet, and the record they started from. */
export type Draft<Values = unknown, Base = unknown> = {
  values: Values;
  /** The record as it was when editing began; absent for a new record. */
  base?: Base;
  /** The fields whose new values must not be stored on the device, and have to be entered again. */
  leftOut?: readonly string[];
  /** ISO 8601. */
  savedAt: string;
};

/** A draft and its place. */
export type StoredDraft = Draft & { readonly key: string };

/** A store of drafts. */
export type Drafts = {
  /** All drafts with a prefix, the latest first. */
  find: (prefix: string) => Promise<readonly StoredDraft[]>;
  keep: (key: string, draft: Draft) => Promise<void>;
  discard: (key: string) => Promise<void>;
  /** Removes all drafts with a prefix. */
  clear: (prefix: string) => Promise<void>;
};

/** Dispatched to the window before drafts are counted, so that pending drafts are written first. */
export const LAST_MOMENT = 'jisr:last-moment';

const DATABASE = 'jisr-drafts';
const STORE = 'drafts';
const STORED_FOR = 30 * 24 * 60 * 60_000;

/** The prefix of a user's drafts of a record; no other user finds them. */
export const draftPrefix = (userId: string, resource: string, id: string): string =>
  [userId, resource, id, ''].map(encodeURIComponent).join('/');

/** The prefix of all prefixes of a user. */
export const prefixOf = (userId: string): string => `${encodeURIComponent(userId)}/`;

/** A new key with a prefix: every open form has its own, so none overwrites another's draft. */
export const newDraftKey = (prefix: string): string => `${prefix}${crypto.randomUUID()}`;

const latestFirst = (found: readonly StoredDraft[]): readonly StoredDraft[] =>
  found.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));

/**
 * Drafts in this browser's IndexedDB: they survive a reload, a crash and an expired session, but
 * not a logout. Drafts that have not been opened for 30 days are removed.
 */
function indexedDrafts(factory: IDBFactory, now: () => number = Date.now): Drafts {
  const inStore = deviceDatabase(factory, {
    name: DATABASE,
    store: STORE,
    prepare: (database) => removeOld(database, now() - STORED_FOR),
  });

  return {
    find: async (prefix) =>
      latestFirst(await inStore<StoredDraft[]>('readonly', (store) => store.getAll(allOn(prefix)))),
    keep: async (key, draft) => {
      await inStore('readwrite', (store) => store.put({ ...draft, key }, key));
    },
    discard: async (key) => {
      await inStore('readwrite', (store) => store.delete(key));
    },
    clear: async (prefix) => {
      await inStore('readwrite', (store) => store.delete(allOn(prefix)));
    },
  };
}

const allOn = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** Drafts for a browser that stores nothing: they last until the page is closed. */
export function memoryDrafts(): Drafts {
  const stored = new Map<string, StoredDraft>();
  return {
    find: async (prefix) =>
      latestFirst([...stored.values()].filter(({ key }) => key.startsWith(prefix))),
    keep: async (key, draft) => void stored.set(key, { ...draft, key }),
    discard: async (key) => void stored.delete(key),
    clear: async (prefix) => {
      for (const key of stored.keys()) if (key.startsWith(prefix)) stored.delete(key);
    },
  };
}

/** The drafts of this browser. */
export const drafts: Drafts =
  'indexedDB' in globalThis ? indexedDrafts(globalThis.indexedDB) : memoryDrafts();

/** Where this page stores its drafts; tests provide their own storage. */
export const DraftsContext = createContext<Drafts>(drafts);

async function removeOld(database: IDBDatabase, before: number): Promise<void> {
  const transaction = database.transaction(STORE, 'readwrite');
  const request = transaction.objectStore(STORE).openCursor();
  request.onsuccess = () => {
    const cursor = request.result;
    if (!cursor) return;
    if (Date.parse((cursor.value as Draft).savedAt) < before) cursor.delete();
    cursor.continue();
  };
  await ended(transaction);
}
