import type { Conversation } from '../../../../domain/chat/conversation.ts';

/** What the team's inbox says of a conversation in the list. */
export function RowMarks(_: { conversation: Conversation }) {
  return null;
}
