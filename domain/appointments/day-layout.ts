/** From which minute of a day to which other one something lasts. */
export type Span = { readonly from: number; readonly to: number };

/** Where something stands in a day: of so many columns side by side, in which one. */
export type Placed<Item extends Span> = {
  readonly item: Item;
  readonly column: number;
  readonly columns: number;
};

/**
 * Puts what overlaps side by side, so that nothing covers anything else. What stands together shares
 * the width, and what stands alone has all of it.
 */
export function layOutDay<Item extends Span>(items: readonly Item[]): readonly Placed<Item>[] {
  const ordered = items.toSorted((a, b) => a.from - b.from || b.to - a.to);
  const clusters: Item[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const item of ordered) {
    const cluster = clusters.at(-1);
    if (cluster && item.from < end) cluster.push(item);
    else clusters.push([item]);
    end = Math.max(end, item.to);
  }
  return clusters.flatMap(inColumns);
}

/** Each goes into the first column that is free again. */
function inColumns<Item extends Span>(cluster: readonly Item[]): readonly Placed<Item>[] {
  const ends: number[] = [];
  const placed = cluster.map((item) => {
    const free = ends.findIndex((end) => end <= item.from);
    const column = free < 0 ? ends.length : free;
    ends[column] = item.to;
    return { item, column };
  });
  return placed.map((one) => ({ ...one, columns: ends.length }));
}
