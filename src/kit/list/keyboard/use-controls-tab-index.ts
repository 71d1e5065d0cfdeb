import { type RefObject, useLayoutEffect } from 'react';
import { rowControls } from './row-controls.ts';

/**
 * Gives all controls of a row the same place in the tab order, also those that a cell shows later:
 * what it refers to may still be loading. Without a place, there is no row yet.
 */
export function useControlsTabIndex(
  row: RefObject<HTMLElement | null>,
  tabIndex: 0 | -1 | undefined,
): void {
  useLayoutEffect(() => {
    const element = row.current;
    if (!element || tabIndex === undefined) return undefined;
    const set = () => {
      for (const control of rowControls(element)) {
        if (control.tabIndex !== tabIndex) control.tabIndex = tabIndex;
      }
    };
    set();
    const changes = new MutationObserver(set);
    changes.observe(element, { childList: true, subtree: true, attributeFilter: DECISIVE });
    return () => changes.disconnect();
  }, [row, tabIndex]);
}

/** What makes an element a control, and where it stands in the tab order. */
const DECISIVE = ['tabindex', 'href', 'disabled'];
