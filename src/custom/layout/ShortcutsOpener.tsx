import { lazy, Suspense, useEffect } from 'react';
import { isTypedInto } from '../../kit/queue/use-letter-keys.ts';
import {
  shortcutList,
  useShortcutListOpen,
  useShortcuts,
} from '../../kit/shortcuts/use-shortcuts.ts';

const ShortcutList = lazy(() => import('./ShortcutList.tsx'));

function onKey({ key, altKey, ctrlKey, metaKey, defaultPrevented, target }: KeyboardEvent): void {
  if (key !== '?' || altKey || ctrlKey || metaKey || defaultPrevented) return;
  if (!isTypedInto(target)) shortcutList.set(true);
}

/** A question mark opens the list of the shortcuts that the page has, unless somebody is typing. */
export function ShortcutsOpener() {
  const isOpen = useShortcutListOpen();
  useShortcuts('everywhere');
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return isOpen ? (
    <Suspense fallback={null}>
      <ShortcutList />
    </Suspense>
  ) : null;
}
