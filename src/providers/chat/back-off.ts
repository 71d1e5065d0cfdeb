const FIRST_MS = 500;
const LONGEST_MS = 20_000;

/**
 * Waits that grow with each one in a row and end early when somebody ends them. A part of each is
 * left to chance, so that a server that comes back is not called by everybody at once.
 */
export function createBackOff(longest = LONGEST_MS) {
  let inARow = 0;
  let end: ((isTime?: boolean) => void) | undefined;
  return {
    /** Waits for the next time, and at least these milliseconds, whoever ends it. */
    wait(atLeast = 0): Promise<void> {
      const grown = Math.min(longest, FIRST_MS * 2 ** Math.min(inARow++, 16));
      const milliseconds = Math.max(atLeast, grown * (0.5 + Math.random() / 2));
      return new Promise((resolve) => {
        const timer = setTimeout(() => end?.(true), milliseconds);
        const earliest = Date.now() + atLeast;
        end = (isTime = false) => {
          if (!isTime && Date.now() < earliest) return;
          clearTimeout(timer);
          end = undefined;
          resolve();
        };
      });
    },
    /** Ends the wait, before its least time only by `force`. */
    notify: (force = false) => end?.(force),
    succeeded: () => {
      inARow = 0;
    },
  };
}

export type BackOff = ReturnType<typeof createBackOff>;
