import type { ErrorCode } from '../errors.ts';
import type { Conversation } from './conversation.ts';
import type { Message, MessageSide, Sending } from './message.ts';

/** Somebody who is writing in a conversation. */
export type Writer = {
  readonly conversationId: string;
  readonly userId: string;
  /** Empty for customers, who are answered by the office and not by one person. */
  readonly name: string;
  readonly from: MessageSide;
};

/** Somebody of the staff who has a record open in a form. */
export type RecordEditor = {
  readonly resource: string;
  readonly recordId: string;
  readonly userId: string;
  readonly name: string;
  /** Whether they have left the form. */
  readonly isOver: boolean;
};

/** A record that somebody has changed while others have it open in a form. */
export type ChangedRecord = {
  readonly resource: string;
  readonly recordId: string;
  readonly name: string;
};

/** The answer to an event of a client: done, or the rejection in the one shape of errors. */
export type LiveAnswer =
  | { readonly status: 'success' }
  | { readonly status: 'error'; readonly code: ErrorCode; readonly message: string };

/**
 * What the server sends. Events are hints: the rows are the truth, and a client that has missed
 * something fetches it.
 */
export type ServerEvents = {
  /** Requests the client's identity, right after it has connected (specification 7, "Live channel"). */
  UsersId: () => void;
  /** The conversations that hold a message which the client's side has not seen. */
  conv: (unread: readonly Conversation[]) => void;
  /** The people who are connected: everybody for staff, staff for customers. */
  onlineUsers: (ids: readonly string[]) => void;
  /** A message, and its conversation as it is with it. */
  newMessage: (message: Message, conversation: Conversation) => void;
  /** A message that went out by a phone channel has come further, or has failed; for staff. */
  messageChanged: (changed: {
    readonly _id: string;
    readonly conversationId: string;
    readonly clientId: string;
    readonly sending: Sending;
  }) => void;
  /** A message has another text, and its conversation as it is with it. */
  messageEdited: (message: Message, conversation: Conversation) => void;
  /** A conversation with its first message; `newMessage` follows. */
  newConversation: (conversation: Conversation) => void;
  messageRemoved: (removed: {
    readonly _id: string;
    readonly conversationId: string;
    readonly revision: number;
  }) => void;
  /** What was seen or delivered, who answers, or how the office stands with the customer. */
  conversationChanged: (conversation: Conversation) => void;
  conversationRemoved: (removed: { readonly _id: string }) => void;
  /** Somebody else is writing; it holds for `WRITING_MS` and is repeated while they do. */
  writing: (writer: Writer) => void;
  /** Somebody else has a record open in a form; it holds for `EDITING_MS` and is repeated; for staff. */
  editing: (editor: RecordEditor) => void;
  /** A record that is open in forms was changed by somebody else; for staff. */
  recordChanged: (changed: ChangedRecord) => void;
  /** The session has ended; the server closes the connection. */
  sessionEnded: () => void;
};

/** How long `writing` holds, in milliseconds. */
export const WRITING_MS = 6000;

/** How long `editing` holds, in milliseconds. */
export const EDITING_MS = 16_000;

type Answered = (answer: LiveAnswer) => void;

/** What a client sends. The server answers each event through its last argument, if it is there. */
export type ClientEvents = {
  /** The answer to the server's `UsersId`: the user's id and role, as the token says them. */
  UsersId: (userId: string, role: string, answer?: Answered) => void;
  /** The conversation was opened, or read up to a position. */
  seenConversation: (conversationId: string, position?: number, answer?: Answered) => void;
  /** The client has got the messages up to a position. */
  deliveredConversation: (conversationId: string, position: number, answer?: Answered) => void;
  writing: (conversationId: string, answer?: Answered) => void;
  /** A record is open in a form of this client, or no longer; for staff who may change it. */
  editing: (resource: string, recordId: string, isOver: boolean, answer?: Answered) => void;
};
