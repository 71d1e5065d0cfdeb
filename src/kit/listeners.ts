/** Those who are notified of a change, as `useSyncExternalStore` requires. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    /** Returns the end of the subscription. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify(): void {
      for (const listener of listeners) listener();
    },
  };
}
