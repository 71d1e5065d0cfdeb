import type { Conversation } from '../../../domain/chat/conversation.ts';
import {
  newestFirst,
  withConversation,
  withoutConversation,
} from '../../../domain/chat/conversation-list.ts';
import type { ChatOverview } from './chat.ts';
import { createSource } from './watched.ts';
import { readConversation } from './wire.ts';

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

/** A customer's latest version of what is known wins; back ends without versions tell the latest last. */
const isOutdated = (next: Conversation, known: Conversation | undefined): boolean =>
  known !== undefined && next.__v < known.__v;

/** All conversations as they are known, by id and by customer. */
export function createOverview(onConversation: (clientId: string) => void) {
  const source = createSource(NOTHING);
  const byId = new Map<string, Conversation>();
  const ofClient = new Map<string, string>();
  const removed = new Set<string>();
  const seenUpTo = new Map<string, number>();
  /** Those that came while a list was being read, which may not hold them yet. */
  const touched = new Set<string>();

  const change = (part: Partial<ChatOverview>) => source.set({ ...source.read(), ...part });
  const show = (conversations: readonly Conversation[]) =>
    change({ conversations, unread: unreadIn(conversations) });

  /** What this person has seen is not new, whatever an answer from before says. */
  const asSeen = (conversation: Conversation): Conversation =>
    conversation.isNew && (seenUpTo.get(conversation._id) ?? -1) >= conversation.revision
      ? { ...conversation, isNew: false, unread: 0 }
      : conversation;

  function note(wire: unknown): Conversation | undefined {
    const id = (wire as { _id?: unknown } | undefined)?._id;
    const known = typeof id === 'string' ? byId.get(id) : undefined;
    const next = readConversation(wire, known);
    if (!next || removed.has(next._id)) return undefined;
    if (isOutdated(next, known)) return known;
    const kept = asSeen(next);
    byId.set(kept._id, kept);
    ofClient.set(kept.clientId._id, kept._id);
    return kept;
  }

  function put(wire: unknown): Conversation | undefined {
    const before = source.read().conversations;
    const known = byId.get((wire as { _id?: string } | undefined)?._id ?? '');
    const kept = note(wire);
    if (!kept || kept === known) return kept;
    touched.add(kept._id);
    const moved = known && known.createdAt !== kept.createdAt;
    show(withConversation(moved ? withoutConversation(before, known) : before, kept));
    onConversation(kept.clientId._id);
    return kept;
  }

  function forget(known: Conversation): void {
    byId.delete(known._id);
    const { _id: clientId } = known.clientId;
    if (ofClient.get(clientId) === known._id) ofClient.delete(clientId);
  }

  /** Shows many changes at once. */
  function showAll(before: ReadonlyMap<string, Conversation>, more: Partial<ChatOverview> = {}) {
    const conversations = [...byId.values()].sort(newestFirst);
    change({ ...more, conversations, unread: unreadIn(conversations) });
    for (const [id, known] of before) if (!byId.has(id)) onConversation(known.clientId._id);
    for (const [id, known] of byId) {
      if (known !== before.get(id)) onConversation(known.clientId._id);
    }
  }

  return {
    ...source,
    change,
    get: (id: string) => byId.get(id),
    withClient: (clientId: string) => byId.get(ofClient.get(clientId) ?? ''),
    put,
    /** Begins to read the whole list; what comes meanwhile is kept. */
    beginList: () => touched.clear(),
    putList(rows: readonly unknown[]): void {
      const before = new Map(byId);
      const listed = new Set(rows.map((row) => note(row)?._id));
      for (const known of before.values()) {
        if (!listed.has(known._id) && !touched.has(known._id)) forget(known);
      }
      showAll(before, { load: 'ready' });
    },
    /** These hold a message that this side has not seen, and no others do. */
    markNew(rows: readonly unknown[]): void {
      const before = new Map(byId);
      const listed = new Set<string>();
      for (const row of rows) {
        const known = note(row);
        if (!known) continue;
        listed.add(known._id);
        touched.add(known._id);
        if (!known.isNew) note({ ...known, isNew: true, unread: Math.max(1, known.unread) });
      }
      for (const known of byId.values()) {
        if (known.isNew && !listed.has(known._id)) note({ ...known, isNew: false, unread: 0 });
      }
      showAll(before);
    },
    /** Without a position, where a back end has none, until the next message is told. */
    markSeen(known: Conversation, position: number | undefined): void {
      if (position !== undefined) {
        seenUpTo.set(known._id, Math.max(position, seenUpTo.get(known._id) ?? 0));
      }
      if (known.isNew) put({ ...known, isNew: false, unread: 0 });
    },
    remove(id: string): void {
      removed.add(id);
      const known = byId.get(id);
      if (!known) return;
      forget(known);
      show(withoutConversation(source.read().conversations, known));
      onConversation(known.clientId._id);
    },
  };
}

export type Overview = ReturnType<typeof createOverview>;
