import { useSyncExternalStore } from 'react';
import { useOfficeChat } from '../../providers/chat/office-chat.ts';

const never = () => () => undefined;

/** How many conversations hold something that the office has not seen; 0 until that is known. */
export function useUnread(): number {
  const overview = useOfficeChat()?.overview;
  return useSyncExternalStore(overview?.subscribe ?? never, () => overview?.read().unread ?? 0);
}
