import { useMemo, useState } from 'react';
import { lastEditable } from '../../../../domain/chat/editing-messages.ts';
import type { Message } from '../../../../domain/chat/message.ts';
import { useChat } from '../../../providers/chat/use-chat.ts';

/** Which message of a conversation is being changed. */
export type Editing = {
  readonly message: Message | undefined;
  readonly begin: (message: Message) => void;
  /** Begins with the last one that its author may still change; nothing if there is none. */
  readonly beginLast: () => void;
  readonly end: () => void;
};

/** The message of a customer's conversation that is being changed; it ends with the conversation. */
export function useEditing(clientId: string): Editing {
  const chat = useChat();
  const [chosen, setChosen] = useState<{ readonly of: string; readonly message: Message }>();
  return useMemo(() => {
    const begin = (message: Message) => setChosen({ of: clientId, message });
    return {
      message: chosen?.of === clientId ? chosen.message : undefined,
      begin,
      beginLast: () => {
        const { messages } = chat.timeline(clientId).read();
        const last = lastEditable(messages, { self: chat.self.id, now: Date.now() });
        if (last) begin(last);
      },
      end: () => setChosen(undefined),
    };
  }, [chat, clientId, chosen]);
}
