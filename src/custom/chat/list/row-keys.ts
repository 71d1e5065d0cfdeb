import type { MouseEvent } from 'react';

/** The row that a key leads to, or `undefined` if it leads to none. */
export function nextRow(
  key: string,
  { at, count, page }: { at: number; count: number; page: number },
): number | undefined {
  const to = {
    ArrowUp: at - 1,
    ArrowDown: at + 1,
    PageUp: at - page,
    PageDown: at + page,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined || count === 0 ? undefined : Math.max(0, Math.min(to, count - 1));
}

/** The customer whose row is opened by a click; clicks that open another tab are the browser's. */
export function chosenRow(event: MouseEvent): string | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest('a[data-client]') : null;
  return link?.getAttribute('data-client') ?? undefined;
}
