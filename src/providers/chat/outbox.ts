import { createItems } from './outbox-items.ts';
import { createQueues, createSender } from './outbox-sender.ts';
import { createShelf } from './outbox-shelf.ts';
import type { OutboxRecord, OutboxStore } from './outbox-store.ts';
import type { PostMessage } from './post-message.ts';
import type { OpenTabs, Tabs, TabWord } from './tabs.ts';
import type { Reached } from './timeline-state.ts';
import type { WireMessage } from './wire.ts';

export type OutboxOptions = {
  readonly store: OutboxStore;
  /** Whose messages these are, to which back end. */
  readonly shelf: string;
  readonly openTabs: OpenTabs;
  readonly post: PostMessage;
  /** What is outgoing to a customer has changed. */
  readonly changed: (clientId: string) => void;
  /** The server has a message. Returns whether it will be shown among the others, and settled then. */
  readonly sent: (clientId: string, key: string, message: WireMessage | undefined) => boolean;
};

/** Lets one tab of the browser send at a time. */
function createTurns(
  tabs: () => Tabs,
  { takeOver, pump }: Record<'takeOver' | 'pump', () => unknown>,
) {
  let finish: (() => void) | undefined;
  let isQueued = false;
  const turn = async () => {
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
        tabs().alone(turn).catch(failed);
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
  const shelf = createShelf({
    items,
    store: options.store,
    name: options.shelf,
    isSendingHere: (key) => sender.isSending(key),
  });
  const sender = createSender({
    items,
    shelf,
    arrived,
    post: options.post,
    onSessionEnd: stop,
    say: (word) => tabs.say(word),
  });
  const queues = createQueues({
    items,
    attempt: sender.attempt,
    isStopped: () => isStopped,
    onIdle: () => turns.end(),
  });
  const turns = createTurns(() => tabs, {
    takeOver: () => shelf.read({ isTakeover: true }),
    pump: queues.pump,
  });
  const work = () => {
    if (!isStopped && items.waiting().length > 0) turns.take();
  };
  const wake = () => {
    queues.wake();
    work();
  };
  const tabs = options.openTabs(
    `jisr-outbox ${options.shelf}`,
    hearTabs({ items, arrived, cancel: sender.cancel, read: () => shelf.read().then(work) }),
  );
  void shelf.read().then(work);

  return {
    of: items.of,
    /** Whether some of a customer's messages may be on their way right now. */
    isSending: (clientId: string) => items.of(clientId).some(({ state }) => state === 'sending'),
    ...changes({ items, shelf, wake, cancel: sender.cancel, say: (word) => tabs.say(word) }),
    wake,
    close(): void {
      stop();
      sender.cancelAll();
      queues.wake(true);
      tabs.close();
    },
  };
}

type Parts = {
  readonly items: ReturnType<typeof createItems>;
  readonly shelf: ReturnType<typeof createShelf>;
  readonly cancel: (key: string) => void;
  readonly say: (word: TabWord) => void;
  readonly wake: () => void;
};

/** What a person and the server change in an outbox. */
const changes = ({ items, shelf, cancel, say, wake }: Parts) => ({
  async add(record: OutboxRecord): Promise<void> {
    await shelf.keep(record);
    items.set({ record, state: record.failure ? 'failed' : 'waiting' });
    say({ what: 'changed' });
    wake();
  },
  retry(key: string): void {
    const item = items.get(key);
    if (item?.state !== 'failed') return;
    const { failure: _, ...record } = item.record;
    items.set({ record, state: 'waiting' });
    void shelf.keep(record).then(() => {
      say({ what: 'changed' });
      wake();
    });
  },
  async discard(key: string): Promise<void> {
    items.drop([key]);
    cancel(key);
    say({ what: 'discarded', key });
    await shelf.forget(key);
    wake();
  },
  /** These are loaded among the others, or everything up to a revision is. */
  settle(messages: readonly WireMessage[], reached?: Reached): void {
    for (const message of messages) {
      const { key } = message;
      if (key === undefined || !items.get(key)) continue;
      say({ what: 'sent', key, message });
      void shelf.forget(key);
    }
    const known = messages.flatMap(({ key }) => key ?? []);
    items.drop([...known, ...(reached ? items.reachedBy(reached) : [])]);
  },
  /** What was sent to a conversation that has been deleted since will not be shown there. */
  settleGone: (isThere: (conversationId: string) => boolean) => items.drop(items.lostWith(isThere)),
});

type Hearing = Pick<Parts, 'items' | 'cancel'> & {
  readonly arrived: (key: string, message: WireMessage | undefined) => void;
  readonly read: () => void;
};

/** The effects of the messages of other tabs. */
const hearTabs =
  ({ items, cancel, arrived, read }: Hearing) =>
  (word: TabWord): void => {
    if (word.what === 'changed') {
      read();
      return;
    }
    const { key } = word;
    const item = items.get(key);
    if (word.what === 'discarded') {
      items.drop([key]);
      cancel(key);
    } else if (word.what === 'sent') arrived(key, word.message);
    else if (item && item.position === undefined) {
      const { record } = item;
      const progress = word.what === 'sending' ? word.progress : undefined;
      items.set({ record, state: word.what, ...(progress !== undefined && { progress }) });
    }
  };

export type Outbox = ReturnType<typeof createOutbox>;
