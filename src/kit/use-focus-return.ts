import { useEffect } from 'react';

/** What was pressed last by a pointer. Some browsers do not focus a button that is clicked. */
let pressed: HTMLElement | null = null;

document.addEventListener(
  'pointerdown',
  ({ target }) => {
    pressed =
      target instanceof Element ? target.closest<HTMLElement>('button, a, [tabindex]') : null;
  },
  true,
);
document.addEventListener(
  'keydown',
  () => {
    pressed = null;
  },
  true,
);

/**
 * For the content of a dialog, which leaves the page last: once it has, the focus is on what opened it, or on the page where that has gone: a button
 * may go with the record that it was for. Otherwise the keyboard would start again at the top.
 */
export function useFocusReturn(): void {
  useEffect(() => {
    const opener = pressed;
    // The dialog gives the focus back by itself where it can; this comes after it.
    return () => void setTimeout(() => returnTo(opener), 0);
  }, []);
}

function returnTo(opener: HTMLElement | null): void {
  if (document.activeElement !== document.body) return;
  const isThere = opener?.isConnected && !opener.matches(':disabled');
  const target = isThere ? opener : document.getElementById('main-content');
  target?.focus({ preventScroll: true });
}
