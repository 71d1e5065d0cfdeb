import type { Conversation, ConversationChange } from '../../../domain/chat/conversation.ts';
import type { Writer } from '../../../domain/chat/live-events.ts';
import type { Message, MessageSide, ThumbnailSize } from '../../../domain/chat/message.ts';
import type { AttachmentType, NOTE, WrittenType } from '../../../domain/chat/message-types.ts';
import type { OwnSentence } from '../../../domain/errors.ts';
import type { AnswerChannels } from '../../../domain/messages/answering.ts';
import type { PhoneChannel } from '../../../domain/messages/channels.ts';
import type { Editing } from './editing.ts';

/** Whoever uses the chat: a member of staff, or a customer with their one conversation. */
export type ChatSelf = {
  readonly id: string;
  readonly side: MessageSide;
  /** As the server last named it, if it did. */
  readonly role?: string | undefined;
};

/** The other end of a message that a customer sends: whoever of the staff answers. */
export const OFFICE = 'office';

/**
 * `live` while events arrive; `connecting` at first and while the connection is made again;
 * `offline` when there is none for now; `unavailable` when the back end has no live channel.
 */
export type ChannelState = 'connecting' | 'live' | 'offline' | 'unavailable';

/** All conversations, as a screen shows them. It never changes in place; a change is another object. */
export type ChatOverview = {
  /** `pending` until the first answer, `failed` when there was none and nothing is known. */
  readonly load: 'pending' | 'ready' | 'failed';
  /** The newest first, by `createdAt` (specification 4, "Chat"). */
  readonly conversations: readonly Conversation[];
  readonly online: ReadonlySet<string>;
  /** How many conversations hold a message that this side has not seen: the badge. */
  readonly unread: number;
  readonly channel: ChannelState;
  /** Who is writing right now, except oneself, by conversation. */
  readonly writers: ReadonlyMap<string, readonly Writer[]>;
};

/** Why a message was not sent: the code of the rejection, and the sentence of a hook. */
export type SendFailure = {
  readonly code: string;
  readonly message?: string;
  readonly sentence?: OwnSentence;
};

/** A message that the server has not confirmed. It is stored on the device until it is. */
export type OutgoingMessage = {
  /** The idempotency key, and its identity. */
  readonly key: string;
  /** The customer whose conversation it is for; for a customer, themselves. */
  readonly clientId: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly message: Message['message'];
  readonly via?: PhoneChannel;
  /** The file as it was chosen. */
  readonly file?: File;
  /** `waiting` for the connection or for those before it, `sending`, or `failed` for good. */
  readonly state: 'waiting' | 'sending' | 'failed';
  /** From 0 to 1 while a file is sent. */
  readonly progress?: number;
  readonly failure?: SendFailure;
};

/** The messages with one customer, as a screen shows them. Never changes in place. */
export type Timeline = {
  readonly load: 'pending' | 'ready' | 'failed';
  /** `undefined` while there is no conversation with this customer yet. */
  readonly conversation: Conversation | undefined;
  /** What the server has, in the order of their positions, without gaps, up to the newest. */
  readonly messages: readonly Message[];
  /** What it does not have yet, in the order in which they were written. */
  readonly outgoing: readonly OutgoingMessage[];
  /** Whether there are older messages than the first of `messages`. */
  readonly hasOlder: boolean;
  readonly older: 'idle' | 'loading' | 'failed';
};

/** A written message before it is sent. */
export type WrittenDraft = {
  readonly type: WrittenType | typeof NOTE;
  readonly content: string;
  /** The channel of the customer's number that it goes out on too; for a text of the staff. */
  readonly via?: PhoneChannel;
};

/** A message from a number of no customer. */
export type UnknownMessage = {
  readonly _id: string;
  readonly createdAt: string;
  readonly channel: PhoneChannel;
  readonly phone: string;
  /** What they call themselves on WhatsApp. */
  readonly name?: string;
  readonly body: string;
};

/** A file before it is sent, with what was measured of it on the device. */
export type FileDraft = {
  readonly type: AttachmentType;
  readonly file: File;
  readonly duration?: number;
  readonly wave?: readonly number[];
  /** A picture of a video or of a phone's photo, for those who have not loaded it. */
  readonly poster?: Blob;
};

type Unsubscribe = () => void;

/** A value that can be watched, as `useSyncExternalStore` requires. */
export type Watched<Value> = {
  readonly subscribe: (listener: () => void) => Unsubscribe;
  readonly read: () => Value;
};

/**
 * The chat of one person: what the server has of it, updated by the live channel, and what
 * still has to be sent. It knows no screen and no framework.
 */
export type Chat = {
  readonly self: ChatSelf;
  readonly overview: Watched<ChatOverview>;
  /** The messages with a customer; loaded while somebody subscribes. */
  readonly timeline: (clientId: string) => Watched<Timeline>;
  /** Loads messages before the first one that is there: a page, or as many as lie behind a position. */
  readonly loadOlder: (clientId: string, backTo?: number) => Promise<void>;
  /** Loads again what could not be loaded. */
  readonly reload: () => void;
  /** Puts a message into the outbox and sends it when it is next; resolves once it is stored. */
  readonly send: (clientId: string, draft: WrittenDraft | FileDraft) => Promise<void>;
  readonly retry: (key: string) => void;
  /** Takes a message out of the outbox; one that is being sent is cancelled if that is still possible. */
  readonly discard: (key: string) => Promise<void>;
  /** Everything up to the newest message has been read by the person. */
  readonly markSeen: (clientId: string) => void;
  /** Notifies the others that the person is writing; may be called at every key. */
  readonly writing: (clientId: string) => void;
  /** Gives one's own message of the last minute another text; for staff. */
  readonly editMessage: (message: Message, content: string) => Promise<void>;
  readonly deleteMessage: (message: Message) => Promise<void>;
  readonly deleteConversation: (conversationId: string) => Promise<void>;
  /** What staff change by hand: how the office stands with a customer, who answers, when, and more. */
  readonly changeConversation: (
    conversationId: string,
    change: ConversationChange,
  ) => Promise<void>;
  /** On which channels of their number a customer can be written to now; for staff. */
  readonly answerChannels: (clientId: string) => Promise<AnswerChannels>;
  /** What came by phone from numbers of no customer, the newest first; for staff. */
  readonly unknownMessages: () => Promise<readonly UnknownMessage[]>;
  readonly deleteUnknown: (id: string) => Promise<void>;
  /** A file of a conversation, or a smaller picture of it. */
  readonly file: (
    name: string,
    options?: { readonly size?: ThumbnailSize; readonly signal?: AbortSignal },
  ) => Promise<Blob>;
  /** Who has which record open in a form; for staff. */
  readonly editing: Editing;
  /** Closes the connection; what was not sent stays on the device. */
  readonly close: () => void;
};
