import { useMemo, useSyncExternalStore } from 'react';
import type { Conversation } from '../../../../domain/chat/conversation.ts';
import { useChat } from '../../../providers/chat/use-chat.ts';

/** What stands around the messages of a conversation; none of it changes with a message. */
export type ShownConversation = Pick<
  Conversation,
  '_id' | 'clientId' | 'state' | 'assignedTo' | 'snoozedUntil'
>;

/**
 * The conversation with a customer as it stands around the messages: as their timeline knows it, and
 * until that is loaded as the list does. A message that arrives draws nothing there.
 */
export function useShownConversation(clientId: string): ShownConversation | undefined {
  const { overview, timeline } = useChat();
  const ofCustomer = useMemo(() => timeline(clientId), [timeline, clientId]);
  const subscribe = useMemo(
    () => (listener: () => void) => {
      const ends = [overview.subscribe(listener), ofCustomer.subscribe(listener)];
      return () => {
        for (const end of ends) end();
      };
    },
    [overview, ofCustomer],
  );
  const written = useSyncExternalStore(subscribe, () => {
    const conversation =
      ofCustomer.read().conversation ??
      overview.read().conversations.find((one) => one.clientId._id === clientId);
    return conversation && JSON.stringify(shownOf(conversation));
  });
  return useMemo(() => {
    const shown: ShownConversation | undefined = written && JSON.parse(written);
    return shown;
  }, [written]);
}

const shownOf = (conversation: Conversation): ShownConversation => {
  const { _id, clientId, state, assignedTo, snoozedUntil } = conversation;
  return {
    _id,
    clientId,
    ...(state !== undefined && { state }),
    ...(assignedTo !== undefined && { assignedTo }),
    ...(snoozedUntil !== undefined && { snoozedUntil }),
  };
};
