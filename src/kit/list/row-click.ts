import type { MouseEvent } from 'react';

/**
 * Whether a click on a row or a card is meant for something else: controls inside handle their own
 * clicks, so does a dialog that one of them has opened (React reports its clicks here too), and
 * marking text is not a click.
 */
export const isOnControl = ({ target, currentTarget, shiftKey }: MouseEvent): boolean =>
  (target instanceof Element &&
    (!currentTarget.contains(target) || target.closest('a, button, input') !== null)) ||
  (window.getSelection()?.type === 'Range' && !shiftKey);
