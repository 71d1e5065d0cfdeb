import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateX25519Identity } from 'age-encryption';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { carryOver } from '../../../server/backup/carry-over.ts';
import { readConfig } from '../../../server/base/config.ts';
import { newId } from '../../../server/base/new-id.ts';
import type { BlobStore } from '../../../server/blobs/blob-store.ts';
import { openFolderStore } from '../../../server/blobs/folder-store.ts';
import { connect } from '../../../server/database/connect.ts';
import { migrate } from '../../../server/database/migrate.ts';
import { openDocumentStore } from '../../../server/files/document-store.ts';
import { openJobs } from '../../../server/jobs/jobs.ts';
import { prepareQueues } from '../../../server/jobs/queues.ts';
import { allFiles, allRows, emptyDatabase, fill, waitingWork } from '../../support/backups.ts';
import { memoryFolder } from '../../support/memory-folder.ts';
import { databaseUrl } from '../../support/own-database.ts';
import { startQuickDatabase } from '../../support/quick-database.ts';
import { dataFolder } from '../../support/started-server.ts';

let source: Awaited<ReturnType<typeof dataFolder>>;
let rows: Awaited<ReturnType<typeof allRows>>;
let work: readonly string[];
let files: BlobStore;
let target: string;
let lastCode: number;
const running = new AbortController().signal;

/** What is in the database of the source, which is started for it. */
async function readSource() {
  const server = await startQuickDatabase(source.path);
  const database = connect(server.connection, { max: 2 });
  try {
    return { rows: await allRows(database), work: await waitingWork(database) };
  } finally {
    await database.destroy();
    await server.stop('fast');
  }
}

beforeAll(async () => {
  source = await dataFolder();
  files = openFolderStore(join(source.path, 'files'), 0);
  const { blobs } = await openDocumentStore(files, {
    dataDir: source.path,
    documentKeyFile: undefined,
  });
  await blobs.put('document-1.pdf', Buffer.from('an ID document'));
  const server = await startQuickDatabase(source.path);
  const database = connect(server.connection, { max: 2 });
  await migrate(database);
  await prepareQueues(database);
  await fill(database, files);
  const { rows: codes } = await sql<{
    code: string;
  }>`select nextval('customer_code') as code`.execute(database);
  lastCode = Number(codes[0]?.code);
  const later = new Date('2100-01-01T00:00:00Z');
  await database.transaction().execute(async (transaction) => {
    const data = { id: newId(), at: later.toISOString() };
    await openJobs(database).add(transaction, 'planned', data, { after: later });
  });
  await database.destroy();
  await server.stop('fast');
  ({ rows, work } = await readSource());
});
afterAll(() => source.remove());

beforeEach(async () => {
  target = await memoryFolder();
});
afterEach(() => rm(target, { recursive: true, force: true }));

type Target = Awaited<ReturnType<typeof emptyDatabase>>;

const carryTo = (to: Target, env: Record<string, string> = {}, signal = running) => {
  const config = readConfig({ DATA_DIR: target, DATABASE_URL: databaseUrl(to.connection), ...env });
  return carryOver({ from: source.path, config, isOwned: () => false, signal });
};

const filesOf = (folder: string) => allFiles(openFolderStore(join(folder, 'files')));

describe('moving an embedded installation', () => {
  it('copies every row, file, key and waiting work, and leaves the source as it was', async () => {
    await using to = await emptyDatabase();
    const moved = await carryTo(to);
    expect(moved).toMatchObject({ files: 41, areFilesThere: false, unknownTables: [] });
    expect(rows.get('users')).toHaveLength(40);
    expect(await allRows(to.database)).toEqual(rows);
    expect(work).toHaveLength(1);
    expect(await waitingWork(to.database)).toEqual(work);
    const next = await sql<{ code: string }>`select nextval('customer_code') as code`.execute(
      to.database,
    );
    expect(next.rows).toEqual([{ code: String(lastCode + 1) }]);
    expect(await filesOf(target)).toEqual(await allFiles(files));
    const keyFile = join(target, 'keys', 'documents.txt');
    expect(moved.keyFile).toBe(keyFile);
    expect(await readFile(keyFile)).toEqual(
      await readFile(join(source.path, 'keys', 'documents.txt')),
    );
    expect(await readSource()).toEqual({ rows, work });

    await expect(carryTo(to)).rejects.toThrow(
      /moved into an empty place only, and \S+ has 41 files/,
    );
    await rm(join(target, 'files'), { recursive: true });
    await expect(carryTo(to)).rejects.toThrow(
      'moved into an empty database only, and the database',
    );
  });

  it('leaves files in the folder that both share, and compares them', async () => {
    await using to = await emptyDatabase();
    const before = await filesOf(source.path);
    const moved = await carryTo(to, { DATA_DIR: source.path });
    expect(moved).toMatchObject({ files: 41, areFilesThere: true, keyFile: undefined });
    expect(await allRows(to.database)).toEqual(rows);
    expect(await filesOf(source.path)).toEqual(before);
  });

  it('leaves nothing behind when it is cancelled, and succeeds the next time', async () => {
    await using to = await emptyDatabase();
    const early = new AbortController();
    early.abort(new Error('cancelled early'));
    await expect(carryTo(to, {}, early.signal)).rejects.toThrow('cancelled early');

    // Looked at before each part of the archive: cancelled as soon as the first file was copied.
    const late = new AbortController();
    const { signal } = late;
    const look = signal.throwIfAborted.bind(signal);
    signal.throwIfAborted = () => {
      const shards = existsSync(join(target, 'files')) ? readdirSync(join(target, 'files')) : [];
      if (shards.length > 1) late.abort(new Error('cancelled late'));
      look();
    };
    await expect(carryTo(to, {}, signal)).rejects.toThrow('cancelled late');
    expect(await filesOf(target)).toEqual(new Map());
    expect(await allRows(to.database)).toEqual(new Map());
    expect(await carryTo(to)).toMatchObject({ files: 41 });
  });

  it('rejects a target that could not read the ID documents, and another source', async () => {
    await using to = await emptyDatabase();
    const keyFile = join(target, 'other.txt');
    await writeFile(keyFile, await generateX25519Identity());
    await expect(carryTo(to, { DOCUMENT_KEY_FILE: keyFile })).rejects.toThrow(
      'does not contain all keys of',
    );
    await mkdir(join(target, 'empty'));
    const config = readConfig({ DATA_DIR: target, DATABASE_URL: databaseUrl(to.connection) });
    const from = join(target, 'empty');
    await expect(
      carryOver({ from, config, isOwned: () => false, signal: running }),
    ).rejects.toThrow('There is no embedded database in');
    expect(await allRows(to.database)).toEqual(new Map());
  });
});
