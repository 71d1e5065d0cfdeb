import { useEffect, useEffectEvent } from 'react';
import type { Conversation } from '../../../../domain/chat/conversation.ts';
import { neighbourOf } from '../../../../domain/chat/inbox.ts';
import { useShortcuts } from '../../../kit/shortcuts/use-shortcuts.ts';

type Options = {
  /** The conversations as they are shown. */
  shown: readonly Conversation[];
  current: string | undefined;
  onOpen: (clientId: string) => void;
};

/** Alt+Up and Alt+Down open the conversation above and below the open one, wherever the focus is. */
export function useNeighbourKeys({ shown, current, onOpen }: Options): void {
  useShortcuts('conversations');
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!altKey || ctrlKey || metaKey || shiftKey) return;
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return;
    event.preventDefault();
    event.stopPropagation();
    const next = neighbourOf(shown, current, key === 'ArrowDown' ? 1 : -1);
    if (next) onOpen(next.clientId._id);
  });
  useEffect(() => {
    // Before the input, which would move its caret.
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
