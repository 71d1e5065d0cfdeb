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
export type ViewScope = { readonly userId: string; readonly list: string };

/** A store of saved views. */
export type SavedViews = {
  /** All views of a list, by name. */
  all: (scope: ViewScope) => Promise<readonly SavedView[]>;
  /** Stores a view; one of the same name is replaced. */
  keep: (scope: ViewScope, view: SavedView) => Promise<void>;
  remove: (scope: ViewScope, name: string) => Promise<void>;
  /** All views of a user. */
  allOf: (userId: string) => Promise<readonly SavedView[]>;
  /** Removes all views of a user. */
  clear: (userId: string) => Promise<void>;
};

const keyOf = ({ userId, list }: ViewScope, name: string): string[] => [userId, list, name];

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
    keep: async (scope, view) => {
      await inStore('readwrite', (store) => store.put(view, keyOf(scope, view.name)));
    },
    remove: async (scope, name) => {
      await inStore('readwrite', (store) => store.delete(keyOf(scope, name)));
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
  const stored = new Map<string, { scope: ViewScope; view: SavedView }>();
  const textKey = (scope: ViewScope, name: string) => JSON.stringify(keyOf(scope, name));
  return {
    all: async ({ userId, list }) =>
      [...stored.values()]
        .filter(({ scope: own }) => own.userId === userId && own.list === list)
        .map(({ view }) => view)
        .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    keep: async (scope, view) => void stored.set(textKey(scope, view.name), { scope, view }),
    remove: async (scope, name) => void stored.delete(textKey(scope, name)),
    allOf: async (userId) =>
      [...stored.values()]
        .filter(({ scope: own }) => own.userId === userId)
        .map(({ view }) => view),
    clear: async (userId) => {
      for (const [key, { scope: own }] of stored) if (own.userId === userId) stored.delete(key);
    },
  };
}

/** The saved views of this browser. */
export const savedViews: SavedViews =
  'indexedDB' in globalThis ? indexedViews(globalThis.indexedDB) : memoryViews();

/** Transfers the views of a prefix to another one, where they do not replace any. */
export async function takeOverViews(from: ViewScope, to: ViewScope): Promise<void> {
  const before = await savedViews.all(from);
  if (before.length === 0) return;
  const names = new Set((await savedViews.all(to)).map(({ name }) => name));
  for (const view of before) {
    if (names.has(view.name)) continue;
    await savedViews.keep(to, view);
    await savedViews.remove(from, view.name);
  }
}
