import type { Conversation } from '../../../domain/chat/conversation.ts';
import type { ChannelEvents } from './channel.ts';
import type { ChatSelf } from './chat.ts';
import type { ConversationReads } from './conversation-reads.ts';
import type { createEditing } from './editing.ts';
import type { Outbox } from './outbox.ts';
import type { Overview } from './overview.ts';
import type { ReadReceipts } from './read-receipts.ts';
import type { Timelines } from './timelines.ts';
import {
  isPlaced,
  placedAt,
  readChanged,
  readConversation,
  readMessage,
  type WireMessage,
} from './wire.ts';
import type { createWriters } from './writers.ts';

/** What a chat is made of. */
export type ChatParts = {
  readonly self: ChatSelf;
  readonly overview: Overview;
  readonly timelines: Timelines;
  readonly outbox: Outbox;
  readonly receipts: ReadReceipts;
  readonly writers: ReturnType<typeof createWriters>;
  readonly presence: ReturnType<typeof createEditing>;
  readonly conversations: ConversationReads;
  readonly end: () => void;
};

/** Reports to the server up to which message this client has got what the other side wrote. */
export function deliver(
  { self, overview, receipts }: Pick<ChatParts, 'self' | 'overview' | 'receipts'>,
  messages: readonly WireMessage[],
): void {
  const last = messages.findLast((message) => isPlaced(message) && message.from !== self.side);
  if (last?.position === undefined) return;
  const known = overview.get(last.conversationId);
  if ((known?.delivered[self.side] ?? 0) >= last.position) return;
  receipts.delivered(last.conversationId, last.position);
}

/** What a conversation becomes by a message, if the back end does not say so itself. */
function withLast(known: Conversation, message: WireMessage, self: ChatSelf): Conversation {
  const { from, createdAt } = placedAt(message, 0, known.clientId._id);
  const isNew = known.isNew || from !== self.side;
  const unread = known.unread + (from !== self.side ? 1 : 0);
  return { ...known, isNew, unread, lastMessage: { from, createdAt, message: message.message } };
}

/** Puts a message from the live channel into its conversation. */
function hearMessage(parts: ChatParts): ChannelEvents['message'] {
  const { self, overview, timelines, outbox, writers, conversations } = parts;

  const customerOf = (message: WireMessage, conversation: unknown): string | undefined =>
    readConversation(conversation)?.clientId._id ??
    overview.get(message.conversationId)?.clientId._id;

  return (wire, conversation) => {
    const wireMessage = readMessage(wire);
    if (!wireMessage) return;
    writers.stopped(wireMessage.conversationId, wireMessage.senderId ?? '');
    const clientId = customerOf(wireMessage, conversation);
    if (clientId === undefined) {
      conversations.load();
      return;
    }
    // Without a key one's own message is recognised only by the answer, which is on its way.
    const isOwn =
      !isPlaced(wireMessage) && wireMessage.senderId === self.id && outbox.isSending(clientId);
    if (!isOwn) timelines.get(clientId)?.message(wireMessage);
    // Where somebody looks, it stays until it stands among the others.
    const isWatched = timelines.get(clientId)?.isActive() ?? false;
    if (!isWatched) outbox.settle([wireMessage]);
    const known = overview.get(wireMessage.conversationId);
    if (conversation) overview.put(conversation);
    else if (known) overview.put(withLast(known, wireMessage, self));
    deliver(parts, [wireMessage]);
  };
}

/** Puts what the live channel sends where it belongs. */
export function hearChannel(parts: ChatParts): ChannelEvents {
  const { self, overview, timelines, outbox, receipts, writers, conversations } = parts;
  return {
    message: hearMessage(parts),
    state: (channel) => overview.change({ channel }),
    joined(): void {
      conversations.load();
      timelines.refresh();
      receipts.resume();
      outbox.notify();
      parts.presence.joined();
    },
    unread: (rows) => overview.markNew(rows),
    online: (ids) => overview.change({ online: new Set(ids) }),
    begun(wire): void {
      const conversation = overview.put(wire);
      if (!conversation || self.side !== 'staff') return;
      const online = new Set(overview.read().online).add(conversation.clientId._id);
      overview.change({ online });
    },
    changed: (conversation) => void overview.put(conversation),
    messageRemoved({ conversationId, _id, revision }): void {
      const known = overview.get(conversationId);
      if (known) timelines.get(known.clientId._id)?.messageRemoved(conversationId, _id, revision);
    },
    messageEdited(wire, conversation): void {
      const message = readMessage(wire);
      const known = overview.put(conversation);
      if (message && known) timelines.get(known.clientId._id)?.messageEdited(message);
    },
    messageChanged(wire): void {
      const changed = readChanged(wire);
      if (changed) timelines.get(changed.clientId)?.sendingChanged(changed);
    },
    conversationRemoved(id): void {
      overview.remove(id);
      outbox.dropDeleted((one) => one !== id);
    },
    writing: (writer) => {
      if (writer.userId !== self.id) writers.writes(writer);
    },
    editing: (editor) => {
      if (editor.userId !== self.id) parts.presence.heard(editor);
    },
    recordChanged: parts.presence.changed,
    sessionEnded: parts.end,
  };
}
