import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Begins at the field that the address names after its `#`, such as one that the check list misses. A
 * field that is drawn late, as one for a picture is, is waited for until somebody begins elsewhere.
 */
export function useFieldOfAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const name = decodeURIComponent(hash.slice(1));
    if (!name || beginAt(name)) return undefined;
    const settle = () => {
      observer.disconnect();
      for (const type of BEGINNINGS) window.removeEventListener(type, settle, true);
    };
    const observer = new MutationObserver(() => {
      if (beginAt(name)) settle();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    for (const type of BEGINNINGS) window.addEventListener(type, settle, true);
    return settle;
  }, [hash]);
}

const BEGINNINGS = ['keydown', 'pointerdown', 'wheel'] as const;

/** Whether the field was there. */
function beginAt(name: string): boolean {
  const [field] = document.getElementsByName(name);
  const start = field && focusable(field);
  if (!start) return false;
  start.focus({ preventScroll: true });
  // In the middle: a bar with buttons lies over the end of a form.
  start.scrollIntoView?.({ block: 'center' });
  return true;
}

/** The input of a file is not seen itself: the button that chooses one stands for it. */
function focusable(field: HTMLElement): HTMLElement | undefined {
  if (!(field instanceof HTMLInputElement) || field.type !== 'file') return field;
  const hint = field.getAttribute('aria-describedby') ?? '';
  const buttons = field.parentElement?.querySelectorAll<HTMLElement>('button') ?? [];
  return [...buttons].find((button) => button.getAttribute('aria-describedby') === hint);
}
