import { useSyncExternalStore } from 'react';

/** Whether the search is open, and with which text it was opened: several places open it. */
function createOpening() {
  let opened: string | undefined;
  let isDrawn = false;
  const listeners = new Set<() => void>();
  const set = (next: string | undefined) => {
    opened = next;
    for (const listener of listeners) listener();
  };
  return {
    open: (text = '') => set(text),
    close() {
      isDrawn = false;
      set(undefined);
    },
    now: () => opened,
    /** What is typed from now on goes to its box. */
    noteDrawn() {
      isDrawn = true;
    },
    /** The text so far of a search that has been opened, and whose box is still being loaded. */
    early: () => (isDrawn ? undefined : opened),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const searchOpening = createOpening();

/** The text that the search was opened with; nothing while it is closed. */
export const useOpenedText = (): string | undefined =>
  useSyncExternalStore(searchOpening.subscribe, searchOpening.now);

/** An action on an order that was found, by its verb. */
export type RequestedRun = { readonly verb: string; readonly id: string };

/** What is to be done with what was found, once the search has closed. */
function createRequest() {
  let requested: RequestedRun | undefined;
  let begun: RequestedRun | undefined;
  const listeners = new Set<() => void>();
  return {
    request(run: RequestedRun) {
      requested = run;
      for (const listener of listeners) listener();
    },
    now: () => requested,
    /** Whether it is to be begun: once, also if the page is drawn anew for somebody else. */
    begin(run: RequestedRun): boolean {
      const isNew = run !== begun;
      begun = run;
      return isNew;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const foundRun = createRequest();

/** The action that was requested last; nothing as long as there was none. */
export const useRequestedRun = (): RequestedRun | undefined =>
  useSyncExternalStore(foundRun.subscribe, foundRun.now);
