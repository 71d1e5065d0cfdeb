import { createGate, type Gate } from './gate.ts';
import { keepingKeys } from './idempotency-keys.ts';

export type Settled<T> = { ok: true; value: T } | { ok: false; error: unknown };

/** Hears after each item how many are finished, of how many, and how many of them have failed. */
export type OnSettled = (finished: number, of: number, failed: number) => void;

/**
 * Does a task for each item, at most `size` at a time, and waits for all of them whatever happens.
 * Where the back end asks for patience, all of them wait and go on; `patience`, once aborted, lets
 * them go on at once.
 */
export async function settleInPool<Item, T>(
  items: readonly Item[],
  size: number,
  task: (item: Item) => Promise<T>,
  onSettled?: OnSettled,
  patience?: AbortSignal,
): Promise<Settled<T>[]> {
  const results: Settled<T>[] = [];
  const gate = createGate(patience);
  let next = 0;
  let finished = 0;
  let failed = 0;
  const work = async () => {
    for (let at = next++; at < items.length; at = next++) {
      const result = await settlePatiently(gate, () => task(items[at] as Item));
      results[at] = result;
      finished += 1;
      if (!result.ok) failed += 1;
      onSettled?.(finished, items.length, failed);
    }
  };
  await keepingKeys(() => Promise.all(Array.from({ length: Math.min(size, items.length) }, work)));
  return results;
}

async function settlePatiently<T>(gate: Gate, task: () => Promise<T>): Promise<Settled<T>> {
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
