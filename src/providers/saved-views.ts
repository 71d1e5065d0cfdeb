import type { SortPayload } from 'react-admin';
import { deviceDatabase } from './device-database.ts';

/** What a list shows and how, under a name that somebody has given it. */
export type SavedView = {
  readonly name: string;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: SortPayload;
  readonly perPage: number;
  /** The columns that are not shown; absent where nobody has chosen any. */
  readonly hidden?: readonly string[];
  /** The order of the columns; absent where nobody has changed it. */
  readonly ranks?: readonly number[];
};

/** Whose views, of which list. */
export type ViewShelf = { readonly userId: string; readonly list: string };

/** Where saved views are kept. */
export type SavedViews = {
  /** All views of a list, by name. */
  all: (shelf: ViewShelf) => Promise<readonly SavedView[]>;
  /** Keeps a view; one of the same name is replaced. */
  keep: (shelf: ViewShelf, view: SavedView) => Promise<void>;
  remove: (shelf: ViewShelf, name: string) => Promise<void>;
  /** All views of a person. */
  allOf: (userId: string) => Promise<readonly SavedView[]>;
  /** Removes all views of a person. */
  clear: (userId: string) => Promise<void>;
};

const keyOf = ({ userId, list }: ViewShelf, name: string): string[] => [userId, list, name];

/**
 * Views in this browser's IndexedDB, each for the person who has saved it. Like drafts they survive
 * a session that ends by itself, but no logout (docs/decisions/0028).
 */
function indexedViews(factory: IDBFactory): SavedViews {
  const inStore = deviceDatabase(factory, { name: 'jisr-views', store: 'views' });
  return {
    all: ({ userId, list }) =>
      inStore<SavedView[]>('readonly', (store) =>
        // An array comes after every text: between the two stands all that begins with them.
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

/** Views for a browser that keeps nothing: they last until the page is closed. */
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
