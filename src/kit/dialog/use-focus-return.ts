import { useEffect } from 'react';

/**
 * The element that a pointer pressed last, if no key was pressed since. Some browsers do not focus a
 * button that is clicked.
 */
function watchPresses(): () => HTMLElement | null {
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
  return () => pressed;
}

const lastPressed = watchPresses();

/**
 * For the content of a dialog, which leaves the page last: once it has, the focus returns to the
 * element that opened it, or to the page if that element is unmounted (a button may disappear with its
 * record). Otherwise the keyboard would start again at the top.
 */
export function useFocusReturn(): void {
  useEffect(() => {
    const opener = lastPressed();
    // The dialog itself returns the focus where it can; this runs after it.
    return () => void setTimeout(() => returnTo(opener), 0);
  }, []);
}

function returnTo(opener: HTMLElement | null): void {
  if (document.activeElement !== document.body) return;
  const isThere = opener?.isConnected && !opener.matches(':disabled');
  const target = isThere ? opener : document.getElementById('main-content');
  target?.focus({ preventScroll: true });
}
