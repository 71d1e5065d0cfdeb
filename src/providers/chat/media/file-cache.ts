import type { ThumbnailSize } from '../../../../domain/chat/message.ts';
import type { Chat } from '../chat.ts';

/** As much is cached of what was looked at, in bytes, so that scrolling back loads nothing again. */
const MOST_BYTES = 64_000_000;

type Entry = { readonly loading: Promise<Blob>; blob?: Blob };

/** The files of a chat that were looked at lately. */
export type FileCache = {
  /** The file, if it is there already. */
  readonly peek: (name: string, size?: ThumbnailSize) => Blob | undefined;
  /** The file, loaded at most once at a time. One that failed is requested again. */
  readonly load: (name: string, size?: ThumbnailSize) => Promise<Blob>;
};

const caches = new WeakMap<Chat, FileCache>();

/** The one cache of a chat. */
export function fileCacheOf(chat: Chat): FileCache {
  const cache = caches.get(chat) ?? createCache(chat);
  caches.set(chat, cache);
  return cache;
}

function createCache(chat: Chat): FileCache {
  const entries = new Map<string, Entry>();
  const keyOf = (name: string, size?: ThumbnailSize) => `${size ?? 'whole'} ${name}`;
  return {
    peek: (name, size) => entries.get(keyOf(name, size))?.blob,
    load: (name, size) => {
      const key = keyOf(name, size);
      const known = entries.get(key);
      if (known) {
        entries.delete(key); // The latest used stands last.
        entries.set(key, known);
        return known.loading;
      }
      const entry: Entry = { loading: chat.file(name, size ? { size } : {}) };
      entries.set(key, entry);
      entry.loading.then(
        (blob) => {
          entry.blob = blob;
          makeSpace(entries);
        },
        () => entries.delete(key),
      );
      return entry.loading;
    },
  };
}

/** Forgets what was used longest ago, but never the latest. */
function makeSpace(entries: Map<string, Entry>): void {
  let bytes = [...entries.values()].reduce((sum, { blob }) => sum + (blob?.size ?? 0), 0);
  for (const [key, { blob }] of [...entries].slice(0, -1)) {
    if (bytes <= MOST_BYTES) return;
    if (!blob) continue;
    bytes -= blob.size;
    entries.delete(key);
  }
}
