import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Decrypter, generateX25519Identity } from 'age-encryption';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BlobStore } from '../../../server/blobs/blob-store.ts';
import { openFolderStore } from '../../../server/blobs/folder-store.ts';
import { hasSeal, SealError, sealedStore } from '../../../server/blobs/sealed-store.ts';
import { memoryFolder } from '../../support/memory-folder.ts';

const NAME = 'document-1.jpg';
const isSealed = (name: string) => name.startsWith('document-');

let first: string;
let second: string;

beforeAll(async () => {
  first = await generateX25519Identity();
  second = await generateX25519Identity();
});

async function withStore(test: (plain: BlobStore, folder: string) => Promise<void>): Promise<void> {
  const folder = await memoryFolder();
  try {
    await test(openFolderStore(folder), folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The path of the only stored file. */
async function pathIn(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const file = entries.find((entry) => entry.isFile());
  if (!file) throw new Error('Nothing is stored.');
  return join(file.parentPath, file.name);
}

describe('an encrypted file', () => {
  it('is read as it was written, whole and in any part, of any length', () =>
    withStore(async (plain) => {
      const store = sealedStore(plain, [first], isSealed);
      // Lengths around the blocks of the format, 64 KiB each.
      const lengths = fc.oneof(
        fc.constantFrom(0, 1, 65_535, 65_536, 65_537, 131_072),
        fc.nat({ max: 200_000 }),
      );
      await fc.assert(
        fc.asyncProperty(lengths, fc.nat(), fc.nat(), async (length, one, other) => {
          const bytes = Buffer.alloc(length, 'Ausweis Nr. 42 ');
          expect(await store.put(NAME, Readable.from([bytes]))).toEqual({ size: length });
          expect((await store.stat(NAME))?.size).toBe(length);
          expect((await buffer(await store.get(NAME))).equals(bytes)).toBe(true);
          const [start, end] = [one % (length + 1), other % (length + 1)].sort((a, b) => a - b);
          if (start === undefined || end === undefined) return;
          const part = await buffer(await store.get(NAME, { start, end }));
          expect(part.equals(bytes.subarray(start, end + 1))).toBe(true);
        }),
        { numRuns: 40 },
      );
    }));

  it('shows nothing of its contents on the disk, and the age program would open it', () =>
    withStore(async (plain, folder) => {
      await sealedStore(plain, [first], isSealed).put(NAME, Buffer.from('name: Example'));
      const stored = await readFile(await pathIn(folder));
      expect(stored.includes('Example')).toBe(false);
      const age = new Decrypter();
      age.addIdentity(first);
      expect(await age.decrypt(stored, 'text')).toBe('name: Example');
    }));

  it('is not read with another key', () =>
    withStore(async (plain) => {
      await sealedStore(plain, [first], isSealed).put(NAME, Buffer.from('secret'));
      const other = sealedStore(plain, [second], isSealed);
      await expect(other.stat(NAME)).rejects.toThrow(SealError);
      await expect(other.get(NAME)).rejects.toThrow(SealError);
    }));

  it('is not read if one bit of it was changed', () =>
    withStore(async (plain, folder) => {
      const store = sealedStore(plain, [first], isSealed);
      await store.put(NAME, Buffer.alloc(1000, 1));
      const path = await pathIn(folder);
      const stored = await readFile(path);
      for (const at of [stored.length - 1, stored.length - 500, 30]) {
        const changed = Buffer.from(stored);
        changed[at] = (changed[at] ?? 0) ^ 1;
        await writeFile(path, changed);
        await expect(store.get(NAME).then(buffer)).rejects.toThrow();
      }
    }));

  it('leaves files of other kinds as they are', () =>
    withStore(async (plain) => {
      await sealedStore(plain, [first], isSealed).put('picture-1.jpg', Buffer.from('a logo'));
      expect(String(await buffer(await plain.get('picture-1.jpg')))).toBe('a logo');
    }));
});

describe('a file that is renewed', () => {
  it('is encrypted if it was stored in the clear, and was readable before', () =>
    withStore(async (plain) => {
      await plain.put(NAME, Buffer.from('in the clear'));
      const store = sealedStore(plain, [first], isSealed);
      expect(String(await buffer(await store.get(NAME)))).toBe('in the clear');
      expect(await store.isCurrent?.(NAME)).toBe(false);
      expect(await store.renew?.(NAME)).toBe(true);
      expect(await hasSeal(plain, NAME)).toBe(true);
      expect(await store.isCurrent?.(NAME)).toBe(true);
      expect(String(await buffer(await store.get(NAME)))).toBe('in the clear');
      expect(await store.renew?.(NAME)).toBe(false);
    }));

  it('needs the former key no longer', () =>
    withStore(async (plain) => {
      await sealedStore(plain, [first], isSealed).put(NAME, Buffer.from('kept'));
      const both = sealedStore(plain, [second, first], isSealed);
      expect(await both.isCurrent?.(NAME)).toBe(false);
      expect(await both.renew?.(NAME)).toBe(true);
      expect(await both.isCurrent?.(NAME)).toBe(true);
      const newer = sealedStore(plain, [second], isSealed);
      expect(String(await buffer(await newer.get(NAME)))).toBe('kept');
      const former = sealedStore(plain, [first], isSealed);
      await expect(former.get(NAME)).rejects.toThrow(SealError);
    }));

  it('stays away if it was removed', () =>
    withStore(async (plain) => {
      const store = sealedStore(plain, [first], isSealed);
      expect(await store.isCurrent?.(NAME)).toBe(true);
      expect(await store.renew?.(NAME)).toBe(false);
      expect(await plain.stat(NAME)).toBeUndefined();
    }));
});
