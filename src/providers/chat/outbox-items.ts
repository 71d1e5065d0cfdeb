import type { OutgoingMessage } from './chat.ts';
import type { OutboxRecord } from './outbox-store.ts';
import type { Reached } from './timeline-state.ts';
import type { WireMessage } from './wire.ts';

/** A message on its way, as this page knows it. */
export type Item = {
  readonly record: OutboxRecord;
  readonly state: OutgoingMessage['state'];
  readonly progress?: number;
  /** Where the server has put it, once it has; null if it did not say. */
  readonly position?: number | null;
  readonly conversationId?: string;
};

const toOutgoing = ({ record, state, progress }: Item): OutgoingMessage => {
  const { key, clientId, createdAt, message, via, file, failure } = record;
  return {
    key,
    clientId,
    createdAt,
    message,
    state,
    ...(via && { via }),
    ...(file && { file }),
    ...(failure && { failure }),
    ...(progress !== undefined && { progress }),
  };
};

const isSent = ({ position }: Item): boolean => position !== undefined;

/** The messages on their way, in the order in which they were written. */
export function createItems(changed: (clientId: string) => void) {
  const items = new Map<string, Item>();
  /** Never shown or sent again: what was sent or discarded. */
  const deleted = new Set<string>();

  const inOrder = () => [...items.values()].sort((a, b) => a.record.at - b.record.at);
  const keysWhere = (matches: (item: Item) => boolean) =>
    [...items.values()].filter(matches).map(({ record }) => record.key);
  const set = (item: Item) => {
    items.set(item.record.key, item);
    changed(item.record.clientId);
  };
  const change = (key: string, part: Partial<Item>) => {
    const item = items.get(key);
    if (item) set({ ...item, ...part });
  };
  /** Takes messages away together: those that become real ones change places with them at once. */
  function drop(keys: readonly string[]): void {
    const clients = new Set(keys.flatMap((key) => items.get(key)?.record.clientId ?? []));
    for (const key of keys) {
      deleted.add(key);
      items.delete(key);
    }
    for (const clientId of clients) changed(clientId);
  }

  return {
    set,
    change,
    drop,
    get: (key: string) => items.get(key),
    keys: () => [...items.keys()],
    isDeleted: (key: string) => deleted.has(key),
    /** The server has it. It is shown as it is until it stands among the others. */
    hasArrived(key: string, message: WireMessage | undefined): void {
      deleted.add(key);
      change(key, {
        state: 'sending',
        position: message?.position ?? null,
        ...(message && { conversationId: message.conversationId }),
      });
    },
    waiting: () => inOrder().filter((item) => item.state !== 'failed' && !isSent(item)),
    of: (clientId: string): readonly OutgoingMessage[] =>
      inOrder().flatMap((item) => (item.record.clientId === clientId ? toOutgoing(item) : [])),
    /** Those that the server has and that are loaded among the others by now. */
    reachedBy: ({ conversationId, revision = 0 }: Reached) =>
      keysWhere(
        (item) =>
          isSent(item) &&
          item.conversationId === conversationId &&
          (item.position ?? 0) <= revision,
      ),
    /** Those that the server has had in a conversation that is not there any more. */
    lostWith: (isThere: (conversationId: string) => boolean) =>
      keysWhere(({ conversationId }) => conversationId !== undefined && !isThere(conversationId)),
  };
}

export type Items = ReturnType<typeof createItems>;
