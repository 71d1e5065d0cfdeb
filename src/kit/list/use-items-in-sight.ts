import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Identifier } from 'react-admin';

const MOST_DRAWN_PLAINLY = 100;
const OVERSCAN = 12;

type Options = {
  readonly records: readonly { readonly id: Identifier }[];
  /** What an item is taken to measure until it is drawn, in pixels. */
  readonly height: number;
  /** An item that is drawn wherever the page is scrolled to. */
  readonly kept?: Identifier | undefined;
};

type ItemsInSight<E extends Element> = {
  /** Stands on the element around the items. */
  container: RefObject<E | null>;
  /** The items to draw, and the height of those that are left out before each. */
  items: readonly { key: Identifier; index: number; gap: number }[];
  /** The height of those that are left out after the last. */
  after: number;
  /** Stands on each item as its `ref`, beside a `data-index`. */
  measure: (element: Element | null) => void;
};

/** Whether so many items are drawn all: then printing and the browser's search find every one. */
export const isDrawnPlainly = (count: number): boolean => count <= MOST_DRAWN_PLAINLY;

/** Which of many records have to be drawn, of a list that scrolls with the page. */
export function useItemsInSight<E extends Element>({
  records,
  height,
  kept,
}: Options): ItemsInSight<E> {
  const container = useRef<E>(null);
  const top = useTopOf(container);
  const keptAt = useMemo(() => records.findIndex(({ id }) => id === kept), [records, kept]);
  const virtual = useWindowVirtualizer({
    count: records.length,
    estimateSize: () => height,
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: (index) => records[index]?.id ?? index,
    rangeExtractor: (range) => withKept(range, keptAt),
  });
  let end = top;
  const items = virtual.getVirtualItems().map(({ index, start, end: next }) => {
    const gap = start - end;
    end = next;
    return { key: records[index]?.id ?? index, index, gap };
  });
  const after = virtual.getTotalSize() - (end - top);
  return { container, items, after, measure: virtual.measureElement };
}

/** Where an element begins on the page; what stands above it may grow after it was drawn. */
function useTopOf(element: RefObject<Element | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    // Rounded, because the sum differs by a trifle wherever the page is scrolled to.
    if (element.current) {
      setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    }
  });
  return top;
}

function withKept(range: Range, kept: number): number[] {
  const indexes = defaultRangeExtractor(range);
  if (kept < 0 || kept >= range.count || indexes.includes(kept)) return indexes;
  return [...indexes, kept].toSorted((a, b) => a - b);
}
