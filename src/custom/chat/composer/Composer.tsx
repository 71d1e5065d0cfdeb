import { memo } from 'react';
import { useChat } from '../../../providers/chat/use-chat.ts';
import { MessageComposer } from './MessageComposer.tsx';
import type { QuickReplies } from './quick-replies.ts';
import type { AnswerChannel } from './use-answer-channel.ts';
import type { Editing } from './use-editing.ts';

type Props = {
  /** The customer to whom the messages go. */
  clientId: string;
  /** Whether notes for colleagues may be written; for staff. */
  canNote?: boolean;
  /** What `/` at the beginning offers. */
  quickReplies?: QuickReplies | undefined;
  /** The channels of a customer who has written by phone. */
  answer?: AnswerChannel | undefined;
  /** The message of the conversation that is being changed. */
  editing?: Editing | undefined;
  /** Whether a text can be sent later. */
  canPlan?: boolean;
  /** Called once a message is stored and on its way. */
  onSent?: (() => void) | undefined;
  /** Puts the focus into the input when the conversation is opened. */
  autoFocus?: boolean;
};

/**
 * Where messages to a customer are written: text, emoji, animations, files and recordings. Each
 * conversation keeps what was written in it.
 */
export const Composer = memo(function Composer(props: Props) {
  const { self } = useChat();
  return <MessageComposer key={props.clientId} userId={self.id} {...props} />;
});
