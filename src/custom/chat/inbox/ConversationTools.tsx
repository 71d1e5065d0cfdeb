import type { Conversation } from '../../../../domain/chat/conversation.ts';
import { useNotice } from '../../../kit/notices/use-notice.tsx';
import { useChat } from '../../../providers/chat/use-chat.ts';
import { AssignMenu } from './AssignMenu.tsx';
import { StateMenu } from './StateMenu.tsx';

/** What the team can do with a conversation, in its header; nothing where the back end has no states. */
export function ConversationTools({ conversation }: { conversation: Conversation | undefined }) {
  const chat = useChat();
  const notice = useNotice();
  if (!conversation?.state) return null;
  const change = (to: Parameters<typeof chat.changeConversation>[1]) => {
    chat
      .changeConversation(conversation._id, to)
      .catch(() => notice('server.error', { type: 'error' }));
  };
  return (
    <>
      <StateMenu state={conversation.state} onChoose={(state) => change({ state })} />
      <AssignMenu
        assignedTo={conversation.assignedTo ?? null}
        onChoose={(assignedTo) => change({ assignedTo })}
      />
    </>
  );
}
