import type { ShownConversation } from '../parts/use-shown-conversation.ts';
import { AssignMenu } from './AssignMenu.tsx';
import { StateMenu } from './StateMenu.tsx';
import { useConversationChange } from './use-conversation-change.ts';

type Props = { conversation: ShownConversation | undefined };

/** What the team can do with a conversation, in its header; nothing where the back end has no states. */
export function ConversationTools({ conversation }: Props) {
  const change = useConversationChange(conversation?._id);
  if (!conversation?.state) return null;
  return (
    <>
      <StateMenu state={conversation.state} onChoose={(state) => void change({ state })} />
      <AssignMenu
        assignedTo={conversation.assignedTo ?? null}
        onChoose={(assignedTo) => void change({ assignedTo })}
      />
    </>
  );
}
