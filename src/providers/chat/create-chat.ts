import { createTransport, TIMEOUT_MS } from '../transport.ts';
import { type Channel, createChannel } from './channel.ts';
import type { Chat, ChatSelf } from './chat.ts';
import { type ChatWork, chatActions } from './chat-actions.ts';
import { createConversationReads } from './conversation-reads.ts';
import { createEditing } from './editing.ts';
import { createMessageReads } from './fetch-messages.ts';
import { deliver, hearChannel } from './hear-channel.ts';
import { type Connect, connectSocket } from './live-socket.ts';
import { createOutbox } from './outbox.ts';
import { type OutboxStore, outboxPrefix, outboxStore } from './outbox-store.ts';
import { createOverview } from './overview.ts';
import { onReturn } from './page-life.ts';
import { createPostMessage } from './post-message.ts';
import { createReadReceipts } from './read-receipts.ts';
import { type OpenTabs, openTabs } from './tabs.ts';
import { createTimelines } from './timelines.ts';
import { createWriters } from './writers.ts';

export type ChatOptions = {
  /** URL of the API with its prefix, absolute or relative to the page's origin: `/api/v1`. */
  readonly apiUrl: string;
  readonly self: ChatSelf;
  readonly getToken: () => string | null | undefined;
  /** Called once, when the server says that the session has ended. The chat is closed by then. */
  readonly onSessionEnd: () => void;
  readonly outboxStore?: OutboxStore;
  readonly connect?: Connect;
  readonly openTabs?: OpenTabs;
  readonly fetch?: typeof fetch;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** By default only to the page's own origin: another back end may not allow the header. */
  readonly idempotencyKeys?: boolean;
};

const originOf = (apiUrl: string): string =>
  new URL(apiUrl, globalThis.window?.location.href).origin;

/** Keys go to the page's own origin, and from a program without a page to every one. */
const takesKeys = (apiUrl: string): boolean =>
  !globalThis.window || originOf(apiUrl) === window.location.origin;

/** What reads from the server and shows what was read. */
function createReading(options: ChatOptions, channel: () => Channel | undefined, end: () => void) {
  const { apiUrl, self, getToken } = options;
  const isLive = () => channel()?.isLive() ?? false;
  const http = createTransport({
    apiUrl,
    getToken,
    onSessionEnd: end,
    fetch: options.fetch,
    timeoutMs: TIMEOUT_MS,
  });
  const overview = createOverview((clientId) => timelines.get(clientId)?.noticed());
  const receipts = createReadReceipts(channel);
  const conversations = createConversationReads({
    http,
    overview,
    isLive,
    onRead: () => {
      outbox.dropDeleted((id) => overview.get(id) !== undefined);
      timelines.listed();
    },
  });
  const post = createPostMessage({
    http,
    self,
    withKeys: options.idempotencyKeys ?? takesKeys(apiUrl),
    byFetch: options.fetch !== undefined || !('XMLHttpRequest' in globalThis),
  });
  const outbox = createOutbox({
    storage: outboxPrefix(self.id, apiUrl),
    store: options.outboxStore ?? outboxStore,
    openTabs: options.openTabs ?? openTabs,
    post,
    changed: (clientId) => timelines.get(clientId)?.changed(),
    sent(clientId, key, message) {
      if (!isLive() || !overview.get(message?.conversationId ?? '')) conversations.load();
      return timelines.get(clientId)?.sent(key, message) ?? false;
    },
  });
  const timelines = createTimelines({
    overview,
    isLive,
    reads: createMessageReads(http),
    overviewRead: conversations.first,
    outgoing: (clientId) => outbox.of(clientId),
    arrived(messages, reached) {
      outbox.settle(messages, reached);
      deliver({ self, overview, receipts }, messages);
    },
  });
  return { http, overview, receipts, conversations, outbox, timelines, isLive };
}

/** The chat of one person; see `Chat`. It connects at once. */
export function createChat(options: ChatOptions): Chat {
  const { apiUrl, self, getToken, now = Date.now } = options;
  let channel: Channel | undefined;
  let isClosed = false;

  const end = () => {
    if (isClosed) return;
    close();
    options.onSessionEnd();
  };
  const reading = createReading(options, () => channel, end);
  const { overview, conversations, outbox, timelines, receipts } = reading;
  const writers = createWriters((known) => overview.change({ writers: known }));
  const presence = createEditing(() => channel);
  const stopWatching = onReturn(() => {
    outbox.notify();
    if (!reading.isLive()) conversations.load();
  });
  const close = () => {
    isClosed = true;
    stopWatching();
    for (const part of [channel, conversations, outbox, timelines, receipts, writers, presence])
      part?.close();
  };
  channel = createChannel({
    self,
    getToken,
    origin: originOf(apiUrl),
    connect: options.connect ?? connectSocket,
    events: hearChannel({ ...reading, self, writers, presence, end }),
  });
  conversations.load();
  const { editing } = presence;
  const work: ChatWork = { ...reading, self, now, channel, editing, close };
  return chatActions(work);
}
