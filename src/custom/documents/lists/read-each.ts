import { statusOf } from '../../../providers/call-error.ts';
import { type OnSettled, type Settled, settleInPool } from '../../../providers/pool.ts';

const AT_ONCE = 4;

/** The delays before a retry when the server failed or did not answer. */
const PAUSES_MS = [400, 1_200, 3_600] as const;

/**
 * Reads something for each item, a few at a time, with retries: if the back end requests a delay, all
 * requests wait; if a request fails, it is retried. An item that the server rejects fails alone; a server
 * or a network that stays unavailable ends the whole, and so does the signal.
 */
export async function readEach<Item, T>(
  items: readonly Item[],
  read: (item: Item) => Promise<T>,
  signal: AbortSignal,
  onRead?: OnSettled,
): Promise<readonly Settled<T>[]> {
  let broken: unknown;
  const task = async (item: Item): Promise<T> => {
    signal.throwIfAborted();
    if (broken !== undefined) throw broken;
    try {
      return await patiently(() => read(item), signal);
    } catch (error) {
      if (isFailure(error)) broken = error;
      throw error;
    }
  };
  const settled = await settleInPool(items, AT_ONCE, task, onRead, signal);
  signal.throwIfAborted();
  if (broken !== undefined) throw broken;
  return settled;
}

/** Whether the server or the network failed, which says nothing about the item. */
const isFailure = (error: unknown): boolean => {
  const status = statusOf(error);
  return status === 0 || (status !== undefined && status >= 500);
};

async function patiently<T>(read: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await read();
    } catch (error) {
      if (signal.aborted || !isFailure(error)) throw error;
    }
    await passed(pause, signal);
    signal.throwIfAborted();
  }
  return read();
}

/** Resolves after some milliseconds, or as soon as the signal aborts. */
const passed = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
