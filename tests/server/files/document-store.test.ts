import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { generateX25519Identity } from 'age-encryption';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BlobStore } from '../../../server/blobs/blob-store.ts';
import { openFolderStore } from '../../../server/blobs/folder-store.ts';
import { hasSeal, sealedStore } from '../../../server/blobs/sealed-store.ts';
import { keepFiles } from '../../../server/database/backup-locks.ts';
import { StartError } from '../../../server/database/start-error.ts';
import { openDocumentStore } from '../../../server/files/document-store.ts';
import { renewDocuments } from '../../../server/files/renew-documents.ts';
import { memoryFolder } from '../../support/memory-folder.ts';
import { drawing } from '../../support/pictures.ts';
import { placeOrder } from '../../support/records.ts';
import { signInAs, startServer } from '../../support/server.ts';

const NAME = 'document-1.png';

let dataDir: string;
let folder: BlobStore;
let keyFile: string;

beforeEach(async () => {
  dataDir = await memoryFolder();
  folder = openFolderStore(join(dataDir, 'files'));
  keyFile = join(dataDir, 'keys', 'documents.txt');
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

const open = (documentKeyFile?: string) => openDocumentStore(folder, { dataDir, documentKeyFile });

const rejectionOf = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => undefined,
    (one: unknown) => one,
  );
  expect(error).toBeInstanceOf(StartError);
  return String(error);
};

const textOf = async (blobs: BlobStore): Promise<string> =>
  String(await buffer(await blobs.get(NAME)));

describe('the first start', () => {
  it('makes a key that only its user may read, and says where it is', async () => {
    const { blobs, notice } = await open();
    expect(notice).toContain(keyFile);
    expect((await stat(keyFile)).mode & 0o777).toBe(0o600);
    expect(await readdir(join(dataDir, 'keys'))).toEqual(['documents.txt']);
    await blobs.put(NAME, Buffer.from('secret'));
    expect(await hasSeal(folder, NAME)).toBe(true);
    const again = await open();
    expect(again.notice).toBeUndefined();
    expect(await textOf(again.blobs)).toBe('secret');
  });

  it('makes one key if several processes start at once', async () => {
    const stores = await Promise.all([open(), open(), open()]);
    await stores[0]?.blobs.put(NAME, Buffer.from('secret'));
    for (const { blobs } of stores) expect(await textOf(blobs)).toBe('secret');
  });

  it('uses the keys of another place, such as a disk of its own', async () => {
    const elsewhere = join(dataDir, 'safe', 'key');
    await open(elsewhere);
    expect(await readFile(elsewhere, 'utf8')).toMatch(/^AGE-SECRET-KEY-1\w+$/m);
  });
});

describe('a start is rejected', () => {
  it('if the key is missing and documents are encrypted, and makes no other one', async () => {
    const { blobs } = await open();
    await blobs.put(NAME, Buffer.from('secret'));
    await rm(keyFile);
    expect(await rejectionOf(open())).toContain(`there is no file ${keyFile}`);
    expect(await rejectionOf(open())).toContain('DOCUMENT_KEY_FILE');
  });

  it('if none of the keys decrypts what is stored', async () => {
    await sealedStore(folder, [await generateX25519Identity()], () => true).put(
      NAME,
      Buffer.from('secret'),
    );
    await mkdir(join(dataDir, 'keys'));
    await writeFile(keyFile, await generateX25519Identity());
    expect(await rejectionOf(open())).toContain(NAME);
  });

  it('if the file has no key, or a line that is none, which is not repeated', async () => {
    await mkdir(join(dataDir, 'keys'));
    await writeFile(keyFile, '# only a comment\n');
    expect(await rejectionOf(open())).toContain('contains no key');
    await writeFile(keyFile, 'AGE-SECRET-KEY-1MISTYPED\n');
    const sentence = await rejectionOf(open());
    expect(sentence).toContain('a line that is no key');
    expect(sentence).not.toContain('MISTYPED');
  });

  it('if the file cannot be read', async () => {
    await mkdir(keyFile, { recursive: true });
    expect(await rejectionOf(open())).toContain(keyFile);
  });
});

describe('a server', () => {
  it('encrypts the documents of an earlier version, and shows them as before', async () => {
    const key = await generateX25519Identity();
    let plain: BlobStore | undefined;
    await using server = await startServer({
      store: (one) => {
        plain = one;
        return sealedStore(one, [key], (name) => name.startsWith('document-'));
      },
    });
    if (!plain) throw new Error('The server has no store.');
    const picture = await drawing();
    await plain.put(NAME, picture);
    await placeOrder(server, { frontId: NAME });
    const admin = await signInAs(server, 'admin');

    const job = renewDocuments(server.app);
    const client = new pg.Client(server.connection);
    await client.connect();
    await keepFiles(client);
    await job.work(new AbortController().signal);
    expect(await hasSeal(plain, NAME)).toBe(false);
    await client.end();
    await job.work(new AbortController().signal);
    expect(await hasSeal(plain, NAME)).toBe(true);

    const read = (headers: Record<string, string> = {}) =>
      fetch(`${server.url}/api/v1/auth/getcommandfile/${NAME}`, {
        headers: { authorization: `Bearer ${admin.token}`, ...headers },
      });
    const whole = await read();
    expect(whole.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await whole.arrayBuffer()).equals(picture)).toBe(true);
    const part = await read({ range: 'bytes=1-3' });
    expect([part.status, await part.text()]).toEqual([206, 'PNG']);
  });
});
