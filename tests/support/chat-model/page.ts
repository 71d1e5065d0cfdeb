import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import { createChat } from '../../../src/providers/chat/create-chat.ts';
import { memoryOutbox, type OutboxStore } from '../../../src/providers/chat/outbox-store.ts';
import type { OpenTabs, TabMessage } from '../../../src/providers/chat/tabs.ts';
import type { createModelNetwork } from './network.ts';
import type { ModelPerson } from './rows.ts';

export const MODEL_API = 'http://model.test/api/v1';

/** The tabs of one browser: one works at a time, and each gets the messages of the others. */
export function createBrowser(): { openTabs: OpenTabs; store: OutboxStore } {
  const hearers = new Set<(word: TabMessage) => void>();
  let turn: Promise<void> = Promise.resolve();
  return {
    store: memoryOutbox(),
    openTabs: (_name, hear) => {
      let isOpen = true;
      hearers.add(hear);
      return {
        alone: (task) => {
          const mine = turn.then(() => (isOpen ? task() : undefined));
          turn = ignoringFailure(mine, 'Whoever took this turn hears of it.');
          return mine;
        },
        say: (word) => {
          const others = [...hearers].filter((one) => one !== hear);
          queueMicrotask(() => {
            for (const other of others) if (hearers.has(other)) other(word);
          });
        },
        close: () => {
          isOpen = false;
          hearers.delete(hear);
        },
      };
    },
  };
}

/** A page of somebody in their browser, with its own way to the server. */
export function openPage(
  network: ReturnType<typeof createModelNetwork>,
  self: ModelPerson,
  { openTabs, store } = createBrowser(),
) {
  const way = network.way(self);
  const chat = createChat({
    apiUrl: MODEL_API,
    self,
    openTabs,
    outboxStore: store,
    getToken: () => 'a-token',
    onSessionEnd: () => undefined,
    idempotencyKeys: true,
    connect: way.connect,
    fetch: way.fetch,
  });
  return { chat, ...way };
}
