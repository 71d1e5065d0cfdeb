import { useEffect, useEffectEvent } from 'react';

/** What single letters do, by the letter. */
export type LetterKeys = { readonly [letter: string]: (() => void) | undefined };

/**
 * Single letters as keys of a page. They do nothing while somebody types, chooses or answers a dialog,
 * nor while a key stays pressed. On a keyboard of another script the key in the same place counts.
 */
export function useLetterKeys(keys: LetterKeys, isOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.isComposing) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (isTypedInto(event.target) || document.querySelector('[role="dialog"], [role="menu"]'))
      return;
    const act = keys[letterOf(event)];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}

/** The letter of a key: the typed one if it is Latin, otherwise the one in its place. */
export const letterOf = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();

const TYPED_INTO =
  'input:not([type="checkbox"], [type="button"]), textarea, select, [contenteditable="true"], [role="textbox"], [role="combobox"], [role="listbox"]';

/** Whether keys pressed there are typed, or choose something. */
export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPED_INTO) !== null;
