/** Whoever wants to hear of a change, as `useSyncExternalStore` asks for it. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    /** Returns the end of the subscription. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(): void {
      for (const listener of listeners) listener();
    },
  };
}
