import type { Watched } from './chat.ts';

export type Source<Value> = Watched<Value> & {
  readonly set: (value: Value) => void;
};

/** A set of listeners. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener: () => void) => {
      // Two subscriptions of one function are two.
      const own = () => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    notify: () => {
      for (const listener of [...listeners]) listener();
    },
    count: () => listeners.size,
  };
}

/** A value that can be watched and replaced. */
export function createSource<Value>(first: Value): Source<Value> {
  const { subscribe, notify } = createListeners();
  let value = first;
  return {
    subscribe,
    read: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      notify();
    },
  };
}
