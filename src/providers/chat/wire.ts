import type { Conversation, LastMessage, Reached } from '../../../domain/chat/conversation.ts';
import type { Message, Sending } from '../../../domain/chat/message.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import { DELIVERY_STATUSES } from '../../../domain/messages/campaign-values.ts';
import { isObject } from '../../../domain/validate.ts';

/** A message as a back end sends it: one that has only the specification names no position. */
export type WireMessage = Omit<Message, 'position' | 'from'> & Partial<Message>;

const NOWHERE: Reached = { staff: 0, customer: 0 };

/** The list under its own name in an answer, in `data`, or bare. */
export function listIn(json: unknown, name: string): readonly unknown[] {
  if (Array.isArray(json)) return json;
  if (!isObject(json)) return [];
  if (Array.isArray(json[name])) return json[name];
  return json.data === undefined ? [] : listIn(json.data, name);
}

/** What an answer holds in `data`, if it has such an envelope. */
export const dataOf = (json: unknown): Record<string, unknown> => {
  if (!isObject(json)) return {};
  return isObject(json.data) ? json.data : json;
};

/** A message of an answer or an event; `undefined` for anything else. */
export function readMessage(wire: unknown): WireMessage | undefined {
  if (!isObject(wire) || typeof wire._id !== 'string' || !isObject(wire.message)) return undefined;
  const { type, content } = wire.message;
  if (typeof type !== 'string' || typeof content !== 'string') return undefined;
  return {
    ...(wire as WireMessage),
    conversationId: idOf(wire.conversationId) ?? '',
    senderId: idOf(wire.senderId) ?? null,
    recieverId: idOf(wire.recieverId) ?? null,
    createdAt: typeof wire.createdAt === 'string' ? wire.createdAt : '',
  };
}

/** How far a message has come by a phone channel; `undefined` for anything else. */
export function readSending(wire: unknown): Sending | undefined {
  return isObject(wire) && isOneOf(DELIVERY_STATUSES, wire.status) ? (wire as Sending) : undefined;
}

/** A message that has come further, as the live channel sends it. */
export type ChangedMessage = {
  readonly _id: string;
  readonly conversationId: string;
  readonly clientId: string;
  readonly sending: Sending;
};

export function readChanged(wire: unknown): ChangedMessage | undefined {
  if (!isObject(wire) || typeof wire._id !== 'string' || !readSending(wire.sending))
    return undefined;
  const { conversationId, clientId } = wire;
  return typeof conversationId === 'string' && typeof clientId === 'string'
    ? (wire as ChangedMessage)
    : undefined;
}

export const isPlaced = (message: WireMessage): message is Message =>
  typeof message.position === 'number' && message.from !== undefined;

/** Messages in order, with positions and sides where the back end has given them none. */
export function placed(messages: readonly WireMessage[], clientId: string): readonly Message[] {
  if (messages.every(isPlaced)) return messages;
  return messages.toSorted(byTime).map((message, at) => placedAt(message, at + 1, clientId));
}

export const placedAt = (message: WireMessage, position: number, clientId: string): Message => ({
  ...message,
  position,
  from: message.from ?? (message.senderId === clientId ? 'customer' : 'staff'),
});

const byTime = (a: WireMessage, b: WireMessage): number =>
  Date.parse(a.createdAt) - Date.parse(b.createdAt) || (a._id < b._id ? -1 : 1);

/**
 * A conversation of an answer or an event, with what is known of it where the back end says
 * nothing; `undefined` for anything else.
 */
export function readConversation(wire: unknown, known?: Conversation): Conversation | undefined {
  if (!isObject(wire) || typeof wire._id !== 'string') return undefined;
  const client = isObject(wire.clientId) ? wire.clientId : { _id: wire.clientId };
  if (typeof client._id !== 'string') return known;
  return {
    createdAt: '',
    __v: 0,
    revision: 0,
    isNew: false,
    unread: wire.isNew === true ? 1 : 0,
    lastMessage: null as LastMessage | null,
    delivered: NOWHERE,
    seen: NOWHERE,
    ...known,
    ...defined(wire),
    _id: wire._id,
    clientId: {
      firstName: '',
      lastName: '',
      photo: '',
      language: 'de',
      ...known?.clientId,
      ...defined(client),
      _id: client._id,
    },
  };
}

const defined = (wire: Record<string, unknown>): object =>
  Object.fromEntries(Object.entries(wire).filter(([, value]) => value !== undefined));

/** An id, or the id of the record that a back end sends in its place. */
const idOf = (wire: unknown): string | undefined =>
  typeof wire === 'string'
    ? wire
    : isObject(wire) && typeof wire._id === 'string'
      ? wire._id
      : undefined;
