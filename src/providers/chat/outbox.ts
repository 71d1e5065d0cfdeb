import { createItems } from './outbox-items.ts';
import { createQueues, createSender } from './outbox-sender.ts';
import { createOutboxStorage } from './outbox-storage.ts';
import type { OutboxRecord, OutboxStore } from './outbox-store.ts';
import type { PostMessage } from './post-message.ts';
import type { OpenTabs, TabMessage, Tabs } from './tabs.ts';
import type { Reached } from './timeline-state.ts';
import type { WireMessage } from './wire.ts';

export type OutboxOptions = {
  readonly store: OutboxStore;
  /** Whose messages these are, to which back end. */
  readonly storage: string;
  readonly openTabs: OpenTabs;
  readonly post: PostMessage;
  /** What is outgoing to a customer has changed. */
  readonly changed: (clientId: string) => void;
  /** The server has a message. Returns whether it will be shown among the others, and settled then. */
  readonly sent: (clientId: string, key: string, message: WireMessage | undefined) => boolean;
};

/** Lets one tab of the browser send at a time. */
function createQueue(
  tabs: () => Tabs,
  { takeOver, pump }: Record<'takeOver' | 'pump', () => unknown>,
) {
  let finish: (() => void) | undefined;
  let isQueued = false;
  const next = async () => {
    await takeOver();
    isQueued = false;
    await new Promise<void>((resolve) => {
      finish = resolve;
      pump();
    });
  };
  return {
    /** Sends here if this tab is the one that sends, otherwise once it is. */
    take(): void {
      if (finish) pump();
      else if (!isQueued) {
        isQueued = true;
        const failed = () => {
          isQueued = false;
        };
        tabs().alone(next).catch(failed);
      }
    },
    end(): void {
      finish?.();
      finish = undefined;
    },
  };
}

/** The messages of one person that the server does not have yet, and their way there. */
export function createOutbox(options: OutboxOptions) {
  let isStopped = false;
  const stop = () => {
    isStopped = true;
  };
  const items = createItems(options.changed);
  const arrived = (key: string, message: WireMessage | undefined) => {
    const clientId = items.get(key)?.record.clientId;
    items.hasArrived(key, message);
    if (clientId !== undefined && !options.sent(clientId, key, message)) items.drop([key]);
  };
  const storage = createOutboxStorage({
    items,
    store: options.store,
    name: options.storage,
    isSendingHere: (key) => sender.isSending(key),
  });
  const sender = createSender({
    items,
    storage,
    arrived,
    post: options.post,
    onSessionEnd: stop,
    say: (tabMessage) => tabs.say(tabMessage),
  });
  const queues = createQueues({
    items,
    attempt: sender.attempt,
    isStopped: () => isStopped,
    onIdle: () => tabQueue.end(),
  });
  const tabQueue = createQueue(() => tabs, {
    takeOver: () => storage.read({ isTakeover: true }),
    pump: queues.pump,
  });
  const work = () => {
    if (!isStopped && items.waiting().length > 0) tabQueue.take();
  };
  const notify = () => {
    queues.notify();
    work();
  };
  const tabs = options.openTabs(
    `jisr-outbox ${options.storage}`,
    hearTabs({ items, arrived, cancel: sender.cancel, read: () => storage.read().then(work) }),
  );
  void storage.read().then(work);

  return {
    of: items.of,
    /** Whether some of a customer's messages may be on their way right now. */
    isSending: (clientId: string) => items.of(clientId).some(({ state }) => state === 'sending'),
    ...changes({
      items,
      storage,
      notify,
      cancel: sender.cancel,
      say: (tabMessage) => tabs.say(tabMessage),
    }),
    notify,
    close(): void {
      stop();
      sender.cancelAll();
      queues.notify(true);
      tabs.close();
    },
  };
}

type Parts = {
  readonly items: ReturnType<typeof createItems>;
  readonly storage: ReturnType<typeof createOutboxStorage>;
  readonly cancel: (key: string) => void;
  readonly say: (tabMessage: TabMessage) => void;
  readonly notify: () => void;
};

/** What a person and the server change in an outbox. */
const changes = ({ items, storage, cancel, say, notify }: Parts) => ({
  async add(record: OutboxRecord): Promise<void> {
    await storage.keep(record);
    items.set({ record, state: record.failure ? 'failed' : 'waiting' });
    say({ what: 'changed' });
    notify();
  },
  retry(key: string): void {
    const item = items.get(key);
    if (item?.state !== 'failed') return;
    const { failure: _, ...record } = item.record;
    items.set({ record, state: 'waiting' });
    void storage.keep(record).then(() => {
      say({ what: 'changed' });
      notify();
    });
  },
  async discard(key: string): Promise<void> {
    items.drop([key]);
    cancel(key);
    say({ what: 'discarded', key });
    await storage.forget(key);
    notify();
  },
  /** These are loaded among the others, or everything up to a revision is. */
  settle(messages: readonly WireMessage[], reached?: Reached): void {
    for (const message of messages) {
      const { key } = message;
      if (key === undefined || !items.get(key)) continue;
      say({ what: 'sent', key, message });
      void storage.forget(key);
    }
    const known = messages.flatMap(({ key }) => key ?? []);
    items.drop([...known, ...(reached ? items.reachedBy(reached) : [])]);
  },
  /** What was sent to a conversation that has been deleted since will not be shown there. */
  dropDeleted: (isThere: (conversationId: string) => boolean) =>
    items.drop(items.lostWith(isThere)),
});

type Hearing = Pick<Parts, 'items' | 'cancel'> & {
  readonly arrived: (key: string, message: WireMessage | undefined) => void;
  readonly read: () => void;
};

/** The effects of the messages of other tabs. */
const hearTabs =
  ({ items, cancel, arrived, read }: Hearing) =>
  (tabMessage: TabMessage): void => {
    if (tabMessage.what === 'changed') {
      read();
      return;
    }
    const { key } = tabMessage;
    const item = items.get(key);
    if (tabMessage.what === 'discarded') {
      items.drop([key]);
      cancel(key);
    } else if (tabMessage.what === 'sent') arrived(key, tabMessage.message);
    else if (item && item.position === undefined) {
      const { record } = item;
      const progress = tabMessage.what === 'sending' ? tabMessage.progress : undefined;
      items.set({ record, state: tabMessage.what, ...(progress !== undefined && { progress }) });
    }
  };

export type Outbox = ReturnType<typeof createOutbox>;
