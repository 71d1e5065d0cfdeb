import type { Conversation } from '../../../domain/chat/conversation.ts';
import type { ServerEvents } from '../../../domain/chat/live-events.ts';
import type { Message, MessageSide } from '../../../domain/chat/message.ts';

/** Somebody who uses the chat of the model. */
export type ModelPerson = { readonly id: string; readonly side: MessageSide };

/** An event, and who it is for: everybody of a side, or one customer. */
export type ModelEvent<Name extends keyof ServerEvents = keyof ServerEvents> = {
  readonly name: Name;
  readonly clientId: string;
  readonly args: (viewer: ModelPerson) => unknown[];
};

type Row = {
  readonly _id: string;
  readonly clientId: string;
  readonly createdAt: string;
  version: number;
  revision: number;
  messages: Message[];
  removals: { _id: string; revision: number }[];
  delivered: Record<MessageSide, number>;
  seen: Record<MessageSide, number>;
};

/** The tables of a chat in memory, which number what happens as the product's server does. */
export function createModelRows(now: () => number) {
  const rows = new Map<string, Row>();
  const sent = new Map<string, Message>();
  const events: ModelEvent[] = [];
  let ids = 0;
  const newId = (kind: string) => `${kind}-${String(++ids).padStart(6, '0')}`;
  const moment = () => new Date(now()).toISOString();

  function view(row: Row, { side }: ModelPerson): Conversation {
    const unread = row.messages.filter(
      ({ from, position }) => from !== side && position > row.seen[side],
    ).length;
    const last = row.messages.at(-1);
    return {
      _id: row._id,
      createdAt: row.createdAt,
      __v: row.version,
      revision: row.revision,
      clientId: {
        _id: row.clientId,
        firstName: 'Karim',
        lastName: row.clientId,
        photo: '',
        language: 'fr',
      },
      unread,
      isNew: unread > 0,
      lastMessage: last
        ? { createdAt: last.createdAt, from: last.from, message: last.message }
        : null,
      delivered: { ...row.delivered },
      seen: { ...row.seen },
    };
  }
  const notify = (row: Row, name: keyof ServerEvents, args: ModelEvent['args']) =>
    events.push({ name, clientId: row.clientId, args });
  const living = (clientId: string) => [...rows.values()].find((row) => row.clientId === clientId);
  const reach = (id: string, viewer: ModelPerson) => {
    const row = rows.get(id);
    return row && (viewer.side === 'staff' || row.clientId === viewer.id) ? row : undefined;
  };

  function begin(clientId: string): Row {
    const row: Row = {
      _id: newId('conversation'),
      clientId,
      createdAt: moment(),
      version: 0,
      revision: 0,
      messages: [],
      removals: [],
      delivered: { staff: 0, customer: 0 },
      seen: { staff: 0, customer: 0 },
    };
    rows.set(row._id, row);
    return row;
  }
  function post(sender: ModelPerson, clientId: string, message: Message['message'], key: string) {
    const before = sent.get(`${sender.id} ${key}`);
    if (before) return before;
    const known = living(clientId);
    const row = known ?? begin(clientId);
    row.version += 1;
    row.revision += 1;
    const saved: Message = {
      _id: newId('message'),
      conversationId: row._id,
      senderId: sender.id,
      recieverId: null,
      createdAt: moment(),
      position: row.revision,
      from: sender.side,
      key,
      message,
    };
    row.messages.push(saved);
    sent.set(`${sender.id} ${key}`, saved);
    if (!known) notify(row, 'newConversation', (viewer) => [view(row, viewer)]);
    const snapshot = { ...row, delivered: { ...row.delivered }, seen: { ...row.seen } };
    const frozen = { ...snapshot, messages: [...row.messages] };
    notify(row, 'newMessage', (viewer) => [saved, view(frozen, viewer)]);
    return saved;
  }
  function editMessage(id: string, content: string, actor: ModelPerson): Message | undefined {
    const row = [...rows.values()].find(({ messages }) => messages.some(({ _id }) => _id === id));
    const before = row?.messages.find(({ _id }) => _id === id);
    if (!row || !before || before.senderId !== actor.id) return undefined;
    row.version += 1;
    row.revision += 1;
    const saved = { ...before, edited: row.revision, message: { ...before.message, content } };
    row.messages = row.messages.map((message) => (message === before ? saved : message));
    const frozen = { ...row, messages: [...row.messages] };
    notify(row, 'messageEdited', (viewer) => [saved, view(frozen, viewer)]);
    return saved;
  }
  function removeMessage(id: string, actor: ModelPerson): boolean {
    const row = [...rows.values()].find(({ messages }) => messages.some(({ _id }) => _id === id));
    if (!row || !reach(row._id, actor)) return false;
    row.version += 1;
    row.revision += 1;
    row.messages = row.messages.filter(({ _id }) => _id !== id);
    const { revision } = row;
    row.removals.push({ _id: id, revision });
    notify(row, 'messageRemoved', () => [{ _id: id, conversationId: row._id, revision }]);
    return true;
  }
  function removeConversation(id: string): boolean {
    const row = rows.get(id);
    if (!row) return false;
    rows.delete(id);
    notify(row, 'conversationRemoved', () => [{ _id: id }]);
    return true;
  }
  function setReceipt(
    id: string,
    viewer: ModelPerson,
    what: 'seen' | 'delivered',
    position?: number,
  ) {
    const row = reach(id, viewer);
    if (!row) return;
    const reached = Math.min(position ?? row.revision, row.revision);
    const receipts = what === 'seen' ? [row.seen, row.delivered] : [row.delivered];
    if (receipts.every((side) => side[viewer.side] >= reached)) return;
    for (const side of receipts) side[viewer.side] = Math.max(reached, side[viewer.side]);
    row.version += 1;
    notify(row, 'conversationChanged', (to) => [view(row, to)]);
  }

  return {
    post,
    editMessage,
    removeMessage,
    removeConversation,
    setReceipt,
    list: (viewer: ModelPerson): Conversation[] =>
      [...rows.values()]
        .filter(({ clientId }) => viewer.side === 'staff' || clientId === viewer.id)
        .map((row) => view(row, viewer)),
    messages: (clientId: string): readonly Message[] => living(clientId)?.messages ?? [],
    conversation: (clientId: string) => living(clientId)?._id,
    /** What happened since the last call. */
    takeEvents: () => events.splice(0),
    page(id: string, viewer: ModelPerson, { limit, before, after }: Record<string, number>) {
      const row = reach(id, viewer);
      if (!row) return undefined;
      const most = limit ?? Number.MAX_SAFE_INTEGER;
      const conversation = view(row, viewer);
      if (after === undefined) {
        const older = row.messages.filter(({ position }) => position < (before ?? Infinity));
        const messages = older.slice(-most);
        return {
          messages,
          edited: [],
          removed: [],
          conversation,
          more: older.length > messages.length,
        };
      }
      const entries = [
        ...row.messages.map((message) => ({ at: message.position, message })),
        ...row.messages.flatMap((edited) =>
          edited.edited !== undefined && edited.position <= after
            ? { at: edited.edited, edited }
            : [],
        ),
        ...row.removals.map(({ _id, revision }) => ({ at: revision, removed: _id })),
      ]
        .filter(({ at }) => at > after)
        .sort((a, b) => a.at - b.at);
      const taken = entries.slice(0, most);
      const more = taken.length < entries.length;
      const revision = more ? (taken.at(-1)?.at ?? after) : row.revision;
      return {
        messages: taken.flatMap((entry) => ('message' in entry ? entry.message : [])),
        edited: taken.flatMap((entry) => ('edited' in entry ? entry.edited : [])),
        removed: taken.flatMap((entry) => ('removed' in entry ? entry.removed : [])),
        conversation: { ...conversation, revision },
        more,
      };
    },
  };
}

export type ModelRows = ReturnType<typeof createModelRows>;
