import type { MouseEvent } from 'react';

/** Whether a click is for the page; with a key or another button it opens a tab of the browser. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The customer whose row is opened by a click. */
export function chosenRow(event: MouseEvent): string | undefined {
  const { target } = event;
  if (!isPlainClick(event)) return undefined;
  const link = target instanceof Element ? target.closest('a[data-client]') : null;
  return link?.getAttribute('data-client') ?? undefined;
}
