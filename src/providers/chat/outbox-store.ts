import type { Message } from '../../../domain/chat/message.ts';
import type { PhoneChannel } from '../../../domain/messages/channels.ts';
import { deviceDatabase } from '../device-database.ts';
import type { SendFailure } from './chat.ts';

/** An unsent message as it is stored on the device. */
export type OutboxRecord = {
  readonly key: string;
  readonly clientId: string;
  readonly createdAt: string;
  /** Its place among the messages of this device: higher is later. */
  readonly at: number;
  readonly message: Message['message'];
  /** The channel of the customer's number that it goes out on too. */
  readonly via?: PhoneChannel;
  readonly file?: File;
  /** A picture of it, if it is a video or a phone's photo. */
  readonly poster?: Blob;
  /** Present when it will not be sent unless somebody requests it. */
  readonly failure?: SendFailure;
};

/** Stores unsent messages. A prefix is that of one person at one back end. */
export type OutboxStore = {
  /** The messages whose prefixes begin like this, in the order in which they were written. */
  readonly all: (prefix: string) => Promise<readonly OutboxRecord[]>;
  readonly put: (prefix: string, record: OutboxRecord) => Promise<void>;
  readonly remove: (prefix: string, key: string) => Promise<void>;
  readonly clear: (prefix: string) => Promise<void>;
};

/** The beginning of all prefixes of a person. */
export const prefixesOf = (userId: string): string => `${encodeURIComponent(userId)}/`;

/** The prefix of a person at a back end. */
export const outboxPrefix = (userId: string, apiUrl: string): string =>
  `${prefixesOf(userId)}${encodeURIComponent(apiUrl)}/`;

const inOrder = (records: readonly OutboxRecord[]): readonly OutboxRecord[] =>
  records.toSorted((a, b) => a.at - b.at);

/** Unsent messages in this browser's IndexedDB, with their files. */
function indexedOutbox(factory: IDBFactory): OutboxStore {
  const inStore = deviceDatabase(factory, { name: 'jisr-outbox', store: 'messages' });
  const within = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  return {
    all: async (prefix) =>
      inOrder(await inStore<OutboxRecord[]>('readonly', (store) => store.getAll(within(prefix)))),
    put: async (prefix, record) => {
      await inStore('readwrite', (store) => store.put(record, prefix + record.key));
    },
    remove: async (prefix, key) => {
      await inStore('readwrite', (store) => store.delete(prefix + key));
    },
    clear: async (prefix) => {
      await inStore('readwrite', (store) => store.delete(within(prefix)));
    },
  };
}

/** Unsent messages for a browser that stores nothing: they last until the page is closed. */
export function memoryOutbox(): OutboxStore {
  const stored = new Map<string, OutboxRecord>();
  return {
    all: async (prefix) =>
      inOrder([...stored].flatMap(([name, record]) => (name.startsWith(prefix) ? record : []))),
    put: async (prefix, record) => void stored.set(prefix + record.key, record),
    remove: async (prefix, key) => void stored.delete(prefix + key),
    clear: async (prefix) => {
      for (const name of stored.keys()) if (name.startsWith(prefix)) stored.delete(name);
    },
  };
}

/** The unsent messages of this browser. */
export const outboxStore: OutboxStore =
  'indexedDB' in globalThis ? indexedOutbox(globalThis.indexedDB) : memoryOutbox();
