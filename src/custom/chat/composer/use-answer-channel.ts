import { useEffect, useMemo, useState } from 'react';
import type { Message } from '../../../../domain/chat/message.ts';
import type { Answerable, AnswerChannels } from '../../../../domain/messages/answering.ts';
import type { Channel, PhoneChannel } from '../../../../domain/messages/campaigns.ts';
import { useChat } from '../../../providers/chat/use-chat.ts';
import { useMinute } from '../inbox/use-minute.ts';

/** How the next message goes to a customer who has written by phone. */
export type AnswerChannel = {
  readonly chosen: Channel;
  /** The channel of their latest message; without one it came in the chat. */
  readonly via: PhoneChannel | undefined;
  readonly choose: (channel: Channel) => void;
  /** What each channel of the number takes; nothing until it is known. */
  readonly channels: AnswerChannels | undefined;
};

/**
 * The channel on which a customer is answered: the one of their latest message as long as it takes
 * answers, until another one is chosen. Nothing for a customer who writes in the chat alone.
 */
export function useAnswerChannel(
  clientId: string,
  messages: readonly Message[],
): AnswerChannel | undefined {
  const { latest, byPhone } = useMemo(() => {
    const theirs = (message: Message) => message.from === 'customer';
    return {
      latest: messages.findLast(theirs),
      byPhone: messages.findLast((message) => theirs(message) && message.via !== undefined),
    };
  }, [messages]);
  const channels = useChannels(clientId, byPhone?._id);
  const [choice, setChoice] = useState<{ channel: Channel; after: string | undefined }>();
  if (!byPhone) return undefined;
  // What was chosen holds until the customer writes again.
  const isChosen = choice !== undefined && choice.after === latest?._id;
  return {
    chosen: isChosen ? choice.channel : usual(latest?.via, channels),
    via: latest?.via,
    choose: (channel) => setChoice({ channel, after: latest?._id }),
    channels,
  };
}

/** Until it is known what a channel takes, the customer is answered where they wrote. */
function usual(via: PhoneChannel | undefined, channels: AnswerChannels | undefined): Channel {
  if (!via) return 'chat';
  if (!channels || channels[via].can) return via;
  return channels.sms.can ? 'sms' : 'chat';
}

/** What the channels take, asked anew with each message by phone and once the 24 hours are over. */
function useChannels(clientId: string, latest: string | undefined): AnswerChannels | undefined {
  const chat = useChat();
  const minute = useMinute();
  const [found, setFound] = useState<{ of: string; channels: AnswerChannels }>();
  useEffect(() => {
    if (latest === undefined) return;
    let isOver = false;
    chat.answerChannels(clientId).then(
      (channels) => {
        if (!isOver) setFound({ of: clientId, channels });
      },
      // Whoever sends by a channel that takes nothing is told why.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [chat, clientId, latest]);
  return useMemo(() => {
    if (found?.of !== clientId) return undefined;
    const { sms, whatsapp } = found.channels;
    return { sms, whatsapp: atMinute(whatsapp, minute) };
  }, [found, clientId, minute]);
}

function atMinute(answerable: Answerable, minute: number): Answerable {
  const isOver = answerable.until !== undefined && Date.parse(answerable.until) <= minute;
  return isOver ? { can: false, why: 'windowClosed' } : answerable;
}
