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
export type LoadedMessages = {
  readonly conversationId: string;
  readonly entries: Entries;
  readonly hasOlder: boolean;
  /** From a back end that has only the specification: no numbers, no pages, everything at once. */
  readonly isPlain: boolean;
};

/** The newest messages of a conversation, loaded at once. */
export function loadedFrom(
  answer: MessagesAnswer,
  conversationId: string,
  clientId: string,
): LoadedMessages {
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
  current: LoadedMessages,
  { messages, edited, removed, sendings, revision = 0 }: MessagesAnswer,
): LoadedMessages => ({
  ...current,
  entries: withChanges(withSendings(current.entries, sendings), {
    messages: messages.filter(isPlaced),
    edited: edited.filter(isPlaced),
    removed,
    revision,
  }),
});

/** The loaded messages with how far one of them has come. */
export function withSending(current: LoadedMessages, id: string, sending: Sending): LoadedMessages {
  const entries = withSendings(current.entries, new Map([[id, sending]]));
  return entries === current.entries ? current : { ...current, entries };
}

export const withPageBefore = (
  current: LoadedMessages,
  { messages, more }: MessagesAnswer,
): LoadedMessages => ({
  ...current,
  entries: withOlder(current.entries, messages.filter(isPlaced)),
  hasOlder: more,
});

/** The loaded messages with one more; `gap` if some before it are missing. */
export function withMessage(
  current: LoadedMessages,
  message: WireMessage,
  clientId: string,
): LoadedMessages | 'gap' {
  const { messages } = current.entries;
  if (!current.isPlain)
    return isPlaced(message) ? moved(current, withEntry(current.entries, { message })) : current;
  if (messages.some(({ _id }) => _id === message._id)) return current;
  const next = placedAt(message, (messages.at(-1)?.position ?? 0) + 1, clientId);
  return moved(
    current,
    withEntry({ ...current.entries, revision: next.position - 1 }, { message: next }),
  );
}

export const withRemoval = (
  current: LoadedMessages,
  removed: string,
  revision: number,
): LoadedMessages | 'gap' => moved(current, withEntry(current.entries, { removed, revision }));

/** The loaded messages with the change of one of them; the same if the back end numbers nothing. */
export const withEdit = (current: LoadedMessages, message: WireMessage): LoadedMessages | 'gap' =>
  isPlaced(message) && message.edited !== undefined
    ? moved(current, withEntry(current.entries, { edit: message, revision: message.edited }))
    : current;

/** The loaded messages without one that this page has just removed. */
export const withoutOwn = (
  current: LoadedMessages,
  { _id }: Pick<Message, '_id'>,
): LoadedMessages => ({
  ...current,
  entries: withoutMessage(current.entries, _id),
});

const moved = (current: LoadedMessages, entries: Entries | 'gap'): LoadedMessages | 'gap' =>
  entries === 'gap' ? 'gap' : entries === current.entries ? current : { ...current, entries };

/** Whether two whole lists from a back end without numbers are the same. */
export const isUnchanged = (a: LoadedMessages, b: LoadedMessages): boolean =>
  a.isPlain &&
  b.isPlain &&
  a.conversationId === b.conversationId &&
  a.entries.messages.length === b.entries.messages.length &&
  a.entries.messages.every(({ _id }, at) => _id === b.entries.messages[at]?._id);
