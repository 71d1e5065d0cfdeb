import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import { type BlobStore, NoSpaceError } from '../../../server/blobs/blob-store.ts';
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
  it('rejects a file that would take up the space that the database needs', async () => {
    expect(await store.hasSpace()).toBe(true);
    const full = openFolderStore(join(folder, 'files'), Number.MAX_SAFE_INTEGER);
    expect(await full.hasSpace()).toBe(false);
    await expect(full.put('letter.pdf', Buffer.from('x'))).rejects.toThrow(NoSpaceError);
    expect(await full.stat('letter.pdf')).toBeUndefined();
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
});
