import { useEffect, useState } from 'react';
import type { Timeline } from '../../../providers/chat/chat.ts';
import { useChat } from '../../../providers/chat/use-chat.ts';
import { newestFromOther } from './entries.ts';

/** Whether somebody looks at the page: it is visible, and its window has the focus. */
export function useIsLookedAt(): boolean {
  const [isLookedAt, setLookedAt] = useState(isLookedAtNow);
  useEffect(() => {
    const look = () => setLookedAt(isLookedAtNow());
    look();
    window.addEventListener('focus', look);
    window.addEventListener('blur', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      window.removeEventListener('blur', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return isLookedAt;
}

const isLookedAtNow = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

/** Marks a conversation as seen while somebody looks at its newest message (specification 4, "Chat"). */
export function useSeen(clientId: string, timeline: Timeline, isNewestInSight: boolean): void {
  const chat = useChat();
  const isLookedAt = useIsLookedAt();
  const { messages, conversation } = timeline;
  const newest = newestFromOther(messages, chat.self.side);
  const isUnreadByHand = conversation?.unreadByHand === true;
  // Whoever comes back to it has read it; whoever looks at it while it is set unread has not.
  const [wasUnreadByHand] = useState(isUnreadByHand);
  const isNew = isUnreadByHand
    ? wasUnreadByHand
    : conversation?.isNew === true || newest > (conversation?.seen[chat.self.side] ?? 0);
  const isSeen = isNew && isNewestInSight && isLookedAt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each newer message is seen anew
  useEffect(() => {
    if (isSeen) chat.markSeen(clientId);
  }, [isSeen, chat, clientId, newest]);
}
