import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import {
  BlobMissingError,
  type BlobStore,
  isBlobName,
  NoSpaceError,
} from '../../../server/blobs/blob-store.ts';
import { openFolderStore } from '../../../server/blobs/folder-store.ts';

let folder: string;
let store: BlobStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jisr-files-'));
  store = openFolderStore(join(folder, 'files'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const filesIn = async (): Promise<string[]> =>
  (await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

const namesOf = async (names: AsyncIterable<string>): Promise<string[]> => {
  const found: string[] = [];
  for await (const name of names) found.push(name);
  return found.sort();
};

describe('a folder of files', () => {
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
      { numRuns: 60 },
    );
  });

  it('rejects a file that would take up the space that the database needs', async () => {
    expect(await store.hasSpace()).toBe(true);
    const full = openFolderStore(join(folder, 'files'), Number.MAX_SAFE_INTEGER);
    expect(await full.hasSpace()).toBe(false);
    await expect(full.put('letter.pdf', Buffer.from('x'))).rejects.toThrow(NoSpaceError);
    expect(await full.stat('letter.pdf')).toBeUndefined();
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
      { numRuns: 60 },
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

  it('never writes outside of itself, whatever name it is given', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 30 }), async (name) => {
        await ignoringFailure(store.put(name, Buffer.from('x')), 'Most names are refused.');
        expect((await readdir(folder)).filter((entry) => entry !== 'files')).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('finds nothing under a name that was never stored', async () => {
    expect(await store.stat('nobody.jpg')).toBeUndefined();
    await expect(store.get('nobody.jpg')).rejects.toThrow(BlobMissingError);
    await expect(store.delete('nobody.jpg')).resolves.toBeUndefined();
  });

  it('keeps the old file, and nothing of the new one, when an upload fails', async () => {
    await store.put('photo.jpg', Buffer.from('first'));
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('The line broke.');
      })(),
    );
    await expect(store.put('photo.jpg', broken)).rejects.toThrow('The line broke.');
    expect((await buffer(await store.get('photo.jpg'))).toString()).toBe('first');
    expect(await filesIn()).toEqual(['photo.jpg']);
  });

  it('lists names with a common prefix, but not files that are still being written', async () => {
    for (const name of ['picture-1', 'picture-2', 'document-1']) {
      await store.put(name, Buffer.from(name));
    }
    await writeFile(join(folder, 'files', '.incoming', 'picture-3'), 'half');
    expect(await namesOf(store.list('picture-'))).toEqual(['picture-1', 'picture-2']);
    expect(await namesOf(openFolderStore(join(folder, 'none')).list(''))).toEqual([]);
  });

  it('removes what a killed process left a day ago, and keeps what is newer', async () => {
    await store.put('photo.jpg', Buffer.from('whole'));
    const incoming = join(folder, 'files', '.incoming');
    await writeFile(join(incoming, 'old'), 'half');
    await utimes(join(incoming, 'old'), new Date(0), new Date(0));
    await writeFile(join(incoming, 'new'), 'half');
    await openFolderStore(join(folder, 'files')).put('other.jpg', Buffer.from('x'));
    expect(await readdir(incoming)).toEqual(['new']);
  });

  it('removes a file for good', async () => {
    await store.put('photo.jpg', Buffer.from('x'));
    await store.delete('photo.jpg');
    expect(await store.stat('photo.jpg')).toBeUndefined();
  });
});
