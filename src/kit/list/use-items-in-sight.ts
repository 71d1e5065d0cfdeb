import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Identifier } from 'react-admin';

const OVERSCAN = 12;

type Options = {
  /** The same array as long as nothing changes. */
  readonly records: readonly { readonly id: Identifier }[];
  /** The assumed height of an item until it is drawn, in pixels. */
  readonly height: number;
  /** An item that is drawn at every scroll position. */
  readonly pinned?: Identifier | undefined;
  /** Called with the indexes of the items that are drawn. */
  readonly onSight?: ((indexes: readonly number[]) => void) | undefined;
};

type ItemsInSight<E extends Element> = {
  /** The `ref` of the element around the items. */
  container: RefObject<E | null>;
  /** The items to draw, each with the height of the items omitted before it. */
  items: readonly { key: Identifier; index: number; gap: number }[];
  /** The height of the items omitted after the last. */
  after: number;
  /** The `ref` of each item, which also needs a `data-index`. */
  measure: (element: Element | null) => void;
};

/** Which of many records have to be drawn, in a list that scrolls with the page. */
export function useItemsInSight<E extends Element>({
  records,
  height,
  pinned,
  onSight,
}: Options): ItemsInSight<E> {
  const container = useRef<E>(null);
  const top = useTopOf(container);
  const ids = useIdsOf(records);
  const pinnedAt = useMemo(() => (pinned === undefined ? -1 : ids.indexOf(pinned)), [ids, pinned]);
  const virtual = useWindowVirtualizer({
    count: records.length,
    estimateSize: () => height,
    // What is in sight is drawn first, and then what a little scrolling would show.
    overscan: useDeferredValue(OVERSCAN, 0),
    scrollMargin: top,
    // Both stay the same while it scrolls: with others, the library lays out all items anew.
    getItemKey: useCallback((index: number) => ids[index] ?? index, [ids]),
    rangeExtractor: useCallback((range: Range) => withPinned(range, pinnedAt), [pinnedAt]),
  });
  let end = top;
  const drawn = virtual.getVirtualItems();
  const items = drawn.map(({ index, start, end: next }) => {
    const gap = start - end;
    end = next;
    return { key: ids[index] ?? index, index, gap };
  });
  useEffect(() => onSight?.(drawn.map(({ index }) => index)), [drawn, onSight]);
  const after = virtual.getTotalSize() - (end - top);
  return { container, items, after, measure: virtual.measureElement };
}

/** The ids of records: the same array as before if only what the records contain has changed. */
function useIdsOf(records: Options['records']): readonly Identifier[] {
  const [known, setKnown] = useState(() => ({ records, ids: records.map(({ id }) => id) }));
  if (known.records === records) return known.ids;
  const isSame =
    known.ids.length === records.length && records.every(({ id }, at) => id === known.ids[at]);
  const ids = isSame ? known.ids : records.map(({ id }) => id);
  setKnown({ records, ids });
  return ids;
}

/** Where an element starts on the page; content above it may grow after it was drawn. */
function useTopOf(element: RefObject<Element | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (!element.current) return;
      // Rounded, because the sum varies slightly with the scroll position.
      setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    if (!('ResizeObserver' in globalThis)) return undefined;
    // What stands above it, and what that stands in: one may grow while another one shrinks.
    const above = new ResizeObserver(measure);
    for (let inner: Element | null = element.current; inner; inner = inner.parentElement) {
      above.observe(inner);
      for (let one = inner.previousElementSibling; one; one = one.previousElementSibling) {
        above.observe(one);
      }
    }
    return () => above.disconnect();
  }, [element]);
  return top;
}

function withPinned(range: Range, pinned: number): number[] {
  const indexes = defaultRangeExtractor(range);
  if (pinned < 0 || pinned >= range.count || indexes.includes(pinned)) return indexes;
  return [...indexes, pinned].toSorted((a, b) => a - b);
}
