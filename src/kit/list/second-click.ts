import type { MouseEvent } from 'react';

/** What the first press of the latest click, or double click, was on. */
function watchFirstPresses(): () => EventTarget | null {
  let first: EventTarget | null = null;
  const remember = ({ detail, target }: globalThis.MouseEvent): void => {
    if (detail <= 1) first = target;
  };
  window.addEventListener('mousedown', remember, { capture: true });
  return () => first;
}

const firstOfClick = watchFirstPresses();

/**
 * Stops the second click of a double click that began on something else: the button of a dialog that
 * has closed meanwhile, and below which this now lies.
 */
export function stopSecondClick(event: MouseEvent<HTMLElement>): void {
  const firstPressed = firstOfClick();
  if (event.detail <= 1 || !firstPressed) return;
  if (firstPressed instanceof Node && event.currentTarget.contains(firstPressed)) return;
  event.preventDefault();
  event.stopPropagation();
}
