import type { Conversation } from '../../../domain/chat/conversation.ts';
import { readConversation } from './wire.ts';

/** A conversation's latest version wins; back ends without versions send the latest last. */
const isOutdated = (next: Conversation, known: Conversation | undefined): boolean =>
  known !== undefined && next.__v < known.__v;

const idOf = (wire: unknown): string => String((wire as { _id?: unknown } | undefined)?._id ?? '');

/** The conversations that are known, by their ids and by their customers. */
export function createConversationIndex() {
  const byId = new Map<string, Conversation>();
  const ofClient = new Map<string, string>();
  const removed = new Set<string>();
  const seenUpTo = new Map<string, number>();

  /** What this person has seen is not new, whatever an answer from before says. */
  const asSeen = (conversation: Conversation): Conversation =>
    conversation.isNew &&
    !conversation.unreadByHand &&
    (seenUpTo.get(conversation._id) ?? -1) >= conversation.revision
      ? { ...conversation, isNew: false, unread: 0 }
      : conversation;

  /** Takes in what a back end sends about a conversation; `undefined` if it is none, or removed. */
  function note(wire: unknown): Conversation | undefined {
    const known = byId.get(idOf(wire));
    const next = readConversation(wire, known);
    if (!next || removed.has(next._id)) return undefined;
    if (isOutdated(next, known)) return known;
    const stored = asSeen(next);
    byId.set(stored._id, stored);
    ofClient.set(stored.clientId._id, stored._id);
    return stored;
  }

  return {
    get: (id: string) => byId.get(id),
    known: (wire: unknown) => byId.get(idOf(wire)),
    withClient: (clientId: string) => byId.get(ofClient.get(clientId) ?? ''),
    all: () => [...byId.values()],
    copy: (): ReadonlyMap<string, Conversation> => new Map(byId),
    note,
    /** Takes in a conversation of which the back end says that it holds something unseen. */
    noteNew(wire: unknown): Conversation | undefined {
      const known = note(wire);
      if (!known || known.isNew) return known;
      return note({ ...known, isNew: true, unread: Math.max(1, known.unread) });
    },
    forget({ _id, clientId }: Conversation): void {
      byId.delete(_id);
      if (ofClient.get(clientId._id) === _id) ofClient.delete(clientId._id);
    },
    /** It does not come back, whatever an answer from before says. */
    bury: (id: string) => void removed.add(id),
    seen: (id: string, position: number) =>
      void seenUpTo.set(id, Math.max(position, seenUpTo.get(id) ?? 0)),
  };
}
