import type { AnswerChannels } from '../../../domain/messages/answering.ts';
import { statusOf } from '../call-error.ts';
import type { Transport } from '../transport.ts';
import type { Channel } from './channel.ts';
import type { Chat, ChatSelf, UnknownMessage } from './chat.ts';
import type { ConversationReads } from './conversation-reads.ts';
import type { Editing } from './editing.ts';
import type { Outbox } from './outbox.ts';
import { createRecords } from './outgoing-records.ts';
import type { Overview } from './overview.ts';
import type { ReadReceipts } from './read-receipts.ts';
import type { Timelines } from './timelines.ts';
import { dataOf, listIn, readMessage } from './wire.ts';
import { createThrottle } from './writers.ts';

/** The parts of a chat that a person's actions work with. */
export type ChatWork = {
  readonly self: ChatSelf;
  readonly http: Transport;
  readonly overview: Overview;
  readonly timelines: Timelines;
  readonly outbox: Outbox;
  readonly receipts: ReadReceipts;
  readonly conversations: ConversationReads;
  readonly channel: Channel;
  readonly editing: Editing;
  readonly now: () => number;
  readonly close: () => void;
};

const at = (id: string): string => encodeURIComponent(id);

/** What is deleted already has been removed as well. */
async function remove(http: Transport, path: string): Promise<void> {
  await http.json(path, { method: 'DELETE' }).catch((error: unknown) => {
    if (statusOf(error) !== 404) throw error;
  });
}

/** Says what was read, once for each new message. */
function createSeen({ overview, timelines, receipts, self }: ChatWork) {
  const reported = new Map<string, number>();
  return (clientId: string): void => {
    const conversation = overview.withClient(clientId);
    if (!conversation) return;
    const { _id, isNew, seen, revision } = conversation;
    const position = timelines.get(clientId)?.reached() ?? (revision > 0 ? revision : undefined);
    const before = Math.max(reported.get(_id) ?? -1, seen[self.side]);
    if (!isNew && reported.has(_id) && before >= (position ?? 0)) return;
    reported.set(_id, position ?? 0);
    overview.markSeen(conversation, position);
    receipts.seen(_id, position);
  };
}

/** What a person does, with the parts of their chat. */
export function chatActions(work: ChatWork): Chat {
  const { self, http, overview, timelines, outbox, conversations, channel } = work;
  const recordOf = createRecords(work.now);
  const isTime = createThrottle(work.now);

  return {
    self,
    overview: { subscribe: overview.subscribe, read: overview.read },
    timeline: (clientId) => timelines.of(clientId).watched,
    loadOlder: (clientId, backTo) => timelines.of(clientId).loadOlder(backTo),
    reload(): void {
      channel.retry();
      conversations.load();
      timelines.refresh();
      outbox.notify();
    },
    send: (clientId, draft) => outbox.add(recordOf(clientId, draft)),
    retry: outbox.retry,
    discard: outbox.discard,
    markSeen: createSeen(work),
    writing(clientId): void {
      const id = overview.withClient(clientId)?._id;
      if (id !== undefined && channel.isLive() && isTime(id)) channel.notify('writing', id);
    },
    async editMessage({ _id }, content): Promise<void> {
      const body = JSON.stringify({ content });
      const json = await http.json(`message/${at(_id)}`, { method: 'PATCH', body });
      const message = readMessage(dataOf(json).message);
      const known = message && overview.get(message.conversationId);
      // The channel may not report it yet; what is missing before it is fetched.
      if (known) timelines.get(known.clientId._id)?.messageEdited(message);
    },
    async deleteMessage({ _id, conversationId }): Promise<void> {
      await remove(http, `message/${at(_id)}`);
      const known = overview.get(conversationId);
      if (known) timelines.get(known.clientId._id)?.removedHere(_id);
      if (!channel.isLive()) conversations.load();
    },
    async deleteConversation(id): Promise<void> {
      await remove(http, `conversation/${at(id)}`);
      overview.remove(id);
    },
    async changeConversation(id, change): Promise<void> {
      const body = JSON.stringify(change);
      overview.put(dataOf(await http.json(`conversation/${at(id)}`, { method: 'PATCH', body })));
    },
    answerChannels: async (clientId) =>
      dataOf(await http.json(`message/channels/${at(clientId)}`)) as AnswerChannels,
    unknownMessages: async () =>
      listIn(await http.json('gateway/unknown'), 'data') as readonly UnknownMessage[],
    deleteUnknown: (id) => remove(http, `gateway/unknown/${at(id)}`),
    file: (name, { size, signal } = {}) =>
      // Pictures of conversations, ID cards among them, stay on no device.
      http.blob(`files/${at(name)}${size ? `?size=${size}` : ''}`, {
        cache: 'no-store',
        ...(signal && { signal }),
      }),
    editing: work.editing,
    close: work.close,
  };
}
