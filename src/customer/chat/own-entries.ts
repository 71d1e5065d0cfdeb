import type { Conversation } from '../../../domain/chat/conversation.ts';
import type { Message } from '../../../domain/chat/message.ts';
import type { OutgoingMessage, Timeline } from '../../providers/chat/chat.ts';
import { dayOf } from '../language/formats.ts';

/** How far an own message has come. */
export type EntryState = OutgoingMessage['state'] | 'sent' | 'delivered' | 'seen';

/** One line of the conversation: what the server has, or what still has to get there. */
export type Entry = {
  /** Stays the same when a message arrives at the server. */
  readonly key: string;
  readonly isOwn: boolean;
  readonly createdAt: string;
  readonly message: Message['message'];
  /** Of own messages. */
  readonly state?: EntryState;
  readonly stored?: Message;
  readonly outgoing?: OutgoingMessage;
};

/** The entries of one day. */
export type Day = { readonly day: string; readonly at: string; readonly entries: readonly Entry[] };

function stateOf({ position }: Message, conversation: Conversation | undefined): EntryState {
  if (conversation && position <= conversation.seen.staff) return 'seen';
  return conversation && position <= conversation.delivered.staff ? 'delivered' : 'sent';
}

function ofStored(message: Message, conversation: Conversation | undefined): Entry {
  const isOwn = message.from === 'customer';
  return {
    key: (isOwn && message.key) || message._id,
    isOwn,
    createdAt: message.createdAt,
    message: message.message,
    stored: message,
    ...(isOwn && { state: stateOf(message, conversation) }),
  };
}

const ofOutgoing = (outgoing: OutgoingMessage): Entry => ({
  key: outgoing.key,
  isOwn: true,
  createdAt: outgoing.createdAt,
  message: outgoing.message,
  state: outgoing.state,
  outgoing,
});

/** All entries, the oldest first; what waits to be sent stands last. */
export const entriesOf = ({ messages, outgoing, conversation }: Timeline): readonly Entry[] => [
  ...messages.map((message) => ofStored(message, conversation)),
  ...outgoing.map(ofOutgoing),
];

/** The entries by the days on which they were written. */
export function daysOf(entries: readonly Entry[]): readonly Day[] {
  const days: { day: string; at: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const day = dayOf(entry.createdAt);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, at: entry.createdAt, entries: [entry] });
  }
  return days;
}
