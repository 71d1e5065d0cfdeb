import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '../listeners.ts';
import type { ShortcutGroup } from './shortcuts.ts';

function createShortcutList() {
  const shown: ShortcutGroup[] = [];
  const { subscribe, notify } = createListeners();
  let isOpen = false;
  return {
    subscribe,
    isOpen: () => isOpen,
    set(next: boolean) {
      isOpen = next;
      notify();
    },
    /** What the page has by now. */
    groups: (): ReadonlySet<ShortcutGroup> => new Set(shown),
    add(group: ShortcutGroup) {
      shown.push(group);
      return () => void shown.splice(shown.indexOf(group), 1);
    },
  };
}

/** Which shortcuts the page has, and whether the list of them is open. */
export const shortcutList = createShortcutList();

/** Says that the page has these shortcuts, as long as what calls it is shown, and `isOn`. */
export function useShortcuts(group: ShortcutGroup, isOn = true): void {
  useEffect(() => (isOn ? shortcutList.add(group) : undefined), [group, isOn]);
}

export const useShortcutListOpen = (): boolean =>
  useSyncExternalStore(shortcutList.subscribe, shortcutList.isOpen);
