import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Entry } from './own-entries.ts';

/** So far from the end somebody still reads the latest message, in pixels. */
const NEAR_END = 60;
/** Older messages are requested before their place is reached. */
const NEAR_START = 400;

/**
 * Where the list is scrolled to. The list is laid out from its end (`column-reverse`), so the
 * browser counts from there: what is put before the first message shifts nothing that is seen.
 */
export function useScroll(entries: readonly Entry[], onStart: () => void) {
  const scroller = useRef<HTMLElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const reachStart = useEffectEvent(onStart);

  useEffect(() => {
    const { current } = scroller;
    if (!current) return undefined;
    const look = () => {
      const fromEnd = Math.abs(current.scrollTop);
      setAtEnd(fromEnd < NEAR_END);
      const fromStart = current.scrollHeight - current.clientHeight - fromEnd;
      if (fromEnd > 0 && fromStart < NEAR_START) reachStart();
    };
    current.addEventListener('scroll', look, { passive: true });
    return () => current.removeEventListener('scroll', look);
  }, []);

  const last = entries.at(-1);
  const before = useRef({ last: last?.key, height: 0 });
  const keepPlace = useEffectEvent((newest: Entry | undefined) => {
    const { current } = scroller;
    if (!current) return;
    const isAdded = newest && newest.key !== before.current.last;
    if (isAdded && newest.isOwn) current.scrollTop = 0;
    // Somebody who reads further up stays there when a message comes at the end.
    else if (isAdded && !isAtEnd) {
      current.scrollTop -= current.scrollHeight - before.current.height;
    }
    before.current = { last: newest?.key, height: current.scrollHeight };
  });
  useLayoutEffect(() => keepPlace(last), [last]);

  const toEnd = () => scroller.current?.scrollTo({ top: 0 });
  return { scroller, isAtEnd, toEnd };
}
