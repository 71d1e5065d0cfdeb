/**
 * What waits, served in turns: first one of everybody's, then the next of everybody's. Whoever has
 * brought much keeps nobody else waiting for it.
 */
export function fairQueue<Item>() {
  const waiting = new Map<string, Item[]>();
  return {
    /** How many of somebody's wait. */
    of: (owner: string): number => waiting.get(owner)?.length ?? 0,

    add(owner: string, item: Item): void {
      waiting.set(owner, [...(waiting.get(owner) ?? []), item]);
    },

    /** The next one; its owner goes to the end of the line. */
    take(): Item | undefined {
      for (const [owner, [item, ...others]] of waiting) {
        waiting.delete(owner);
        if (others.length > 0) waiting.set(owner, others);
        return item;
      }
      return undefined;
    },
  };
}
