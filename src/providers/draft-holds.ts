/** Releases the hold. */
export type Release = () => void;

/**
 * Flags a draft as being edited, so that a second tab does not offer what the first one is still
 * editing. A hold ends with the tab, however that ends.
 */
export type DraftHolds = {
  /** Holds a draft; `undefined` if another form already holds it. */
  hold: (key: string) => Promise<Release | undefined>;
};

/** Holds that every tab of this browser sees. */
export const lockedHolds = (locks: LockManager): DraftHolds => ({
  hold: (key) =>
    new Promise((settle, reject) => {
      const answer = (lock: Lock | null): Promise<void> | undefined => {
        if (!lock) {
          settle(undefined);
          return undefined;
        }
        return new Promise((release) => settle(() => release()));
      };
      locks.request(`draft ${key}`, { ifAvailable: true }, answer).catch(reject);
    }),
});

/** Holds that only this page sees: a browser without locks can offer no more. */
export function ownHolds(): DraftHolds {
  const claims = new Set<string>();
  return {
    hold: async (key) => {
      if (claims.has(key)) return undefined;
      claims.add(key);
      return () => void claims.delete(key);
    },
  };
}

/** The holds of this browser. */
export const draftHolds: DraftHolds =
  'locks' in navigator ? lockedHolds(navigator.locks) : ownHolds();
