import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import type { Items } from './outbox-items.ts';
import type { OutboxRecord, OutboxStore } from './outbox-store.ts';

type Options = {
  readonly store: OutboxStore;
  readonly name: string;
  readonly items: Items;
  /** Whether this page is sending a message right now. */
  readonly isSendingHere: (key: string) => boolean;
};

/** What the device keeps of one person's outbox, and what this page knows of it. */
export function createOutboxStorage({ store, name, items, isSendingHere }: Options) {
  /** Those that the device did not take; they last as long as the page. */
  const unkept = new Set<string>();
  const forget = (key: string) =>
    ignoringFailure(
      store.remove(name, key),
      'A browser that stores nothing has nothing to remove.',
    );

  /** Whether what this page knows of a message is newer than what the device says. */
  function isNewer({ key, failure }: OutboxRecord, isTakeover: boolean): boolean {
    const known = items.get(key);
    if (!known) return false;
    if (known.position !== undefined) return true;
    const isFailed = failure !== undefined;
    if (known.state === 'sending') return !isFailed && (!isTakeover || isSendingHere(key));
    return !isTakeover && (known.state === 'failed') === isFailed;
  }

  return {
    forget,
    keep: (record: OutboxRecord) =>
      store.put(name, record).catch(() => void unkept.add(record.key)),
    /**
     * Takes over what is on the device, which another tab may have changed. Whoever begins to send
     * takes over the messages that another tab was sending when it was closed.
     */
    async read({ isTakeover = false } = {}): Promise<void> {
      const before = items.keys();
      const records = await ignoringFailure(store.all(name), 'This page keeps what it knows.');
      if (!records) return;
      const stored = new Set(records.map(({ key }) => key));
      const isOver = (key: string) =>
        !stored.has(key) && !unkept.has(key) && items.get(key)?.position === undefined;
      items.drop(before.filter(isOver));
      for (const record of records) {
        // The tab that sent it may have been closed before it could remove it.
        if (items.isDeleted(record.key)) void forget(record.key);
        else if (!isNewer(record, isTakeover)) {
          items.set({ record, state: record.failure ? 'failed' : 'waiting' });
        }
      }
    },
  };
}

export type OutboxStorage = ReturnType<typeof createOutboxStorage>;
