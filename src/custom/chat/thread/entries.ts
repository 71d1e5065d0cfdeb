import type { Conversation } from '../../../../domain/chat/conversation.ts';
import type { Message, MessageSide } from '../../../../domain/chat/message.ts';
import { NOTE } from '../../../../domain/chat/message-types.ts';
import type { DeliveryStatus } from '../../../../domain/messages/campaign-values.ts';
import { berlinDayNumber } from '../../../kit/format/calendar-times.ts';
import type { OutgoingMessage, Timeline } from '../../../providers/chat/chat.ts';
import { estimatedRow } from './estimate-height.ts';

/** A message of the list: one that the server has, or one that it does not have yet. */
export type Entry =
  | { readonly kind: 'sent'; readonly message: Message }
  | { readonly kind: 'outgoing'; readonly message: OutgoingMessage };

export type SendState =
  | 'waiting'
  | 'sending'
  | 'failed'
  | 'unknown'
  | 'sent'
  | 'delivered'
  | 'seen';

/** The messages of a timeline in their order, each looked up when it is drawn. */
export type Entries = {
  readonly count: number;
  readonly at: (index: number) => Entry | undefined;
  /** About how many pixels the message at an index takes, until it is drawn. */
  readonly heightAt: (index: number) => number;
  /** The same before and after the server has confirmed the message. */
  readonly keyAt: (index: number) => string;
};

/** A message that has just been confirmed may still stand in the outbox; it is shown once. */
export function entriesOf(
  { messages, outgoing }: Pick<Timeline, 'messages' | 'outgoing'>,
  self: MessageSide,
  guesses = createHeightGuesses(),
): Entries {
  const confirmed = new Set(
    outgoing.length > 0 ? messages.flatMap(({ key }) => (key === undefined ? [] : [key])) : [],
  );
  const waiting = outgoing.filter(({ key }) => !confirmed.has(key));
  const at = (index: number): Entry | undefined => {
    const message = messages[index];
    if (message) return { kind: 'sent', message };
    const unsent = waiting[index - messages.length];
    return unsent && { kind: 'outgoing', message: unsent };
  };
  const count = messages.length + waiting.length;
  // They are requested from a row to the end whenever that row was not as high as guessed.
  const heights = guesses.begin(messages, count);
  const entries: Entries = {
    count,
    at,
    heightAt: (index) => {
      heights[index] ||= heightOf(entries, index, self);
      return heights[index] ?? 0;
    },
    keyAt: (index) =>
      messages[index]?.key ??
      messages[index]?._id ??
      waiting[index - messages.length]?.key ??
      String(index),
  };
  return entries;
}

/**
 * The guessed heights of one list of messages. What was guessed before is taken over, if messages have
 * only been added since: each that comes requires all.
 */
export function createHeightGuesses() {
  let before: readonly Message[] = [];
  let heights = new Float32Array();
  return {
    /** The heights of these messages and of what waits after them; 0 where none was guessed yet. */
    begin(messages: readonly Message[], count: number): Float32Array {
      const isLonger = before.length > 0 && messages.length >= before.length;
      const isSame =
        isLonger && messages[0] === before[0] && messages[before.length - 1] === before.at(-1);
      const known = isSame ? heights.subarray(0, before.length) : new Float32Array();
      before = messages;
      heights = new Float32Array(count);
      heights.set(known);
      return heights;
    },
  };
}

/** Where it stands is only guessed, too: to find the day in Berlin takes too long for thousands. */
function heightOf(entries: Entries, index: number, self: MessageSide): number {
  const entry = entries.at(index);
  if (!entry) return 0;
  const before = entries.at(index - 1);
  const { message, createdAt } = entry.message;
  const isNewDay = before?.message.createdAt.slice(0, DATE) !== createdAt.slice(0, DATE);
  const isFollowing = !isNewDay && before !== undefined && isTogether(before, entry, self);
  return estimatedRow(message, { isNewDay, isFollowing });
}

const DATE = '2026-03-04'.length;

/** How a message stands among its neighbours. */
export type Place = {
  /** The day that begins with it. */
  readonly day: number | undefined;
  /** Whether it belongs to the one before: the same side, soon after, on the same day. */
  readonly isFollowing: boolean;
};

const TOGETHER_MS = 5 * 60_000;

export function placeOf(entries: Entries, index: number, self: MessageSide): Place {
  const entry = entries.at(index);
  const before = entries.at(index - 1);
  if (!entry) return { day: undefined, isFollowing: false };
  const day = berlinDayNumber(entry.message.createdAt);
  if (!before || berlinDayNumber(before.message.createdAt) !== day)
    return { day, isFollowing: false };
  return { day: undefined, isFollowing: isTogether(before, entry, self) };
}

/** Whether two messages of a day come from the same side, the one soon after the other. */
const isTogether = (before: Entry, entry: Entry, self: MessageSide): boolean =>
  sideOf(entry, self) === sideOf(before, self) &&
  isNote(entry) === isNote(before) &&
  Date.parse(entry.message.createdAt) - Date.parse(before.message.createdAt) < TOGETHER_MS;

export const sideOf = (entry: Entry, self: MessageSide): MessageSide =>
  entry.kind === 'sent' ? entry.message.from : self;

/** Who of the staff has written a message, where it is not the one who wrote the message before. */
export function writerOf(
  entries: Entries,
  index: number,
  self: { readonly id: string; readonly side: MessageSide },
): string | undefined {
  const [entry, before] = [entries.at(index), entries.at(index - 1)];
  const writer = entry && writerOfEntry(entry, self.id);
  if (!writer || sideOf(entry, self.side) !== 'staff') return undefined;
  const isTheSame = before !== undefined && writerOfEntry(before, self.id) === writer;
  return isTheSame && placeOf(entries, index, self.side).isFollowing ? undefined : writer;
}

const writerOfEntry = (entry: Entry, selfId: string): string | null =>
  entry.kind === 'sent' ? entry.message.senderId : selfId;

export const isNote = ({ message }: Entry): boolean => message.message.type === NOTE;

/** How far a message of this side has come; nothing for those of the other side and for notes. */
export function sendStateOf(
  entry: Entry,
  self: MessageSide,
  conversation: Conversation | undefined,
): SendState | undefined {
  if (entry.kind === 'outgoing') return entry.message.state;
  if (entry.message.from !== self || isNote(entry)) return undefined;
  const other = self === 'staff' ? 'customer' : 'staff';
  const { position, sending } = entry.message;
  if (position <= (conversation?.seen[other] ?? 0)) return 'seen';
  // What goes out by phone too has arrived in the chat only if somebody has looked there.
  if (sending) return PHONE_STATES[sending.status];
  return position <= (conversation?.delivered[other] ?? 0) ? 'delivered' : 'sent';
}

const PHONE_STATES: Readonly<Record<DeliveryStatus, SendState>> = {
  queued: 'sending',
  sending: 'sending',
  sent: 'sent',
  delivered: 'delivered',
  seen: 'seen',
  unknown: 'unknown',
  failed: 'failed',
  skipped: 'failed',
};

/** The position of the first message that this side has not seen; those of one's own side count as seen. */
export function firstUnread(
  { messages, conversation }: Pick<Timeline, 'messages' | 'conversation'>,
  self: MessageSide,
): number | undefined {
  if (!conversation?.isNew) return undefined;
  const seen = conversation.seen[self];
  return messages.find(({ from, position }) => from !== self && position > seen)?.position;
}

/** The position of the newest message from the other side, 0 if there is none. */
export function newestFromOther(messages: readonly Message[], self: MessageSide): number {
  return messages.findLast(({ from }) => from !== self)?.position ?? 0;
}
