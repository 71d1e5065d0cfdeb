import { type Conversation, MOST_UNREAD } from '../../domain/chat/conversation.ts';
import type { Message, MessageSide, Sending } from '../../domain/chat/message.ts';
import type { AnswerChannels } from '../../domain/messages/answering.ts';
import { eachChannel, PHONE_CHANNELS } from '../../domain/messages/channels.ts';
import { createListeners } from '../../src/kit/listeners.ts';
import type { Channel } from '../../src/providers/chat/channel.ts';
import type {
  Chat,
  ChatOverview,
  OutgoingMessage,
  SendFailure,
  Timeline,
  UnknownMessage,
} from '../../src/providers/chat/chat.ts';
import { createEditing } from '../../src/providers/chat/editing.ts';

const START = Date.parse('2026-03-02T08:00:00Z');
const MINUTE_MS = 60_000;

/** A customer's name by number, so that lists of them can be distinguished. */
const clientOf = (number: number): Conversation['clientId'] => ({
  _id: `client-${number}`,
  firstName: `Vorname${number}`,
  lastName: `Nachname${number}`,
  photo: 'no-photo',
  language: 'de',
});

/** A message of a conversation at a position; a later position was written later. */
export const fakeMessage = (
  position: number,
  given: Partial<Omit<Message, 'message'>> & {
    content?: string;
    message?: Message['message'];
  } = {},
): Message => {
  const { content = `Nachricht ${position}`, message, ...rest } = given;
  return {
    _id: `message-${position}`,
    conversationId: 'conversation-1',
    senderId: null,
    recieverId: null,
    createdAt: new Date(START + position * MINUTE_MS).toISOString(),
    position,
    from: 'customer',
    message: message ?? { type: 'text', content },
    ...rest,
  };
};

/** A conversation with the customer of the same number, in which nothing is unread. */
export const fakeConversation = (
  number: number,
  given: Partial<Conversation> = {},
): Conversation => ({
  _id: `conversation-${number}`,
  createdAt: new Date(START - number * MINUTE_MS).toISOString(),
  __v: 0,
  revision: 0,
  clientId: clientOf(number),
  isNew: false,
  unread: 0,
  lastMessage: null,
  delivered: { staff: 0, customer: 0 },
  seen: { staff: 0, customer: 0 },
  state: 'open',
  assignedTo: null,
  unansweredSince: null,
  ...given,
});

function watched<Value>(first: Value) {
  const { subscribe, notify } = createListeners();
  let value = first;
  return {
    subscribe,
    read: () => value,
    set: (next: Value) => {
      value = next;
      notify();
    },
  };
}

type Given = {
  side?: MessageSide;
  conversations?: readonly Conversation[];
  /** What the server has, by customer; the newest `page` of them are there at first. */
  messages?: Readonly<Record<string, readonly Message[]>>;
  page?: number;
  overview?: Partial<ChatOverview>;
  /** How the customers can be answered by phone; by default not at all. */
  channels?: AnswerChannels;
  /** What came from numbers of no customer. */
  unknown?: readonly UnknownMessage[];
};

const NO_CHANNELS: AnswerChannels = eachChannel(PHONE_CHANNELS, () => ({
  can: false,
  why: 'noNumber' as const,
}));

const EMPTY: Timeline = {
  load: 'ready',
  conversation: undefined,
  messages: [],
  outgoing: [],
  hasOlder: false,
  older: 'idle',
};

/**
 * A chat without a server, whose other end is played by a test; it writes down the calls that it got.
 */
export function fakeChat({ side = 'staff', conversations = [], ...given }: Given = {}) {
  const { messages = {}, page = Number.POSITIVE_INFINITY } = given;
  const overview = watched<ChatOverview>({
    load: 'ready',
    conversations,
    online: new Set(),
    unread: conversations.filter(({ isNew }) => isNew).length,
    channel: 'live',
    writers: new Map(),
    ...given.overview,
  });
  const timelines = new Map<string, ReturnType<typeof watched<Timeline>>>();
  const calls: { readonly name: keyof Chat; readonly of: unknown }[] = [];
  const note = (name: keyof Chat, of: unknown) => void calls.push({ name, of });
  const presence = createEditing(() => ({
    notify: ((_: string, ...of: unknown[]) => note('editing', of)) as Channel['notify'],
    isLive: () => true,
    retry: () => undefined,
    close: () => undefined,
  }));
  let sent = 0;

  const timelineOf = (clientId: string) => {
    const known = timelines.get(clientId);
    if (known) return known;
    const all = messages[clientId] ?? [];
    const made = watched<Timeline>({
      ...EMPTY,
      conversation: overview.read().conversations.find((one) => one.clientId._id === clientId),
      messages: all.slice(-page),
      hasOlder: all.length > page,
    });
    timelines.set(clientId, made);
    return made;
  };
  const change = (clientId: string, by: (now: Timeline) => Partial<Timeline>) => {
    const timeline = timelineOf(clientId);
    const now = timeline.read();
    timeline.set({ ...now, ...by(now) });
  };
  const changeOutgoing = (key: string, by: (one: OutgoingMessage) => OutgoingMessage[]) => {
    for (const clientId of timelines.keys()) {
      change(clientId, ({ outgoing }) => ({
        outgoing: outgoing.flatMap((one) => (one.key === key ? by(one) : [one])),
      }));
    }
  };

  const chat: Chat = {
    self: { id: side === 'staff' ? 'staff-1' : 'client-1', side },
    overview,
    timeline: timelineOf,
    loadOlder: async (clientId, backTo) => {
      note('loadOlder', clientId);
      const all = messages[clientId] ?? [];
      change(clientId, ({ messages: there }) => {
        const before = all.filter(({ position }) => position < (there[0]?.position ?? 0));
        const behind = before.filter(({ position }) => position >= (backTo ?? position + 1));
        const limit = behind.length + page;
        return {
          messages: [...before.slice(-limit), ...there],
          hasOlder: before.length > limit,
          older: 'idle',
        };
      });
    },
    reload: () => note('reload', undefined),
    send: async (clientId, draft) => {
      note('send', { clientId, draft });
      sent += 1;
      const message =
        'file' in draft
          ? { type: draft.type, content: draft.file.name, name: draft.file.name }
          : draft;
      change(clientId, ({ outgoing }) => ({
        outgoing: [
          ...outgoing,
          {
            key: `key-${sent}`,
            clientId,
            createdAt: new Date(START + 24 * 60 * MINUTE_MS).toISOString(),
            message,
            ...('via' in draft && draft.via && { via: draft.via }),
            ...('file' in draft && { file: draft.file }),
            state: 'sending',
          },
        ],
      }));
    },
    retry: (key) => {
      note('retry', key);
      changeOutgoing(key, ({ failure: _, ...one }) => [{ ...one, state: 'sending' }]);
    },
    discard: async (key) => {
      note('discard', key);
      changeOutgoing(key, () => []);
    },
    markSeen: (clientId) => {
      note('markSeen', clientId);
      play.changeConversation(clientId, (one) => ({
        isNew: false,
        unread: 0,
        seen: { ...one.seen, [side]: one.revision },
      }));
    },
    writing: (clientId) => note('writing', clientId),
    editing: presence.editing,
    editMessage: async (message, content) => {
      note('editMessage', { _id: message._id, content });
      for (const clientId of timelines.keys()) {
        change(clientId, (now) => ({
          messages: now.messages.map((one) =>
            one._id === message._id
              ? { ...one, edited: one.position + 1, message: { ...one.message, content } }
              : one,
          ),
        }));
      }
    },
    deleteMessage: async (message) => {
      note('deleteMessage', message._id);
      for (const clientId of timelines.keys()) {
        change(clientId, (now) => ({
          messages: now.messages.filter(({ _id }) => _id !== message._id),
        }));
      }
    },
    deleteConversation: async (conversationId) => {
      note('deleteConversation', conversationId);
      const { conversations: there } = overview.read();
      const deleted = there.find(({ _id }) => _id === conversationId);
      play.changeOverview({ conversations: there.filter((one) => one !== deleted) });
      if (deleted) timelineOf(deleted.clientId._id).set(EMPTY);
    },
    changeConversation: async (conversationId, changed) =>
      note('changeConversation', { conversationId, ...changed }),
    answerChannels: async (clientId) => {
      note('answerChannels', clientId);
      return given.channels ?? NO_CHANNELS;
    },
    unknownMessages: async () => given.unknown ?? [],
    deleteUnknown: async (id) => note('deleteUnknown', id),
    file: async (name) => {
      note('file', name);
      return new Blob([name]);
    },
    close: () => {
      presence.close();
      note('close', undefined);
    },
  };

  const play = {
    /** Changes what all conversations show. */
    changeOverview: (by: Partial<ChatOverview>) => overview.set({ ...overview.read(), ...by }),
    changeTimeline: (clientId: string, by: Partial<Timeline>) => change(clientId, () => by),
    changeConversation: (clientId: string, by: (one: Conversation) => Partial<Conversation>) => {
      const { conversations: there } = overview.read();
      const next = there.map((one) =>
        one.clientId._id === clientId ? { ...one, ...by(one), __v: one.__v + 1 } : one,
      );
      play.changeOverview({
        conversations: next,
        unread: next.filter(({ isNew }) => isNew).length,
      });
      const conversation = next.find((one) => one.clientId._id === clientId);
      if (conversation) change(clientId, () => ({ conversation }));
    },
    /** The other side writes. */
    receive: (clientId: string, message: Message) => {
      change(clientId, (now) => ({ messages: [...now.messages, message] }));
      play.changeConversation(clientId, (one) => ({
        isNew: message.from !== side || one.isNew,
        unread: Math.min(MOST_UNREAD, one.unread + (message.from === side ? 0 : 1)),
        revision: message.position,
        lastMessage: message,
      }));
    },
    /** A message has come further on its phone channel. */
    changeSending: (clientId: string, id: string, sending: Sending) =>
      change(clientId, ({ messages: there }) => ({
        messages: there.map((one) => (one._id === id ? { ...one, sending } : one)),
      })),
    /** The server confirms a message of the outbox. */
    confirm: (clientId: string, key: string, position: number) =>
      change(clientId, ({ messages: there, outgoing }) => {
        const one = outgoing.find((waiting) => waiting.key === key);
        return {
          outgoing: outgoing.filter((waiting) => waiting !== one),
          messages: one
            ? [...there, fakeMessage(position, { key, from: side, message: one.message })]
            : there,
        };
      }),
    /** A colleague opens a record in a form, or leaves it. */
    edits: presence.heard,
    /** A colleague has saved a record. */
    saves: presence.changed,
    fail: (key: string, failure: SendFailure) =>
      changeOutgoing(key, (one) => [{ ...one, state: 'failed', failure }]),
  };
  return { chat, calls, ...play };
}
