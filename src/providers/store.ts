import { localStorageStore, memoryStore, type Store } from 'react-admin';
import { isViewing } from './viewing.ts';

const own = localStorageStore('1', 'jisr');
/** What was chosen on this device: a choice that was never made must not look like one of nothing. */
const chosen = () =>
  Object.fromEntries(
    ['locale', 'theme'].flatMap((key) => {
      const value: unknown = own.getItem(key);
      return value === undefined || value === null ? [] : [[key, value]];
    }),
  );
/** What lists and pages look like to somebody else is not remembered as one's own. */
const device = isViewing() ? memoryStore(chosen()) : own;
const page = memoryStore();

const SELECTIONS = 'selection of ';

/** The key of the selection of a list, by that under which the list stores its page, sort and filters. */
export const selectionKeyOf = (list: string): string => SELECTIONS + list;

/**
 * A selection belongs to the page it was made on: if it were stored, an action in another tab or at
 * a later time would use it.
 */
const storeOf = (key: string): Store => (key.startsWith(SELECTIONS) ? page : device);

/**
 * What the interface remembers on this device: language, appearance, columns and filters of lists.
 */
export const store: Store = {
  ...device,
  setup: () => {
    device.setup();
    page.setup();
  },
  teardown: () => {
    device.teardown();
    page.teardown();
  },
  getItem: (key, defaultValue) => storeOf(key).getItem(key, defaultValue),
  setItem: (key, value) => storeOf(key).setItem(key, value),
  removeItem: (key) => storeOf(key).removeItem(key),
  removeItems: (prefix) => {
    device.removeItems(prefix);
    page.removeItems(prefix);
  },
  reset: () => {
    device.reset();
    page.reset();
  },
  subscribe: (key, callback) => storeOf(key).subscribe(key, callback),
};

/** The language that was last chosen on this device. */
export const storedLocale = (): unknown => store.getItem('locale');
