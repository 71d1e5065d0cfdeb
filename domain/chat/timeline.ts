import type { Message, Sending } from './message.ts';

/**
 * What is known of a conversation's messages: an unbroken run of them in the order of their
 * positions, and up to which entry nothing is missing. It never changes in place.
 */
export type Entries = {
  readonly messages: readonly Message[];
  /** Every entry up to this number, removals included, has been taken in. */
  readonly revision: number;
  /** Messages that were removed; an answer that is older than the removal does not bring them back. */
  readonly removed: ReadonlySet<string>;
  /** Messages as they were last changed; an answer that is older does not bring back what they said. */
  readonly edits: ReadonlyMap<string, Message>;
};

/** Some messages of a conversation and what was changed and removed, complete up to `revision`. */
export type EntriesPage = {
  readonly messages: readonly Message[];
  readonly removed?: readonly string[];
  /** Earlier messages with another text. */
  readonly edited?: readonly Message[];
  readonly revision: number;
};

/** One entry of a conversation as the live channel sends it. */
export type LiveEntry =
  | { readonly message: Message }
  | { readonly edit: Message; readonly revision: number }
  | { readonly removed: string; readonly revision: number };

export const NO_ENTRIES: Entries = {
  messages: [],
  revision: 0,
  removed: new Set(),
  edits: new Map(),
};

/** The order in which messages are shown: negative when `a` stands before `b`. */
export const byPosition = (a: Message, b: Message): number => a.position - b.position;

/**
 * Two runs of messages as one, in the order of their positions and each message once. Takes time in
 * proportion to their lengths. Of a message that both hold, the first run's object stays.
 */
export function mergeMessages(
  before: readonly Message[],
  added: readonly Message[],
): readonly Message[] {
  const next = inOrder(added);
  const [first] = next;
  if (!first) return before;
  const last = before.at(-1);
  if (!last || last.position < first.position) return withoutDoubles([...before, ...next]);
  const merged: Message[] = [];
  let at = 0;
  for (const message of next) {
    for (let old = before[at]; old && old.position <= message.position; old = before[++at]) {
      merged.push(old);
    }
    merged.push(message);
  }
  for (; at < before.length; at++) merged.push(before[at] as Message);
  return withoutDoubles(merged);
}

const inOrder = (messages: readonly Message[]): readonly Message[] =>
  messages.every((message, at) => at === 0 || (messages[at - 1]?.position ?? 0) <= message.position)
    ? messages
    : messages.toSorted(byPosition);

/** A position belongs to one message for ever, so doubles stand side by side. */
const withoutDoubles = (messages: readonly Message[]): readonly Message[] =>
  messages.some((message, at) => messages[at - 1]?.position === message.position)
    ? messages.filter((message, at) => messages[at - 1]?.position !== message.position)
    : messages;

const without = (messages: readonly Message[], removed: ReadonlySet<string>): readonly Message[] =>
  removed.size > 0 && messages.some(({ _id }) => removed.has(_id))
    ? messages.filter(({ _id }) => !removed.has(_id))
    : messages;

const withRemoved = (
  removed: ReadonlySet<string>,
  more: readonly string[] = [],
): ReadonlySet<string> => (more.length > 0 ? new Set([...removed, ...more]) : removed);

const byId = (messages: readonly Message[]) =>
  messages.map((message) => [message._id, message] as const);

/** Edited ones replace what is older of them; those that are not loaded are not added. */
const withEdits = (messages: readonly Message[], edits: Entries['edits']): readonly Message[] => {
  const latest = (message: Message): Message => {
    const edit = edits.get(message._id);
    return edit && (edit.edited ?? 0) > (message.edited ?? 0) ? edit : message;
  };
  return messages.some((message) => latest(message) !== message) ? messages.map(latest) : messages;
};

/** The entries with the changes that followed them, in any number and order, some perhaps known. */
export function withChanges(entries: Entries, changes: EntriesPage): Entries {
  const removed = withRemoved(entries.removed, changes.removed);
  const edits = changes.edited?.length
    ? new Map([...entries.edits, ...byId(withEdits(changes.edited, entries.edits))])
    : entries.edits;
  const messages = mergeMessages(entries.messages, changes.messages);
  return {
    messages: without(withEdits(messages, edits), removed),
    revision: Math.max(entries.revision, changes.revision),
    removed,
    edits,
  };
}

/** The entries with messages from before the first one. They may be as of any earlier or later time. */
export const withOlder = (entries: Entries, older: readonly Message[]): Entries => ({
  ...entries,
  messages: without(
    withEdits(mergeMessages(entries.messages, older), entries.edits),
    entries.removed,
  ),
});

/** The entries without a message, whose removal has not arrived as an entry yet. */
export const withoutMessage = (entries: Entries, id: string): Entries =>
  withChanges(entries, { messages: [], removed: [id], revision: entries.revision });

/** The entries with how far some messages have come; the same object if nothing of it is new. */
export function withSendings(entries: Entries, sendings: ReadonlyMap<string, Sending>): Entries {
  if (sendings.size === 0) return entries;
  let isNew = false;
  const messages = entries.messages.map((message) => {
    const sending = sendings.get(message._id);
    if (!sending || isSameSending(message.sending, sending)) return message;
    isNew = true;
    return { ...message, sending };
  });
  return isNew ? { ...entries, messages } : entries;
}

const isSameSending = (a: Sending | undefined, b: Sending): boolean =>
  a?.status === b.status && a.reason === b.reason;

/**
 * The entries with one more; the same object if it was known, and `gap` if some before it are
 * missing, which have to be fetched.
 */
export function withEntry(entries: Entries, entry: LiveEntry): Entries | 'gap' {
  const number = 'message' in entry ? entry.message.position : entry.revision;
  if (number <= entries.revision) return entries;
  if (number > entries.revision + 1) return 'gap';
  return withChanges(
    entries,
    'message' in entry
      ? { messages: [entry.message], revision: number }
      : 'edit' in entry
        ? { messages: [], edited: [entry.edit], revision: number }
        : { messages: [], removed: [entry.removed], revision: number },
  );
}
