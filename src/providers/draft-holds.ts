/** Lets go of what was held. */
export type Release = () => void;

/**
 * Says who is typing at a draft, so that a second tab is not offered what the first is still at. A
 * hold ends with the tab, however that ends.
 */
export type DraftHolds = {
  /** Holds a draft; `undefined` where another form holds it already. */
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

/** Holds that only this page sees: all that a browser without locks can know. */
export function ownHolds(): DraftHolds {
  const held = new Set<string>();
  return {
    hold: async (key) => {
      if (held.has(key)) return undefined;
      held.add(key);
      return () => void held.delete(key);
    },
  };
}

/** The holds of this browser. */
export const draftHolds: DraftHolds =
  'locks' in navigator ? lockedHolds(navigator.locks) : ownHolds();
