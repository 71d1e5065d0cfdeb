import type { SortPayload } from 'react-admin';
import { deviceDatabase } from './device-database.ts';

/** What a list shows and how, under a name that the user chose. */
export type SavedView = {
  readonly name: string;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: SortPayload;
  readonly perPage: number;
  /** The hidden columns; absent if the user has not chosen any. */
  readonly hidden?: readonly string[];
  /** The order of the columns; absent if the user has not changed it. */
  readonly ranks?: readonly number[];
};

/** Whose views, and of which list. */
export type ViewShelf = { readonly userId: string; readonly list: string };

/** A store of saved views. */
export type SavedViews = {
  /** All views of a list, by name. */
  all: (shelf: ViewShelf) => Promise<readonly SavedView[]>;
  /** Stores a view; one of the same name is replaced. */
  keep: (shelf: ViewShelf, view: SavedView) => Promise<void>;
  remove: (shelf: ViewShelf, name: string) => Promise<void>;
  /** All views of a user. */
  allOf: (userId: string) => Promise<readonly SavedView[]>;
  /** Removes all views of a user. */
  clear: (userId: string) => Promise<void>;
};

const keyOf = ({ userId, list }: ViewShelf, name: string): string[] => [userId, list, name];

/**
 * Views in this browser's IndexedDB, separate for each user. Like drafts, they survive an expired
 * session, but not a logout (docs/decisions/0011).
 */
function indexedViews(factory: IDBFactory): SavedViews {
  const inStore = deviceDatabase(factory, { name: 'jisr-views', store: 'views' });
  return {
    all: ({ userId, list }) =>
      inStore<SavedView[]>('readonly', (store) =>
        // Arrays sort after all strings, so the range covers every key with this prefix.
        store.getAll(IDBKeyRange.bound([userId, list], [userId, list, []])),
      ),
    keep: async (shelf, view) => {
      await inStore('readwrite', (store) => store.put(view, keyOf(shelf, view.name)));
    },
    remove: async (shelf, name) => {
      await inStore('readwrite', (store) => store.delete(keyOf(shelf, name)));
    },
    allOf: (userId) => inStore<SavedView[]>('readonly', (store) => store.getAll(allOf(userId))),
    clear: async (userId) => {
      await inStore('readwrite', (store) => store.delete(allOf(userId)));
    },
  };
}

const allOf = (userId: string): IDBKeyRange => IDBKeyRange.bound([userId], [userId, []]);

/** Views for a browser that stores nothing: they last until the page is closed. */
function memoryViews(): SavedViews {
  const kept = new Map<string, { shelf: ViewShelf; view: SavedView }>();
  const textKey = (shelf: ViewShelf, name: string) => JSON.stringify(keyOf(shelf, name));
  return {
    all: async ({ userId, list }) =>
      [...kept.values()]
        .filter(({ shelf }) => shelf.userId === userId && shelf.list === list)
        .map(({ view }) => view)
        .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    keep: async (shelf, view) => void kept.set(textKey(shelf, view.name), { shelf, view }),
    remove: async (shelf, name) => void kept.delete(textKey(shelf, name)),
    allOf: async (userId) =>
      [...kept.values()].filter(({ shelf }) => shelf.userId === userId).map(({ view }) => view),
    clear: async (userId) => {
      for (const [key, { shelf }] of kept) if (shelf.userId === userId) kept.delete(key);
    },
  };
}

/** The saved views of this browser. */
export const savedViews: SavedViews =
  'indexedDB' in globalThis ? indexedViews(globalThis.indexedDB) : memoryViews();

/** Transfers the views of a prefix to another one, where they do not replace any. */
export async function takeOverViews(from: ViewShelf, to: ViewShelf): Promise<void> {
  const before = await savedViews.all(from);
  if (before.length === 0) return;
  const names = new Set((await savedViews.all(to)).map(({ name }) => name));
  for (const view of before) {
    if (names.has(view.name)) continue;
    await savedViews.keep(to, view);
    await savedViews.remove(from, view.name);
  }
}
