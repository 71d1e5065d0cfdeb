import { statusOf } from '../../../providers/http-error.ts';
import { type OnSettled, type Settled, settleInPool } from '../../../providers/pool.ts';

const AT_ONCE = 4;

/** How long a server that failed or did not answer is given before it is asked again. */
const PAUSES_MS = [400, 1_200, 3_600] as const;

/**
 * Reads something of each item, a few at a time, with patience: where the back end asks for it, all wait
 * together; where it fails, each is asked again. What the server refuses of one item is that item's end;
 * a server or a network that stays away ends the whole, and so does the signal.
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

/** Whether the server or the way to it failed, which says nothing about what was asked. */
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

/** Resolves after some milliseconds, or as soon as nobody waits any more. */
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
