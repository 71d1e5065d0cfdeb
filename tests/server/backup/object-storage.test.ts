import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { generateX25519Identity } from 'age-encryption';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addToErasedList, readErasedList } from '../../../server/backup/erased-list.ts';
import { makeBackup } from '../../../server/backup/make-backup.ts';
import { verifyArchive } from '../../../server/backup/read-archive.ts';
import { restore } from '../../../server/backup/restore.ts';
import { backupTarget } from '../../../server/backup/s3-target.ts';
import { readConfig } from '../../../server/base/config.ts';
import { newId } from '../../../server/base/new-id.ts';
import { filePlaceOf } from '../../../server/blobs/file-place.ts';
import { hasSeal } from '../../../server/blobs/sealed-store.ts';
import { openDocumentStore } from '../../../server/files/document-store.ts';
import { inTransaction } from '../../../server/resources/in-transaction.ts';
import { allFiles, allRows, backedUpHouse, emptyDatabase, fill } from '../../support/backups.ts';
import { memoryFolder } from '../../support/memory-folder.ts';
import { addressOf, objectStorage } from '../../support/object-storage.ts';
import { databaseUrl } from '../../support/own-database.ts';
import { photoWithPlace } from '../../support/pictures.ts';
import { signInAs, startServer } from '../../support/server.ts';
import { workOff } from '../../support/work-off.ts';

let storage: Awaited<ReturnType<typeof objectStorage>>;
let folder: string;
beforeAll(async () => {
  storage = await objectStorage();
  folder = await memoryFolder();
});
afterAll(async () => {
  await storage.close();
  await rm(folder, { recursive: true, force: true });
});

it('a backup goes to an object storage, and its files are restored into one', async () => {
  await using house = await backedUpHouse();
  await using to = await emptyDatabase();
  await fill(house.own.database, house.blobs, 5);
  const target = backupTarget(addressOf(storage.url('jisr/backups')));
  expect(await target.list()).toEqual([]);
  const made = await makeBackup({
    connection: house.own.connection,
    blobs: house.blobs,
    target,
    encryption: undefined,
    now: new Date('2100-06-02T00:00:00Z'),
    signal: new AbortController().signal,
  });
  expect(await target.list()).toEqual([{ name: made.name, at: made.at, size: made.size }]);
  const archive = { name: made.name, open: () => target.open(made.name), keys: {} };
  expect((await verifyArchive(archive)).manifest.files).toHaveLength(5);

  const dataDir = join(folder, 'restored');
  await mkdir(dataDir);
  const DOCUMENT_KEY_FILE = join(dataDir, 'documents.txt');
  await writeFile(DOCUMENT_KEY_FILE, await generateX25519Identity());
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl(to.connection),
    FILES_URL: storage.url('jisr/restored'),
    DOCUMENT_KEY_FILE,
  });
  const order = { archive, isOwned: () => false };
  await restore(config, order);
  const { blobs, clear, check } = filePlaceOf(config);
  await check();
  expect(await allFiles(blobs)).toEqual(await allFiles(house.blobs));
  expect(await allRows(to.database)).toEqual(await allRows(house.own.database));
  await expect(restore(config, order)).rejects.toThrow(
    /into an empty place only, and \S+\/jisr\/restored has 5 files/,
  );
  await clear();
  expect(await allFiles(blobs)).toEqual(new Map());
  await target.delete(made.name);
  expect(await target.list()).toEqual([]);
});

it('the list of those who were erased stands beside the backups there', async () => {
  const target = backupTarget(addressOf(storage.url('jisr/erased')));
  const [one, other] = ['2100-06-02', '2100-06-03'].map((day) => ({
    id: newId(),
    at: `${day}T00:00:00.000Z`,
  }));
  if (!one || !other) throw new Error('There are two.');
  expect(await readErasedList(target)).toEqual([]);
  expect(await addToErasedList(target, [one])).toBe(1);
  expect(await addToErasedList(target, [one, other])).toBe(1);
  expect(await readErasedList(target)).toEqual([one, other]);
  expect(await target.list()).toEqual([]);
});

it('a server stores its files there, draws smaller pictures of them and makes its backups', async () => {
  const place = filePlaceOf(
    readConfig({
      FILES_URL: storage.url('jisr/files'),
      DOCUMENT_KEY_FILE: join(folder, 'documents.txt'),
    }),
  );
  const { blobs } = await openDocumentStore(place.blobs, {
    dataDir: folder,
    documentKeyFile: join(folder, 'documents.txt'),
  });
  await using server = await startServer({
    store: () => blobs,
    env: { BACKUP_DIR: storage.url('jisr/nightly'), BACKUP_KEEP: '1/0/0' },
  });
  const admin = await signInAs(server, 'admin');
  const picture = await photoWithPlace();
  await blobs.put('picture-large.jpg', picture);
  await blobs.put('document-one.jpg', picture);
  expect(await hasSeal(place.blobs, 'document-one.jpg')).toBe(true);
  expect(picture.equals(await buffer(await blobs.get('document-one.jpg')))).toBe(true);

  const part = await admin.get('/auth/getfile/picture-large.jpg', { range: 'bytes=8-15' });
  expect(part.status).toBe(206);
  const small = await admin.get('/auth/getfile/picture-large.jpg?size=small');
  expect(small.status).toBe(200);

  await inTransaction(server.database, (transaction) =>
    server.app.engine.jobs.add(transaction, 'backup', { isWanted: true }),
  );
  await workOff(server, { only: ['backup'] });
  const { body } = await admin.get<{
    data: readonly {
      isStored: boolean;
      rehearsalError: string | null;
      rehearsedAt: string | null;
    }[];
    plan: { place: string };
  }>('/backups');
  expect(body.plan.place).toMatch(/^127\.0\.0\.1:\d+\/jisr\/nightly$/);
  expect(body.data).toMatchObject([{ isStored: true, rehearsalError: null }]);
  expect(body.data[0]?.rehearsedAt).not.toBeNull();
  expect(JSON.stringify(body)).not.toContain('S3RVER');
  expect(await readFile(join(folder, 'documents.txt'), 'utf8')).toContain('AGE-SECRET-KEY-1');
});
