import type { Conversation } from '../../../../domain/chat/conversation.ts';

/** What the team can do with a conversation, in its header. */
export function ConversationTools(_: { conversation: Conversation | undefined }) {
  return null;
}
