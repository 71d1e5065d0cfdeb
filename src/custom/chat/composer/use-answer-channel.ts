import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Conversation } from '../../../../domain/chat/conversation.ts';
import type { Message } from '../../../../domain/chat/message.ts';
import type { Answerable, AnswerChannels } from '../../../../domain/messages/answering.ts';
import {
  type Channel,
  EVERY_PHONE,
  eachChannel,
  PHONE_CHANNELS,
  type PhoneChannel,
} from '../../../../domain/messages/channels.ts';
import type { Timeline } from '../../../providers/chat/chat.ts';
import { useChat } from '../../../providers/chat/use-chat.ts';
import { useMinute } from '../inbox/use-minute.ts';

/** How the next message goes to a customer. */
export type AnswerChannel = {
  readonly chosen: Channel;
  /** The channel of their latest message; without one it came in the chat, if there is one at all. */
  readonly via: PhoneChannel | undefined;
  /** Whether they have never written by phone. */
  readonly isFirst: boolean;
  readonly choose: (channel: Channel) => void;
  /** What each channel of the number takes; nothing until it is known. */
  readonly channels: AnswerChannels | undefined;
};

/**
 * The channel on which a customer is written to: the one of their latest message as long as it takes
 * answers, until another one is chosen. Nothing where there is only the chat.
 */
export function useAnswerChannel(
  clientId: string,
  { load, messages }: Pick<Timeline, 'load' | 'messages'>,
  conversation: Pick<Conversation, 'state'> | undefined,
): AnswerChannel | undefined {
  const { latest, byPhone } = useMemo(() => {
    const theirs = (message: Message) => message.from === 'customer';
    return {
      latest: messages.findLast(theirs),
      byPhone: messages.findLast((message) => theirs(message) && message.via !== undefined),
    };
  }, [messages]);
  // A back end that has only the specification knows no states, and no phones either.
  const isRequested = load !== 'pending' && (!conversation || conversation.state !== undefined);
  const channels = useChannels(clientId, byPhone?._id ?? (isRequested ? NONE : undefined));
  const [choice, setChoice] = useState<Choice>();
  const after = latest?._id;
  const via = latest?.via;
  const isFirst = byPhone === undefined;
  return useMemo(() => {
    if (isFirst && !takesMessages(channels)) return undefined;
    // What was chosen holds until the customer writes again.
    const isChosen = choice?.of === clientId && choice.after === after;
    return {
      chosen: isChosen ? choice.channel : usual(via, channels),
      via,
      isFirst,
      choose: (channel) => setChoice({ of: clientId, after, channel }),
      channels,
    };
  }, [clientId, after, via, isFirst, choice, channels]);
}

/** A choice for a customer, after a message of theirs. */
type Choice = {
  readonly of: string;
  readonly after: string | undefined;
  readonly channel: Channel;
};

/** Stands for the message by phone of somebody who has never written one. */
const NONE = 'none';

/** Whether the number takes messages at all, even if they are not wanted now. */
const takesMessages = (channels: AnswerChannels | undefined): boolean =>
  channels !== undefined && channels[EVERY_PHONE].why !== 'noNumber';

/** Until it is known what a channel takes, the customer is answered where they wrote. */
function usual(via: PhoneChannel | undefined, channels: AnswerChannels | undefined): Channel {
  if (!via) return 'chat';
  if (!channels || channels[via].can) return via;
  return channels[EVERY_PHONE].can ? EVERY_PHONE : 'chat';
}

/** What the channels accept, read anew with each message by phone and once the 24 hours are over. */
function useChannels(clientId: string, latest: string | undefined): AnswerChannels | undefined {
  const chat = useChat();
  const minute = useMinute();
  // If it fails, whoever sends by a channel that accepts nothing is shown why.
  const { data: found } = useQuery({
    queryKey: ['chat', 'answerChannels', clientId, latest],
    queryFn: () => chat.answerChannels(clientId),
    enabled: latest !== undefined,
    // With a further message of the same customer, what was known holds until it is read anew.
    placeholderData: (before, query) => (query?.queryKey[2] === clientId ? before : undefined),
    retry: false,
    throwOnError: false,
    meta: { silent: true },
  });
  return useMemo(
    () => found && eachChannel(PHONE_CHANNELS, (channel) => atMinute(found[channel], minute)),
    [found, minute],
  );
}

function atMinute(answerable: Answerable, minute: number): Answerable {
  const isOver = answerable.until !== undefined && Date.parse(answerable.until) <= minute;
  return isOver ? { can: false, why: 'windowClosed' } : answerable;
}
