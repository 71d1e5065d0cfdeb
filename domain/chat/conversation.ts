import type { Locale } from '../fields.ts';
import type { Message, MessageSide } from './message.ts';

/**
 * Where the office stands with a customer: `open` when it owes an answer, `waiting` when the
 * customer does, and `closed` when nobody does. The state locks nothing: whoever sees that a customer
 * waits may answer, even if a colleague is assigned.
 */
export const CONVERSATION_STATES = ['open', 'waiting', 'closed'] as const;
export type ConversationState = (typeof CONVERSATION_STATES)[number];

/** Up to which position each side has got the entries of a conversation. */
export type Reached = Readonly<Record<MessageSide, number>>;

/** The end of a conversation, as a list of conversations shows it. */
export type LastMessage = Pick<Message, 'createdAt' | 'from'> & {
  /** A text is cut after `LAST_MESSAGE_CHARACTERS`. */
  readonly message: Pick<Message['message'], 'type' | 'content' | 'name'>;
};

export const LAST_MESSAGE_CHARACTERS = 160;

/** The most unread messages that are counted for a conversation. */
export const MOST_UNREAD = 99;

/** A conversation of the office with a customer, as the reader sees it (specification 3). */
export type Conversation = {
  readonly _id: string;
  readonly createdAt: string;
  /** Rises with every change of the conversation, so the higher of two is the newer. */
  readonly __v: number;
  /** The number of its latest entry. Each message and each removal takes the next number. */
  readonly revision: number;
  readonly clientId: {
    readonly _id: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly photo: string;
    readonly language: Locale;
  };
  /** Whether it contains a message that the reader's side has not seen. */
  readonly isNew: boolean;
  /** How many those are, at most `MOST_UNREAD`. */
  readonly unread: number;
  readonly lastMessage: LastMessage | null;
  readonly delivered: Reached;
  readonly seen: Reached;
  /** What follows is only for staff. */
  readonly state?: ConversationState;
  readonly assignedTo?: { readonly _id: string; readonly name: string } | null;
  /** When the customer wrote the first message that the office has not answered. */
  readonly unansweredSince?: string | null;
  /** Until when the office puts it off; from then on it waits for an answer. */
  readonly snoozedUntil?: string | null;
  /** When somebody last spoke here, messages to many aside; null if the latest message says it. */
  readonly spokenAt?: string | null;
  /** Whether somebody of the office has set it unread again. */
  readonly unreadByHand?: boolean;
};

/** What staff change by hand. */
export type ConversationChange = {
  readonly state?: ConversationState | undefined;
  /** Who answers. */
  readonly assignedTo?: string | null | undefined;
  readonly snoozedUntil?: string | null | undefined;
  readonly unreadByHand?: boolean | undefined;
};
