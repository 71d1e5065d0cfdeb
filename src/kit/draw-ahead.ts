import { createContext, type PointerEvent, use, useCallback, useEffect, useRef } from 'react';

/** Draws the page of an address ahead, hidden and without its effects; the frame provides it. */
export const DrawAheadContext = createContext<(address: string) => void>(() => undefined);

/** A pointer that rests this long on something is not on its way elsewhere. */
const RESTS_MS = 50;

/**
 * Draws the page of an address while a mouse rests on what leads there. A finger does not rest: it
 * opens.
 */
export function useDrawAhead() {
  const draw = use(DrawAheadContext);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = useCallback(() => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
  }, []);
  useEffect(() => leave, [leave]);
  return {
    /**
     * `prepare` loads the code of the page, and says whether it is there. Without that nothing is drawn:
     * a `lazy` component that fails to load fails for good, and nobody has opened the page.
     */
    enter: (
      event: PointerEvent,
      address: string | undefined,
      prepare: (() => Promise<boolean>) | undefined,
    ) => {
      const ready = prepare?.();
      if (!ready || event.pointerType !== 'mouse' || address === undefined) return;
      clearTimeout(waiting.current);
      const rests = setTimeout(async () => {
        if ((await ready) && waiting.current === rests) draw(address);
      }, RESTS_MS);
      waiting.current = rests;
    },
    leave,
  };
}

/** Loads code that is likely to be needed next, once what is shown has been drawn. */
export function useIdleLoad(load: (() => unknown) | undefined): void {
  useEffect(() => {
    if (!load) return;
    const waiting = setTimeout(load, IDLE_MS);
    return () => clearTimeout(waiting);
  }, [load]);
}

/** Nobody has found the row that they look for by then. */
const IDLE_MS = 700;
