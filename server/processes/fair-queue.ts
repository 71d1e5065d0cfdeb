/**
 * A queue that takes one item of each owner in turn, so that an owner with many items does not
 * delay the others.
 */
export function fairQueue<Item>() {
  const waiting = new Map<string, Item[]>();
  return {
    /** How many items of an owner are waiting. */
    of: (owner: string): number => waiting.get(owner)?.length ?? 0,

    size: (): number => [...waiting.values()].reduce((sum, items) => sum + items.length, 0),

    add(owner: string, item: Item): void {
      waiting.set(owner, [...(waiting.get(owner) ?? []), item]);
    },

    /** The next item. Its owner goes to the end of the queue. */
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
