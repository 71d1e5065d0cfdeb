import { failureOf } from './call-error.ts';
import { type CallRun, inOneRun } from './idempotency-keys.ts';

export type Settled<T> = { ok: true; value: T } | { ok: false; error: unknown };

/**
 * Called after each item with the number of finished items, their total, and how many have failed.
 */
export type OnSettled = (finished: number, of: number, failed: number) => void;

/**
 * Runs a task for each item, at most `size` at a time, and waits for all of them in any case. If
 * the back end requests a wait, all of them pause and then continue; once `waitSignal` is aborted, they
 * continue at once. Each task is given the run that its changes belong to.
 */
export async function settleInPool<Item, T>(
  items: readonly Item[],
  size: number,
  task: (item: Item, run: CallRun) => Promise<T>,
  onSettled?: OnSettled,
  waitSignal?: AbortSignal,
): Promise<Settled<T>[]> {
  const results: Settled<T>[] = [];
  const gate = createGate(waitSignal);
  let next = 0;
  let finished = 0;
  let failed = 0;
  const work = async (run: CallRun) => {
    for (let at = next++; at < items.length; at = next++) {
      const result = await settleWaiting(gate, () => task(items[at] as Item, run));
      results[at] = result;
      finished += 1;
      if (!result.ok) failed += 1;
      onSettled?.(finished, items.length, failed);
    }
  };
  const workers = { length: Math.min(size, items.length) };
  await inOneRun((run) => Promise.all(Array.from(workers, () => work(run))));
  return results;
}

async function settleWaiting<T>(gate: Gate, task: () => Promise<T>): Promise<Settled<T>> {
  for (;;) {
    await gate.opened();
    const result = await settle(task);
    if (result.ok) gate.passed();
    else if (gate.closes(result.error)) continue;
    return result;
  }
}

async function settle<T>(task: () => Promise<T>): Promise<Settled<T>> {
  try {
    return { ok: true, value: await task() };
  } catch (error) {
    return { ok: false, error };
  }
}

const MOST_WAITS_IN_VAIN = 5;
const LONGEST_WAIT_SECONDS = 120;

type Gate = ReturnType<typeof createGate>;

/**
 * Holds many calls back together while the back end requests a wait. It gives up if the wait is
 * longer than a user would watch, or if several waits in a row let nothing through. It stays open
 * once `waitSignal` is aborted.
 */
function createGate(waitSignal?: AbortSignal) {
  let opensAt = 0;
  let waitsInVain = 0;
  return {
    /** Waits until calls may be made. */
    async opened(): Promise<void> {
      for (let left = opensAt - Date.now(); left > 0; left = opensAt - Date.now()) {
        if (waitSignal?.aborted) return;
        await passed(left, waitSignal);
      }
    },
    /** Notes that a call was let through. */
    passed(): void {
      waitsInVain = 0;
    },
    /** Whether a rejection requests a wait, after which the call is to be repeated. */
    closes(error: unknown): boolean {
      const { retryAfter } = failureOf(error);
      if (retryAfter === undefined || retryAfter > LONGEST_WAIT_SECONDS) return false;
      // Calls that were sent together are rejected together: that is one wait.
      if (opensAt > Date.now()) return true;
      if (waitsInVain === MOST_WAITS_IN_VAIN) return false;
      waitsInVain += 1;
      opensAt = Date.now() + retryAfter * 1000;
      return true;
    },
  };
}

/** Resolves after some milliseconds, or as soon as the signal is aborted. */
const passed = (milliseconds: number, waitSignal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      waitSignal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    waitSignal?.addEventListener('abort', end);
  });
