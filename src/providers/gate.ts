import { failureOf } from './http-error.ts';

const MOST_WAITS_IN_VAIN = 5;
const LONGEST_WAIT_SECONDS = 120;

export type Gate = ReturnType<typeof createGate>;

/**
 * Holds many calls back together while the back end asks them to wait. It gives up if the wait is
 * longer than a user would watch, or if several waits in a row let nothing through. It stays open
 * once `patience` is aborted.
 */
export function createGate(patience?: AbortSignal) {
  let opensAt = 0;
  let waitsInVain = 0;
  return {
    /** Waits until calls may be made. */
    async opened(): Promise<void> {
      for (let left = opensAt - Date.now(); left > 0; left = opensAt - Date.now()) {
        if (patience?.aborted) return;
        await passed(left, patience);
      }
    },
    /** Notes that a call was let through. */
    passed(): void {
      waitsInVain = 0;
    },
    /** Whether a refusal asks the client to wait, and the call is to be repeated after the wait. */
    closes(error: unknown): boolean {
      const { retryAfter } = failureOf(error);
      if (retryAfter === undefined || retryAfter > LONGEST_WAIT_SECONDS) return false;
      // Calls that were sent together are refused together: that is one wait.
      if (opensAt > Date.now()) return true;
      if (waitsInVain === MOST_WAITS_IN_VAIN) return false;
      waitsInVain += 1;
      opensAt = Date.now() + retryAfter * 1000;
      return true;
    },
  };
}

/** Resolves after some milliseconds, or as soon as the signal is aborted. */
const passed = (milliseconds: number, patience: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      patience?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    patience?.addEventListener('abort', end);
  });
