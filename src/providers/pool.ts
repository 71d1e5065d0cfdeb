import { createGate, type Gate } from './gate.ts';
import { keepingKeys } from './idempotency-keys.ts';

export type Settled<T> = { ok: true; value: T } | { ok: false; error: unknown };

/**
 * Called after each item with the number of finished items, their total, and how many have failed.
 */
export type OnSettled = (finished: number, of: number, failed: number) => void;

/**
 * Runs a task for each item, at most `size` at a time, and waits for all of them in any case. If
 * the back end asks to wait, all of them pause and then continue; once `patience` is aborted, they
 * continue at once.
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
