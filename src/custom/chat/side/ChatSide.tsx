import type { Conversation } from '../../../../domain/chat/conversation.ts';

/** What is known of the customer, beside the conversation. */
export default function ChatSide(_: { clientId: string; conversation: Conversation | undefined }) {
  return null;
}
