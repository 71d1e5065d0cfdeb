import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useHref } from 'react-router-dom';
import { CHAT } from '../../../../domain/chat/chat-address.ts';
import { nextRow } from '../../../kit/list/keyboard/next-row.ts';
import { useShortcuts } from '../../../kit/shortcuts/use-shortcuts.ts';
import { chosenRow } from './chosen-row.ts';

/** The height of a row, in pixels. */
export const ROW_HEIGHT = 72;
const OVERSCAN = 2;

/** What a row is drawn with, beside its item. */
export type RowPlace = {
  readonly href: string;
  readonly isCurrent: boolean;
  readonly tabIndex: 0 | -1;
};

/** Moves the focus into the rows. */
export type RowsHandle = { readonly focus: () => void };

type Props<Item> = {
  items: readonly Item[];
  /** The customer of an item. */
  idOf: (item: Item) => string;
  row: (item: Item, place: RowPlace) => ReactNode;
  label: string;
  /** Whose conversation is open. */
  current: string | undefined;
  onOpen: (clientId: string) => void;
  /** Called when the last row comes into sight. */
  onEnd?: () => void;
  end?: ReactNode;
  handle: Ref<RowsHandle>;
};

/**
 * A list of people, of which only the rows in sight are drawn. One of them can be reached by Tab; the
 * arrows, Home, End and the page keys lead to the others, and Enter opens.
 */
export function PersonRows<Item>(props: Props<Item>) {
  const { items, idOf, row, label, current, end } = props;
  const base = useHref(CHAT);
  const scroller = useRef<HTMLDivElement>(null);
  const { virtual, stop, onKeyDown, onFocus } = useRows(props, scroller);
  useShortcuts('people');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what is clicked on
    <div
      ref={scroller}
      className="chat-scroll"
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onClick={(event) => {
        const id = chosenRow(event);
        if (id === undefined) return;
        event.preventDefault();
        props.onOpen(id);
      }}
    >
      <ul
        aria-label={label}
        className="chat-people"
        data-rows
        style={{ height: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map(({ index, start, key }) => {
          const item = items[index];
          if (item === undefined) return null;
          const id = idOf(item);
          return (
            <li
              key={key}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              {row(item, {
                href: `${base}/${encodeURIComponent(id)}`,
                isCurrent: id === current,
                tabIndex: index === stop ? 0 : -1,
              })}
            </li>
          );
        })}
      </ul>
      {end}
    </div>
  );
}

function useRows<Item>(props: Props<Item>, scroller: RefObject<HTMLDivElement | null>) {
  const { items, idOf, current, onEnd, handle } = props;
  const [focused, setFocused] = useState<string>();
  const ids = useMemo(() => items.map(idOf), [items, idOf]);
  const stop = useMemo(() => stopOf(ids, focused, current), [ids, focused, current]);
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    // Both stay the same while it scrolls: with others, the library lays out all rows anew.
    getItemKey: useCallback((index: number) => ids[index] ?? index, [ids]),
    rangeExtractor: useCallback((range: Range) => withPinned(range, stop), [stop]),
    // Rows are drawn in a task of their own, not in the one that scrolls.
    useFlushSync: false,
  });
  const focusRow = (index: number) => {
    const item = items[index];
    if (item === undefined) return;
    const before = document.activeElement;
    virtual.scrollToIndex(index);
    setFocused(idOf(item));
    afterDrawing(() => {
      if (isFocusElsewhere(before, scroller.current)) return;
      linkTo(scroller.current, idOf(item))?.focus({ preventScroll: true });
    });
  };
  useImperativeHandle(handle, () => ({ focus: () => focusRow(stop) }));

  // The keys and an address open a conversation whose row may be out of sight.
  const openAt = current === undefined ? -1 : ids.indexOf(current);
  const isListed = openAt >= 0;
  const showOpen = useEffectEvent(() => virtual.scrollToIndex(openAt, { align: 'auto' }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each one that is opened is shown once
  useEffect(() => {
    if (isListed) showOpen();
  }, [current, isListed]);

  const last = virtual.getVirtualItems().at(-1)?.index ?? -1;
  const isAtEnd = items.length > 0 && last >= items.length - 1;
  useEffect(() => {
    if (isAtEnd) onEnd?.();
  }, [isAtEnd, onEnd]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW_HEIGHT) - 1);
    const to = nextRow(event.key, { at: stop, count: items.length, page });
    if (to === undefined) return;
    event.preventDefault();
    focusRow(to);
  };
  const onFocus = ({ target }: { target: EventTarget }) => {
    const id = target instanceof Element ? target.getAttribute('data-client') : null;
    if (id) setFocused(id);
  };
  return { virtual, stop, onKeyDown, onFocus };
}

/** The row that Tab reaches: the one that had the focus, else the open one, else the first. */
function stopOf(ids: readonly string[], focused: string | undefined, current: string | undefined) {
  const at = focused === undefined ? -1 : ids.indexOf(focused);
  return at >= 0 ? at : Math.max(0, current === undefined ? 0 : ids.indexOf(current));
}

function withPinned(range: Range, pinned: number): number[] {
  const indexes = defaultRangeExtractor(range);
  if (pinned < 0 || pinned >= range.count || indexes.includes(pinned)) return indexes;
  return [...indexes, pinned].toSorted((a, b) => a - b);
}

const linkTo = (scroller: HTMLElement | null, id: string): HTMLElement | null =>
  scroller?.querySelector<HTMLElement>(`a[data-client="${CSS.escape(id)}"]`) ?? null;

/** Whether somebody has put the focus elsewhere since: they type or click faster than rows are drawn. */
function isFocusElsewhere(before: Element | null, scroller: HTMLElement | null): boolean {
  const now = document.activeElement;
  return now !== before && now !== document.body && !scroller?.contains(now);
}

/** A row that was out of sight is drawn with the next frame. */
const afterDrawing = (then: () => void): void => void requestAnimationFrame(() => then());
