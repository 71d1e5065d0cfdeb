import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Begins at the field that the address names after its `#`, such as one that the check list misses. A
 * field that is drawn late, as one for a picture is, is waited for, and it stays in sight while what
 * is above it grows, until somebody begins elsewhere.
 */
export function useFieldOfAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const name = hash.slice(1);
    if (!name) return undefined;
    let start = beginAt(name);
    const drawn = new MutationObserver(() => {
      if (!start) start = beginAt(name);
      else if (start === document.activeElement) showInMiddle(start);
    });
    const settle = () => {
      drawn.disconnect();
      for (const type of BEGINNINGS) window.removeEventListener(type, settle, true);
    };
    drawn.observe(document.body, { childList: true, subtree: true });
    for (const type of BEGINNINGS) window.addEventListener(type, settle, true);
    return settle;
  }, [hash]);
}

const BEGINNINGS = ['keydown', 'pointerdown', 'wheel'] as const;

/** What has the focus then; nothing as long as the field is not there. */
function beginAt(name: string): HTMLElement | undefined {
  const [field] = document.getElementsByName(name);
  const start = field && focusable(field);
  start?.focus({ preventScroll: true });
  if (start) showInMiddle(start);
  return start;
}

/** In the middle: a bar with buttons lies over the end of a form. */
const showInMiddle = (start: HTMLElement): void => start.scrollIntoView?.({ block: 'center' });

/** The input of a file is not seen itself: the button that chooses one stands for it. */
function focusable(field: HTMLElement): HTMLElement | undefined {
  if (!(field instanceof HTMLInputElement) || field.type !== 'file') return field;
  const hint = field.getAttribute('aria-describedby') ?? '';
  const buttons = field.parentElement?.querySelectorAll<HTMLElement>('button') ?? [];
  return [...buttons].find((button) => button.getAttribute('aria-describedby') === hint);
}
