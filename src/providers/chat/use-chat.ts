import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import type { Chat, ChatOverview, Timeline } from './chat.ts';

/** The chat of the person who is signed in; whoever builds the page provides it. */
export const ChatContext = createContext<Chat | undefined>(undefined);

/** The chat of the person. Throws outside a page that has one. */
export function useChat(): Chat {
  const chat = use(ChatContext);
  if (!chat) throw new Error('useChat is used outside a ChatContext.');
  return chat;
}

/** All conversations; the component is drawn again with each change. */
export function useChatOverview(): ChatOverview {
  const { overview } = useChat();
  return useSyncExternalStore(overview.subscribe, overview.read);
}

/**
 * What `read` finds in the overview. It must be a plain value: the component is drawn again only when it
 * becomes another, and not with each message.
 */
export function useFromOverview<T extends string | number | boolean | undefined>(
  read: (overview: ChatOverview) => T,
): T {
  const { overview } = useChat();
  return useSyncExternalStore(overview.subscribe, () => read(overview.read()));
}

/** The messages with a customer, loaded while the component is there. */
export function useTimeline(clientId: string): Timeline {
  const chat = useChat();
  const timeline = useMemo(() => chat.timeline(clientId), [chat, clientId]);
  return useSyncExternalStore(timeline.subscribe, timeline.read);
}
