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
export type KeptDraft = Draft & { readonly key: string };

/** A store of drafts. */
export type Drafts = {
  /** All drafts with a prefix, the latest first. */
  find: (shelf: string) => Promise<readonly KeptDraft[]>;
  keep: (key: string, draft: Draft) => Promise<void>;
  discard: (key: string) => Promise<void>;
  /** Removes all drafts with a prefix. */
  clear: (shelf: string) => Promise<void>;
};

/** Dispatched to the window before drafts are counted, so that pending drafts are written first. */
export const LAST_MOMENT = 'jisr:last-moment';

const DATABASE = 'jisr-drafts';
const STORE = 'drafts';
const KEPT_FOR = 30 * 24 * 60 * 60_000;

/** The prefix of a user's drafts of a record; no other user finds them. */
export const draftShelf = (userId: string, resource: string, id: string): string =>
  [userId, resource, id, ''].map(encodeURIComponent).join('/');

/** The prefix of all prefixes of a user. */
export const shelfOf = (userId: string): string => `${encodeURIComponent(userId)}/`;

/** A new key with a prefix: every open form has its own, so none overwrites another's draft. */
export const newDraftKey = (shelf: string): string => `${shelf}${crypto.randomUUID()}`;

const latestFirst = (found: readonly KeptDraft[]): readonly KeptDraft[] =>
  found.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));

/**
 * Drafts in this browser's IndexedDB: they survive a reload, a crash and an expired session, but
 * not a logout. Drafts that have not been opened for 30 days are removed.
 */
function indexedDrafts(factory: IDBFactory, now: () => number = Date.now): Drafts {
  const inStore = deviceDatabase(factory, {
    name: DATABASE,
    store: STORE,
    prepare: (database) => removeOld(database, now() - KEPT_FOR),
  });

  return {
    find: async (shelf) =>
      latestFirst(await inStore<KeptDraft[]>('readonly', (store) => store.getAll(allOn(shelf)))),
    keep: async (key, draft) => {
      await inStore('readwrite', (store) => store.put({ ...draft, key }, key));
    },
    discard: async (key) => {
      await inStore('readwrite', (store) => store.delete(key));
    },
    clear: async (shelf) => {
      await inStore('readwrite', (store) => store.delete(allOn(shelf)));
    },
  };
}

const allOn = (shelf: string): IDBKeyRange => IDBKeyRange.bound(shelf, `${shelf}\uffff`);

/** Drafts for a browser that stores nothing: they last until the page is closed. */
export function memoryDrafts(): Drafts {
  const kept = new Map<string, KeptDraft>();
  return {
    find: async (shelf) =>
      latestFirst([...kept.values()].filter(({ key }) => key.startsWith(shelf))),
    keep: async (key, draft) => void kept.set(key, { ...draft, key }),
    discard: async (key) => void kept.delete(key),
    clear: async (shelf) => {
      for (const key of kept.keys()) if (key.startsWith(shelf)) kept.delete(key);
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
