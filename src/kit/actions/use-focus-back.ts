import { type RefObject, useEffect, useRef } from 'react';

/** The row that is the tab stop, or on a phone the checkbox of the first card. */
const STOP = 'tbody tr[tabindex="0"], li input[type="checkbox"]';
/** Whichever row is first, while the tab stop has left with its record and is not drawn yet elsewhere. */
const FIRST = 'tbody tr[tabindex]';

type Bar = {
  isShown: boolean;
  /** Whether a dialog opened from the bar still has the focus. */
  isBusy: boolean;
};

/**
 * Moves the focus to the rows of the list when the bar that had it disappears with the selection:
 * otherwise a keyboard user would start again at the top of the page. Returns the ref for the bar's
 * container, which stays.
 */
export function useFocusBack({ isShown, isBusy }: Bar): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const wasShown = useRef(false);
  useEffect(() => {
    if (isShown) wasShown.current = true;
    if (isShown || isBusy || !wasShown.current) return;
    wasShown.current = false;
    if (document.activeElement && document.activeElement !== document.body) return;
    const list = place.current?.closest('.list-page');
    const next = list?.querySelector<HTMLElement>(STOP) ?? list?.querySelector<HTMLElement>(FIRST);
    next?.focus();
  }, [isShown, isBusy]);
  return place;
}
