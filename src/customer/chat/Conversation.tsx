import { useEffect } from 'react';
import { useChat, useChatOverview, useTimeline } from '../../providers/chat/use-chat.ts';
import { useTexts } from '../language/language.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { OfficeHead } from './OfficeHead.tsx';
import { OwnMessages } from './OwnMessages.tsx';
import { WritingBar } from './WritingBar.tsx';

/** The one conversation of a customer with the office. */
export function Conversation({ isShown }: { isShown: boolean }) {
  const { chat: texts } = useTexts();
  const chat = useChat();
  const timeline = useTimeline(chat.self.id);
  const { load } = timeline;
  return (
    <div className="conversation">
      <OfficeHead conversationId={timeline.conversation?._id} />
      <ConnectionBanner />
      {load === 'failed' && timeline.messages.length === 0 ? (
        <div className="middle">
          <p role="alert">{texts.failed}</p>
          <button type="button" className="button" onClick={chat.reload}>
            {texts.again}
          </button>
        </div>
      ) : (
        <OwnMessages timeline={timeline} isShown={isShown} />
      )}
      <WritingBar />
    </div>
  );
}

/** Reports how many messages are new while the conversation is not looked at. */
export function useUnread(): number {
  const { conversations, unread } = useChatOverview();
  const count = conversations.reduce((sum, one) => sum + one.unread, 0);
  return Math.max(count, unread);
}

/** Shows the count of new messages in the title of the page, where another tab lets it be seen. */
export function useUnreadTitle(title: string, unread: number): void {
  useEffect(() => {
    document.title = unread > 0 ? `(${unread}) ${title}` : title;
  }, [title, unread]);
}
