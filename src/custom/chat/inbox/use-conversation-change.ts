import { useCallback } from 'react';
import type { ConversationChange } from '../../../../domain/chat/conversation.ts';
import { useNotice } from '../../../kit/notices/use-notice.tsx';
import { useChat } from '../../../providers/chat/use-chat.ts';

/** Changes a conversation by hand; resolves to whether that was done, and says so if it was not. */
export function useConversationChange(id: string | undefined) {
  const chat = useChat();
  const notice = useNotice();
  return useCallback(
    async (change: ConversationChange): Promise<boolean> => {
      if (id === undefined) return false;
      try {
        await chat.changeConversation(id, change);
        return true;
      } catch {
        notice('server.error', { type: 'error' });
        return false;
      }
    },
    [chat, notice, id],
  );
}
