import { type RefObject, useEffect, useRef } from 'react';

/** The row that the tab key comes to, or the checkbox of the first card on a phone. */
const STOP = 'tbody tr[tabindex="0"], li input[type="checkbox"]';

type Bar = {
  isShown: boolean;
  /** Whether a dialog that was opened from the bar has the focus still. */
  isBusy: boolean;
};

/**
 * Leads the focus to the rows of the list when the bar that held it has gone with the selection:
 * whoever works by the keyboard would else begin at the top of the page again. Answers the ref of the
 * place of the bar, which stays.
 */
export function useFocusBack({ isShown, isBusy }: Bar): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const hasGone = useRef(false);
  useEffect(() => {
    if (isShown) hasGone.current = true;
    if (isShown || isBusy || !hasGone.current) return;
    hasGone.current = false;
    if (document.activeElement && document.activeElement !== document.body) return;
    place.current?.closest('.list-page')?.querySelector<HTMLElement>(STOP)?.focus();
  }, [isShown, isBusy]);
  return place;
}
