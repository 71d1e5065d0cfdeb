import { type RefObject, useEffect } from 'react';

/** Where somebody types or chooses by keys themselves. */
const BUSY = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]';

/** A key that writes something; a phone does not name the keys of a scanner. */
const writes = (key: string): boolean =>
  key === 'Unidentified' || (key !== ' ' && [...key].length === 1);

/**
 * Leads what a hand scanner types into the field, whatever button was pressed before: a scanner is a
 * keyboard, and knows nothing of the focus. Tab and the blank, by which people move, stay theirs.
 */
export function useScannerFocus(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const isElsewhere = () => document.activeElement?.closest(BUSY) !== null;
    const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      // The key is written where the focus is once this has run.
      if (!ctrlKey && !metaKey && !altKey && writes(key) && !isElsewhere()) field.current?.focus();
    };
    const onClick = ({ detail, target }: MouseEvent) => {
      // A click by a key has no detail: whoever moves by keys keeps their place.
      const isOnPage = target instanceof Element && target.closest('main') !== null;
      if (detail > 0 && isOnPage && !isElsewhere()) field.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true });
      document.removeEventListener('click', onClick);
    };
  }, [field]);
}
