import type { Message, Sending } from '../../../domain/chat/message.ts';
import {
  type Entries,
  NO_ENTRIES,
  withChanges,
  withEntry,
  withOlder,
  withoutMessage,
  withSendings,
} from '../../../domain/chat/timeline.ts';
import type { MessagesAnswer } from './fetch-messages.ts';
import { isPlaced, placed, placedAt, type WireMessage } from './wire.ts';

/** The messages of one conversation as far as they were loaded. */
export type Held = {
  readonly conversationId: string;
  readonly entries: Entries;
  readonly hasOlder: boolean;
  /** From a back end that has only the specification: no numbers, no pages, everything at once. */
  readonly isPlain: boolean;
};

/** The newest messages of a conversation, loaded at once. */
export function heldFrom(answer: MessagesAnswer, conversationId: string, clientId: string): Held {
  const messages = placed(answer.messages, clientId);
  const revision = answer.revision ?? messages.length;
  return {
    conversationId,
    entries: withChanges(NO_ENTRIES, { messages, revision }),
    hasOlder: answer.more,
    isPlain: answer.revision === undefined,
  };
}

/** The loaded messages with what happened since. */
export const caughtUp = (
  held: Held,
  { messages, removed, sendings, revision = 0 }: MessagesAnswer,
): Held => ({
  ...held,
  entries: withChanges(withSendings(held.entries, sendings), {
    messages: messages.filter(isPlaced),
    removed,
    revision,
  }),
});

/** The loaded messages with how far one of them has come. */
export function withSending(held: Held, id: string, sending: Sending): Held {
  const entries = withSendings(held.entries, new Map([[id, sending]]));
  return entries === held.entries ? held : { ...held, entries };
}

export const withPageBefore = (held: Held, { messages, more }: MessagesAnswer): Held => ({
  ...held,
  entries: withOlder(held.entries, messages.filter(isPlaced)),
  hasOlder: more,
});

/** The loaded messages with one more; `gap` if some before it are missing. */
export function withMessage(held: Held, message: WireMessage, clientId: string): Held | 'gap' {
  const { messages } = held.entries;
  if (!held.isPlain)
    return isPlaced(message) ? moved(held, withEntry(held.entries, { message })) : held;
  if (messages.some(({ _id }) => _id === message._id)) return held;
  const next = placedAt(message, (messages.at(-1)?.position ?? 0) + 1, clientId);
  return moved(
    held,
    withEntry({ ...held.entries, revision: next.position - 1 }, { message: next }),
  );
}

export const withRemoval = (held: Held, removed: string, revision: number): Held | 'gap' =>
  moved(held, withEntry(held.entries, { removed, revision }));

/** The loaded messages without one that this page has just removed. */
export const withoutOwn = (held: Held, { _id }: Pick<Message, '_id'>): Held => ({
  ...held,
  entries: withoutMessage(held.entries, _id),
});

const moved = (held: Held, entries: Entries | 'gap'): Held | 'gap' =>
  entries === 'gap' ? 'gap' : entries === held.entries ? held : { ...held, entries };

/** Whether two whole lists from a back end without numbers are the same. */
export const isUnchanged = (a: Held, b: Held): boolean =>
  a.isPlain &&
  b.isPlain &&
  a.conversationId === b.conversationId &&
  a.entries.messages.length === b.entries.messages.length &&
  a.entries.messages.every(({ _id }, at) => _id === b.entries.messages[at]?._id);
