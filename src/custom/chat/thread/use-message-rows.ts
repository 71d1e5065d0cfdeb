import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Timeline } from '../../../providers/chat/chat.ts';
import type { Entries } from './entries.ts';

/** This close to the end counts as at the end, in pixels. */
const NEAR_END = 80;
/** Older messages are requested while this many are still above. */
const LOOK_AHEAD = 12;
/** So many rows are drawn above and below those in sight. */
const OVERSCAN = 3;

type Options = {
  scroller: RefObject<HTMLDivElement | null>;
  entries: Entries;
  /** Where the list opens: at this row, or at its end. */
  opensAt: number | undefined;
  /** Whether somebody has come for a message that is older than all that are loaded. */
  isBehind: boolean;
  timeline: Pick<Timeline, 'hasOlder' | 'older' | 'outgoing'>;
  onOlder: () => void;
};

/**
 * The rows of a message list in sight. It opens at the end or at the first new message, stays at the
 * end while it is there, and keeps its place when older messages come or a picture takes its space.
 */
export function useMessageRows(options: Options) {
  const { scroller, entries, opensAt, isBehind, timeline, onOlder } = options;
  const virtual = useVirtualizer({
    count: entries.count,
    getScrollElement: () => scroller.current,
    estimateSize: entries.heightAt,
    getItemKey: entries.keyAt,
    overscan: OVERSCAN,
    // Rows that are measured or pushed along shift by themselves, without being drawn again; and others
    // are drawn in a task of their own, not in the one that scrolls and lays out.
    directDomUpdates: true,
    useFlushSync: false,
    paddingStart: 56,
    paddingEnd: 12,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: NEAR_END,
    initialOffset: Number.MAX_SAFE_INTEGER,
  });
  const [atEnd, setAtEnd] = useState(opensAt === undefined);

  // The place where it opens belongs to the first drawing only.
  const isOpened = useRef(false);
  useLayoutEffect(() => {
    if (isOpened.current || entries.count === 0) return;
    isOpened.current = true;
    if (opensAt === undefined) virtual.scrollToEnd();
    else virtual.scrollToIndex(opensAt, { align: 'start' });
  }, [virtual, entries.count, opensAt]);

  const first = virtual.range?.startIndex ?? entries.count;
  const { hasOlder, older } = timeline;
  const wantsOlder =
    hasOlder && older === 'idle' && entries.count > 0 && (isBehind || first < LOOK_AHEAD);
  useEffect(() => {
    if (wantsOlder) onOlder();
  }, [wantsOlder, onOlder]);

  const look = () => {
    const list = scroller.current;
    if (list) setAtEnd(list.scrollHeight - list.scrollTop - list.clientHeight <= NEAR_END);
  };
  const toEnd = useCallback(() => virtual.scrollToEnd(), [virtual]);
  useOwnMessages(timeline.outgoing, toEnd);
  useStayAtEnd(scroller, atEnd, toEnd);
  useWhole(scroller, () => setAtEnd(true));
  return { virtual, atEnd, look, toEnd };
}

/** What is written below may take space from the list: its newest messages stay in sight. */
function useStayAtEnd(scroller: Options['scroller'], atEnd: boolean, show: () => void): void {
  const stay = useEffectEvent(() => {
    if (atEnd) show();
  });
  useEffect(() => {
    const list = scroller.current;
    if (!list || !('ResizeObserver' in globalThis)) return;
    const sizes = new ResizeObserver(() => stay());
    sizes.observe(list);
    return () => sizes.disconnect();
  }, [scroller]);
}

/** A list whose messages all fit is at its end, and no scrolling says so. */
function useWhole(scroller: Options['scroller'], onWhole: () => void): void {
  const look = useEffectEvent(({ scrollHeight, clientHeight }: Element) => {
    if (scrollHeight <= clientHeight) onWhole();
  });
  useEffect(() => {
    const list = scroller.current;
    if (!list || !('ResizeObserver' in globalThis)) return;
    const sizes = new ResizeObserver(() => look(list));
    for (const part of [list, ...list.children]) sizes.observe(part);
    return () => sizes.disconnect();
  }, [scroller]);
}

/** Whoever has just written wants to see it, wherever they were reading. */
function useOwnMessages(outgoing: Timeline['outgoing'], show: () => void): void {
  const newest = outgoing.at(-1)?.key;
  const known = useRef(newest);
  useLayoutEffect(() => {
    if (newest === known.current) return;
    known.current = newest;
    if (newest !== undefined) show();
  }, [newest, show]);
}
