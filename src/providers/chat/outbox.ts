import { createBackOff } from './back-off.ts';
import type { OutgoingMessage } from './chat.ts';
import type { OutboxRecord, OutboxStore } from './outbox-store.ts';
import type { PostMessage } from './post-message.ts';
import { verdictOn } from './send-verdict.ts';
import type { OpenTabs, TabWord } from './tabs.ts';
import type { WireMessage } from './wire.ts';

export type OutboxOptions = {
  readonly store: OutboxStore;
  /** Whose messages these are, to which back end. */
  readonly shelf: string;
  readonly openTabs: OpenTabs;
  readonly post: PostMessage;
  /** What is outgoing to a customer has changed. */
  readonly changed: (clientId: string) => void;
  /** The server has a message, which stays here until `settle`. */
  readonly sent: (clientId: string, key: string, message: WireMessage | undefined) => void;
};

type Item = {
  readonly record: OutboxRecord;
  readonly state: OutgoingMessage['state'];
  readonly progress?: number;
  /** Where the server has put it, once it has; null if it did not say. */
  readonly position?: number | null;
};

/** As many conversations are sent to at once: a long video to one does not hold up a word to another. */
const LANES = 3;

/** The messages of one person that the server does not have yet, and their way there. */
export function createOutbox(options: OutboxOptions) {
  const { store, shelf, post } = options;
  const items = new Map<string, Item>();
  /** Never shown or sent again: what was sent or discarded. */
  const gone = new Set<string>();
  /** Those that the device did not take; they last as long as the page. */
  const unkept = new Set<string>();
  const sending = new Map<string, AbortController>();
  const lanes = new Map<string, Promise<void>>();
  const backOffs = new Set<ReturnType<typeof createBackOff>>();
  let finish: (() => void) | undefined;
  let isQueued = false;
  let stopped = false;

  const tabs = options.openTabs(`jisr-outbox ${shelf}`, heard);

  const set = (item: Item) => {
    items.set(item.record.key, item);
    options.changed(item.record.clientId);
  };
  const change = (key: string, part: Partial<Item>) => {
    const item = items.get(key);
    if (item) set({ ...item, ...part });
  };
  function drop(key: string): void {
    const item = items.get(key);
    gone.add(key);
    unkept.delete(key);
    items.delete(key);
    if (item) options.changed(item.record.clientId);
  }
  const forget = (key: string) => store.remove(shelf, key).catch(() => undefined);
  const inOrder = () => [...items.values()].sort((a, b) => a.record.at - b.record.at);
  const waiting = (): Item[] =>
    inOrder().filter(({ state, position }) => state !== 'failed' && position === undefined);

  /** Takes over what is on the device; another tab may have changed it. */
  async function readStore(isTakeover = false): Promise<void> {
    const before = new Set(items.keys());
    const records = await store.all(shelf).catch(() => undefined);
    if (!records) return;
    const kept = new Set(records.map(({ key }) => key));
    for (const key of before) {
      if (!kept.has(key) && !unkept.has(key) && items.get(key)?.position === undefined) drop(key);
    }
    for (const record of records) {
      const known = items.get(record.key);
      if (gone.has(record.key) || (known && known.position !== undefined)) continue;
      const isFailed = record.failure !== undefined;
      const busy = known?.state === 'sending' && (!isTakeover || sending.has(record.key));
      if (known && busy && !isFailed) continue;
      if (known && (known.state === 'failed') === isFailed && !isTakeover) continue;
      set({ record, state: isFailed ? 'failed' : 'waiting' });
    }
  }

  /** Sends what waits: here if this tab's turn has come, otherwise when it comes. */
  function work(): void {
    if (finish) pump();
    if (finish || isQueued || stopped || waiting().length === 0) return;
    isQueued = true;
    tabs
      .alone(async () => {
        await readStore(true);
        isQueued = false;
        if (stopped) return;
        await new Promise<void>((resolve) => {
          finish = resolve;
          pump();
        });
      })
      .catch(() => undefined)
      .finally(() => {
        isQueued = false;
      });
  }
  function pump(): void {
    for (const { record } of stopped ? [] : waiting()) {
      if (lanes.size >= LANES) break;
      const { clientId } = record;
      if (lanes.has(clientId)) continue;
      const ended = () => {
        lanes.delete(clientId);
        pump();
      };
      lanes.set(clientId, lane(clientId).then(ended, ended));
    }
    if (lanes.size > 0) return;
    finish?.();
    finish = undefined;
  }
  async function lane(clientId: string): Promise<void> {
    const backOff = createBackOff();
    backOffs.add(backOff);
    const next = () => waiting().find(({ record }) => record.clientId === clientId);
    for (let item = next(); item && !stopped; item = next()) {
      const wait = await attempt(item.record);
      if (wait === undefined) backOff.succeeded();
      else if (!stopped) await backOff.wait(wait);
    }
    backOffs.delete(backOff);
  }
  /** Tries once; resolves to the least time to wait before the next try, if it has to be repeated. */
  async function attempt(record: OutboxRecord): Promise<number | undefined> {
    const { key } = record;
    const controller = new AbortController();
    sending.set(key, controller);
    change(key, { state: 'sending' });
    tabs.say({ what: 'sending', key });
    try {
      const message = await post(record, {
        signal: controller.signal,
        onProgress: (progress) => {
          change(key, { progress });
          tabs.say({ what: 'sending', key, progress });
        },
      });
      await hasSent(record, message);
      return undefined;
    } catch (error) {
      return await hasNotSent(record, error);
    } finally {
      sending.delete(key);
    }
  }
  async function hasSent(record: OutboxRecord, message: WireMessage | undefined): Promise<void> {
    const { key, clientId } = record;
    gone.add(key);
    if (items.has(key)) {
      change(key, { state: 'sending', position: message?.position ?? null });
      options.sent(clientId, key, message);
    }
    tabs.say({ what: 'sent', key, ...(message && { message: { ...message, key } }) });
    await forget(key);
  }
  async function hasNotSent(record: OutboxRecord, error: unknown): Promise<number | undefined> {
    const { key } = record;
    const known = items.get(key);
    if (!known || gone.has(key)) return undefined;
    const verdict = await verdictOn(error, record.file);
    if (verdict.what === 'failed') {
      const failed = { ...record, failure: verdict.failure };
      set({ record: failed, state: 'failed' });
      await store.put(shelf, failed).catch(() => undefined);
      tabs.say({ what: 'changed' });
      return undefined;
    }
    if (verdict.what === 'session') stopped = true;
    set({ record, state: 'waiting' });
    tabs.say({ what: 'waiting', key });
    return verdict.what === 'again' ? verdict.atLeast : 0;
  }

  function heard(word: TabWord): void {
    if (word.what === 'changed') return void readStore().then(work);
    const item = items.get(word.key);
    if (word.what === 'sending' && item) {
      const { progress } = word;
      change(word.key, { state: 'sending', ...(progress !== undefined && { progress }) });
    }
    if (word.what === 'waiting' && item) set({ record: item.record, state: 'waiting' });
    if (word.what === 'discarded') {
      drop(word.key);
      sending.get(word.key)?.abort();
    }
    if (word.what === 'sent') {
      gone.add(word.key);
      if (!item) return;
      change(word.key, { state: 'sending', position: word.message?.position ?? null });
      options.sent(item.record.clientId, word.key, word.message);
    }
  }
  const wake = () => {
    for (const backOff of backOffs) backOff.wake();
    work();
  };
  void readStore().then(work);

  return {
    of: (clientId: string): readonly OutgoingMessage[] =>
      inOrder().flatMap(({ record, state, progress }) =>
        record.clientId === clientId ? toOutgoing(record, state, progress) : [],
      ),
    /** Whether some of a customer's messages may be on their way right now. */
    isSending: (clientId: string): boolean =>
      [...items.values()].some(
        ({ record, state }) => record.clientId === clientId && state === 'sending',
      ),
    async add(record: OutboxRecord): Promise<void> {
      await store.put(shelf, record).catch(() => unkept.add(record.key));
      set({ record, state: record.failure ? 'failed' : 'waiting' });
      tabs.say({ what: 'changed' });
      wake();
    },
    retry(key: string): void {
      const item = items.get(key);
      if (item?.state !== 'failed') return;
      const { failure: _, ...record } = item.record;
      set({ record, state: 'waiting' });
      const put = store.put(shelf, record).catch(() => unkept.add(key));
      void put.then(() => tabs.say({ what: 'changed' })).then(wake);
    },
    async discard(key: string): Promise<void> {
      drop(key);
      sending.get(key)?.abort();
      tabs.say({ what: 'discarded', key });
      await forget(key);
      wake();
    },
    /** The server has these, or everything up to a position: they are shown as what they have become. */
    settle(clientId: string, keys: readonly string[], reached = -1): void {
      for (const key of keys) {
        if (!items.has(key)) continue;
        drop(key);
        void forget(key);
      }
      for (const { record, position } of items.values()) {
        const isSent = record.clientId === clientId && position !== undefined;
        if (isSent && (position ?? 0) <= reached) drop(record.key);
      }
    },
    wake,
    close(): void {
      stopped = true;
      for (const controller of sending.values()) controller.abort();
      for (const backOff of backOffs) backOff.wake();
      tabs.close();
    },
  };
}

const toOutgoing = (
  { key, clientId, createdAt, message, file, failure }: OutboxRecord,
  state: OutgoingMessage['state'],
  progress: number | undefined,
): OutgoingMessage => ({
  ...{ key, clientId, createdAt, message, state },
  ...(file && { file }),
  ...(failure && { failure }),
  ...(progress !== undefined && { progress }),
});

export type Outbox = ReturnType<typeof createOutbox>;
