import type { Conversation } from '../../../domain/chat/conversation.ts';
import {
  newestFirst,
  withConversation,
  withoutConversation,
} from '../../../domain/chat/conversation-list.ts';
import type { ChatOverview } from './chat.ts';
import { createConversationIndex } from './conversation-index.ts';
import { createSource } from './watched.ts';

const NOTHING: ChatOverview = {
  load: 'pending',
  conversations: [],
  online: new Set(),
  unread: 0,
  channel: 'connecting',
  writers: new Map(),
};

const unreadIn = (conversations: readonly Conversation[]): number =>
  conversations.reduce((count, { isNew }) => count + (isNew ? 1 : 0), 0);

/** What is shown of the conversations of an index. */
function createShown(
  index: ReturnType<typeof createConversationIndex>,
  onConversation: (clientId: string) => void,
) {
  const source = createSource(NOTHING);
  const change = (part: Partial<ChatOverview>) => source.set({ ...source.read(), ...part });
  const show = (conversations: readonly Conversation[], more: Partial<ChatOverview> = {}) =>
    change({ ...more, conversations, unread: unreadIn(conversations) });

  return {
    source,
    change,
    show,
    /** Shows many changes at once. */
    showAll(before: ReadonlyMap<string, Conversation>, more?: Partial<ChatOverview>): void {
      const all = index.all();
      show(all.toSorted(newestFirst), more);
      const deleted = [...before.values()].filter(({ _id }) => !index.get(_id));
      const changed = all.filter((known) => known !== before.get(known._id));
      for (const { clientId } of [...deleted, ...changed]) onConversation(clientId._id);
    },
  };
}

/** All conversations as they are known, and what is called when one of a customer's changes. */
export function createOverview(onConversation: (clientId: string) => void) {
  const index = createConversationIndex();
  const { source, change, show, showAll } = createShown(index, onConversation);
  /** Those that came while a list was being read, which may not hold them yet. */
  const touched = new Set<string>();

  function put(wire: unknown): Conversation | undefined {
    const before = source.read().conversations;
    const known = index.known(wire);
    const stored = index.note(wire);
    if (!stored || stored === known) return stored;
    touched.add(stored._id);
    const isMoved = known && known.createdAt !== stored.createdAt;
    show(withConversation(isMoved ? withoutConversation(before, known) : before, stored));
    onConversation(stored.clientId._id);
    return stored;
  }

  return {
    ...source,
    change,
    put,
    get: index.get,
    withClient: index.withClient,
    /** Begins to read the whole list; what comes meanwhile is preserved. */
    beginList: () => touched.clear(),
    putList(rows: readonly unknown[]): void {
      const before = index.copy();
      const listed = new Set(rows.map((row) => index.note(row)?._id));
      for (const known of before.values()) {
        if (!listed.has(known._id) && !touched.has(known._id)) index.forget(known);
      }
      showAll(before, { load: 'ready' });
    },
    /** These hold a message that this side has not seen. */
    markNew(rows: readonly unknown[]): void {
      const before = index.copy();
      for (const row of rows) {
        const known = index.noteNew(row);
        if (known) touched.add(known._id);
      }
      showAll(before);
    },
    /** Without a position, where a back end has none, until the next message arrives. */
    markSeen(known: Conversation, position: number | undefined): void {
      if (position !== undefined) index.seen(known._id, position);
      if (known.isNew) put({ ...known, isNew: false, unread: 0, unreadByHand: false });
    },
    remove(id: string): void {
      index.bury(id);
      const known = index.get(id);
      if (!known) return;
      index.forget(known);
      show(withoutConversation(source.read().conversations, known));
      onConversation(known.clientId._id);
    },
  };
}

export type Overview = ReturnType<typeof createOverview>;
