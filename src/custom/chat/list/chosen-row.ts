import type { MouseEvent } from 'react';

/** The customer whose row is opened by a click; clicks that open another tab are the browser's. */
export function chosenRow(event: MouseEvent): string | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest('a[data-client]') : null;
  return link?.getAttribute('data-client') ?? undefined;
}
