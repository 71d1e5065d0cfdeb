import { type BackOff, createBackOff } from './back-off.ts';
import type { Items } from './outbox-items.ts';
import type { OutboxStorage } from './outbox-storage.ts';
import type { OutboxRecord } from './outbox-store.ts';
import type { PostMessage } from './post-message.ts';
import { sendResultOf } from './send-result.ts';
import type { TabMessage } from './tabs.ts';
import type { WireMessage } from './wire.ts';

type Options = {
  readonly items: Items;
  readonly storage: OutboxStorage;
  readonly post: PostMessage;
  readonly say: (tabMessage: TabMessage) => void;
  readonly arrived: (key: string, message: WireMessage | undefined) => void;
  /** The session of the person has ended; nothing is sent until their next one. */
  readonly onSessionEnd: () => void;
};

/** Sends messages one by one. */
export function createSender({ items, storage, post, say, arrived, onSessionEnd }: Options) {
  const sending = new Map<string, AbortController>();

  async function hasNotSent(record: OutboxRecord, error: unknown): Promise<number | undefined> {
    const { key } = record;
    if (!items.get(key) || items.isDeleted(key)) return undefined;
    const result = await sendResultOf(error, record.file);
    if (result.what === 'failed') {
      const failed = { ...record, failure: result.failure };
      items.set({ record: failed, state: 'failed' });
      await storage.keep(failed);
      say({ what: 'changed' });
      return undefined;
    }
    if (result.what === 'session') onSessionEnd();
    items.set({ record, state: 'waiting' });
    say({ what: 'waiting', key });
    return result.what === 'again' ? result.atLeast : 0;
  }

  return {
    isSending: (key: string) => sending.has(key),
    cancel: (key: string) => sending.get(key)?.abort(),
    cancelAll: () => {
      for (const controller of sending.values()) controller.abort();
    },
    /** Tries once; resolves to the least time to wait before the next try, if there has to be one. */
    async attempt(record: OutboxRecord): Promise<number | undefined> {
      const { key } = record;
      const controller = new AbortController();
      const onProgress = (progress: number) => {
        items.change(key, { progress });
        say({ what: 'sending', key, progress });
      };
      sending.set(key, controller);
      items.change(key, { state: 'sending' });
      say({ what: 'sending', key });
      try {
        const message = await post(record, { signal: controller.signal, onProgress });
        arrived(key, message);
        say({ what: 'sent', key, ...(message && { message: { ...message, key } }) });
        await storage.forget(key);
        return undefined;
      } catch (error) {
        return await hasNotSent(record, error);
      } finally {
        sending.delete(key);
      }
    },
  };
}

/** As many conversations are sent to at once: a long video to one does not delay a text to another. */
const QUEUES = 3;

type QueueOptions = {
  readonly items: Items;
  readonly attempt: (record: OutboxRecord) => Promise<number | undefined>;
  readonly isStopped: () => boolean;
  /** Nothing is waiting any more. */
  readonly onIdle: () => void;
};

/** Sends what waits: in order within a conversation, side by side to different ones. */
export function createQueues({ items, attempt, isStopped, onIdle }: QueueOptions) {
  const queues = new Map<string, BackOff>();

  const next = (clientId: string) =>
    items.waiting().find(({ record }) => record.clientId === clientId);
  async function run(clientId: string, backOff: BackOff): Promise<void> {
    for (let item = next(clientId); item && !isStopped(); item = next(clientId)) {
      const wait = await attempt(item.record);
      if (wait === undefined) backOff.succeeded();
      else if (!isStopped()) await backOff.wait(wait);
    }
  }
  function begin(clientId: string): void {
    const backOff = createBackOff();
    const ended = () => {
      queues.delete(clientId);
      pump();
    };
    queues.set(clientId, backOff);
    run(clientId, backOff).then(ended, ended);
  }
  function pump(): void {
    for (const { record } of isStopped() ? [] : items.waiting()) {
      if (queues.size >= QUEUES) break;
      if (!queues.has(record.clientId)) begin(record.clientId);
    }
    if (queues.size === 0) onIdle();
  }
  return {
    pump,
    notify: (force = false) => {
      for (const backOff of queues.values()) backOff.notify(force);
    },
  };
}
