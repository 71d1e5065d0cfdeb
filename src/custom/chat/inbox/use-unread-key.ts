import { useEffect, useEffectEvent } from 'react';

/** Alt+U sets the open conversation unread again, wherever the focus is. */
export function useUnreadKey(onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { code, altKey, ctrlKey, metaKey, shiftKey } = event;
    // By the place of the key: with Alt, some keyboards write another character.
    if (code !== 'KeyU' || !altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
