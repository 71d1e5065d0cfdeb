import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BlobMissingError, type BlobStore, isBlobName } from '../../../server/blobs/blob-store.ts';
import { openFolderStore } from '../../../server/blobs/folder-store.ts';
import { memoryFolder } from '../../support/memory-folder.ts';
import { objectStorage, s3StoreAt } from '../../support/object-storage.ts';

const RUNS = 30;

type Opened = { readonly store: BlobStore; close(): Promise<void> };

async function folderStore(): Promise<Opened> {
  const folder = await memoryFolder();
  return {
    store: openFolderStore(join(folder, 'files')),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

async function s3Store(): Promise<Opened> {
  const { url, close } = await objectStorage();
  return { store: s3StoreAt(url('jisr/one/two')), close };
}

const namesOf = async (names: AsyncIterable<string>): Promise<string[]> => {
  const found: string[] = [];
  for await (const name of names) found.push(name);
  return found.sort();
};

const WAYS = [
  ['a folder', folderStore],
  ['an object storage', s3Store],
] as const;

describe.each(WAYS)('files in %s', (_, open) => {
  let store: BlobStore;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ store, close } = await open());
  });
  afterAll(() => close());

  it('returns every byte that it was given, whole or as a stream', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 5000 }),
        fc.boolean(),
        async (bytes, streamed) => {
          const source = streamed ? Readable.from(bytes.length ? [Buffer.from(bytes)] : []) : bytes;
          expect(await store.put('letter.pdf', source)).toEqual({ size: bytes.length });
          expect(await buffer(await store.get('letter.pdf'))).toEqual(Buffer.from(bytes));
          expect((await store.stat('letter.pdf'))?.size).toBe(bytes.length);
        },
      ),
      { numRuns: RUNS },
    );
  });

  it('returns exactly the range that is requested', async () => {
    const bytes = Buffer.from(Array.from({ length: 4000 }, (_, at) => (at * 31) % 256));
    await store.put('voice.weba', bytes);
    await fc.assert(
      fc.asyncProperty(fc.nat(3999), fc.nat(3999), async (one, other) => {
        const range = { start: Math.min(one, other), end: Math.max(one, other) };
        const part = await buffer(await store.get('voice.weba', range));
        expect(part).toEqual(bytes.subarray(range.start, range.end + 1));
      }),
      { numRuns: RUNS },
    );
  });

  it('rejects every name that is more than one plain segment, in every call', async () => {
    const climbing = [
      '',
      '.',
      '..',
      '../users',
      'a/b',
      'a\\b',
      '/etc/passwd',
      'C:\\boot.ini',
      '.hidden',
      'a..b',
      'a\0b',
      'a\n',
      '%2e%2e',
      'ends with dot.',
      'x'.repeat(201),
    ];
    for (const name of climbing) {
      expect(isBlobName(name), name).toBe(false);
      await expect(store.put(name, Buffer.from('x')), name).rejects.toThrow(TypeError);
      await expect(store.get(name), name).rejects.toThrow(TypeError);
      await expect(store.stat(name), name).rejects.toThrow(TypeError);
      await expect(store.delete(name), name).rejects.toThrow(TypeError);
    }
  });

  it('finds nothing under a name that was never stored', async () => {
    expect(await store.stat('nobody.jpg')).toBeUndefined();
    await expect(store.get('nobody.jpg')).rejects.toThrow(BlobMissingError);
    await expect(store.delete('nobody.jpg')).resolves.toBeUndefined();
  });

  it('removes a file for good', async () => {
    await store.put('photo.jpg', Buffer.from('x'));
    await store.delete('photo.jpg');
    expect(await store.stat('photo.jpg')).toBeUndefined();
  });

  it('keep the old contents when an upload fails', async () => {
    await store.put('photo.jpg', Buffer.from('first'));
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('The line broke.');
      })(),
    );
    await expect(store.put('photo.jpg', broken)).rejects.toThrow('The line broke.');
    expect((await buffer(await store.get('photo.jpg'))).toString()).toBe('first');
  });

  it('are listed by a common prefix, whatever is in their names, and end where they end', async () => {
    const names = ['picture-1 (2).jpg', 'picture-1', 'picture-é'.normalize('NFC'), 'sound-1'];
    const plain = names.filter(isBlobName);
    for (const name of plain) await store.put(name, Buffer.from(name));
    expect(await namesOf(store.list('picture-'))).toEqual(['picture-1', 'picture-1 (2).jpg']);
    for (const name of plain) expect(String(await buffer(await store.get(name)))).toBe(name);
    const part = await store.get('sound-1', { start: 3, end: 5000 });
    expect(String(await buffer(part))).toBe('nd-1');
  });

  it('say when they were stored', async () => {
    const before = Date.now();
    await store.put('now.pdf', Buffer.from('x'));
    const { modifiedAt } = (await store.stat('now.pdf')) ?? {};
    // HTTP has whole seconds.
    expect(modifiedAt?.getTime()).toBeGreaterThanOrEqual(before - 1000);
    expect(modifiedAt?.getTime()).toBeLessThanOrEqual(Date.now() + 1000);
  });
});
