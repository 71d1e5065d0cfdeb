import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resources } from '../../../domain/resources/registry.ts';
import type { ArchiveFile } from '../../../server/backup/read-archive.ts';
import { type Verified, verifyArchive } from '../../../server/backup/read-archive.ts';
import { restore } from '../../../server/backup/restore.ts';
import { readConfig } from '../../../server/base/config.ts';
import { emptyDatabase } from '../../support/backups.ts';
import type { Client } from '../../support/client.ts';
import { memoryFolder } from '../../support/memory-folder.ts';
import { databaseUrl } from '../../support/own-database.ts';
import { DOCUMENT_KEY, RELEASES, releasedStates } from '../../support/releases/fixtures.ts';
import { lostValues } from '../../support/releases/lost-values.ts';
import { workInOffice } from '../../support/releases/office-work.ts';
import { type StartedServer, startProcess } from '../../support/started-server.ts';

type Many = { readonly count: number; readonly data: readonly { readonly _id: string }[] };

const ADDRESSES: Readonly<Record<string, string>> = {
  attachment: 'files',
  document: 'auth/getcommandfile',
  picture: 'auth/getfile',
};
const kindOf = (name: string): string => name.slice(0, name.indexOf('-'));

const states = await releasedStates();

it('there is a backup of more than one released state', () => {
  expect(states.length).toBeGreaterThan(1);
});

describe.each(states)('a firm of the version with the migration %s', (state) => {
  const path = join(RELEASES, `${state}.tar.zst`);
  const archive: ArchiveFile = { name: state, open: () => createReadStream(path), keys: {} };
  let dataDir: string;
  let to: Awaited<ReturnType<typeof emptyDatabase>>;
  let verified: Verified;
  let server: StartedServer;
  let admin: Client;
  beforeAll(async () => {
    dataDir = await memoryFolder();
    to = await emptyDatabase();
    verified = await verifyArchive(archive);
  });
  afterAll(async () => {
    await server?.end('SIGTERM');
    await to.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  const environment = () => ({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl(to.connection),
    DOCUMENT_KEY_FILE: DOCUMENT_KEY,
  });

  it('is restored and migrated, and has lost no value', async () => {
    const config = readConfig(environment());
    const { rows, unknownTables } = await restore(config, { archive, isOwned: () => false });
    expect(rows).toBeGreaterThan(6000);
    expect(unknownTables).toEqual([]);
    const { manifest } = verified;
    expect(await lostValues(to.connection, { archive, manifest, state })).toEqual([]);
  });

  it('starts, and its administrator signs in with the password of then', async () => {
    server = await startProcess(environment());
    admin = await server.signIn();
    expect((await admin.get('auth/me')).status).toBe(200);
  });

  it('shows every list with its first record, all orders and all files', async () => {
    const { database } = to;
    for (const { path: list } of Object.values(resources)) {
      const { status, body } = await admin.get<Many>(`${list}?limit=1`);
      expect([list, status]).toEqual([list, 200]);
      if (body.count > 0)
        expect((await admin.get(`${list}/${body.data[0]?._id}`)).status).toBe(200);
    }
    const { rows } = await sql<{ orders: number }>`
      select count(*)::int as orders from orders where deleted_at is null
    `.execute(database);
    expect((await admin.get<Many>('commands?limit=1')).body.count).toBe(rows[0]?.orders);
    const names = verified.manifest.files.map(({ name }) => name);
    expect([...new Set(names.map(kindOf))].toSorted()).toEqual(Object.keys(ADDRESSES));
    for (const name of names) {
      const { status } = await admin.get(`${ADDRESSES[kindOf(name)]}/${name}`);
      expect([name, status]).toEqual([name, 200]);
    }
  });

  it('is used as before', async () => {
    await workInOffice(admin);
  });
});
