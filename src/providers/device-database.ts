type Options = {
  name: string;
  store: string;
  /** Runs once after opening, before anything else. */
  prepare?: (database: IDBDatabase) => Promise<void>;
};

/** Runs some work in the one store of a database, and returns its result once it is committed. */
export type InStore = <T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
) => Promise<T>;

/**
 * A database in this browser with one store, opened when it is first needed. If opening fails, the
 * next call tries again. Rejects if the browser stores nothing.
 */
export function deviceDatabase(factory: IDBFactory, { name, store, prepare }: Options): InStore {
  let opened: Promise<IDBDatabase> | undefined;

  const database = (): Promise<IDBDatabase> => {
    opened ??= openDatabase(factory, name, store).then(async (found) => {
      await prepare?.(found);
      return found;
    });
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };

  return async (mode, work) => {
    const transaction = (await database()).transaction(store, mode);
    const request = work(transaction.objectStore(store));
    // Committed at once: a page that is being left does not live until the browser would commit.
    transaction.commit();
    await ended(transaction);
    return request.result;
  };
}

/** Settles when a transaction has been committed or has failed. */
export function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

function openDatabase(factory: IDBFactory, name: string, store: string): Promise<IDBDatabase> {
  const request = factory.open(name, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(store);
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
