import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { asOnlyBackup } from '../../../server/backup/one-backup.ts';
import { backupsModule } from '../../../server/backups/backups-module.ts';
import { inTransaction } from '../../../server/resources/in-transaction.ts';
import { memoryFolder } from '../../support/memory-folder.ts';
import { ownDatabase } from '../../support/own-database.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';
import { workOff } from '../../support/work-off.ts';

type Backup = {
  _id: string | null;
  startedAt: string;
  name: string | null;
  error: string | null;
  isWanted: boolean;
  isStored: boolean;
  isEncrypted: boolean | null;
  rehearsedAt: string | null;
  rehearsalError: string | null;
};
type Answer = {
  data: readonly Backup[];
  plan: {
    place: string | null;
    next: string | null;
    isRunning: boolean;
    lastSuccessAt: string | null;
    lastRehearsalAt: string | null;
  };
};

const METRICS_TOKEN = 'a-token-of-the-tests';
const NIGHT = new Date('2100-06-02T00:00:00Z');
const HOUR_MS = 3_600_000;

async function startAt(env: Record<string, string> = {}) {
  let now = NIGHT.getTime();
  const folder = await memoryFolder();
  const server = await startServer({
    clock: () => new Date(now),
    env: { BACKUP_DIR: join(folder, 'backups'), METRICS_TOKEN, ...env },
  });
  const admin = await signInAs(server, 'admin');
  return {
    server,
    admin,
    folder: join(folder, 'backups'),
    read: async () => (await admin.get<Answer>('/backups')).body,
    later: (hours: number) => {
      now += hours * HOUR_MS;
    },
    look: async () => {
      await inTransaction(server.database, (transaction) =>
        server.app.engine.jobs.add(transaction, 'backup', {}),
      );
      await workOff(server, { only: ['backup'] });
    },
    [Symbol.asyncDispose]: () => server.close(),
  };
}

async function metricsOf({ url }: TestServer): Promise<string> {
  const answer = await fetch(`${url}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  return answer.text();
}

const databases = async ({ database }: TestServer): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    select datname as name from pg_database
    where starts_with(datname, left(current_database(), 44) || '_rehearsal')
  `.execute(database);
  return rows.map(({ name }) => name);
};

it('an administrator has a backup made now, which is restored at once to try it', async () => {
  await using house = await startAt({ BACKUP_PASSPHRASE: 'a passphrase of the tests' });
  const { server, admin } = house;
  expect((await admin.post('/backups')).status).toBe(202);
  expect((await admin.post('/backups')).status).toBe(202);
  await workOff(server, { only: ['backup'] });
  const { data, plan } = await house.read();
  expect(data).toEqual([
    expect.objectContaining({
      startedAt: NIGHT.toISOString(),
      name: 'jisr-2100-06-02T00-00-00-000Z.tar.zst.age',
      error: null,
      isWanted: true,
      isStored: true,
      isEncrypted: true,
      rehearsedAt: NIGHT.toISOString(),
      rehearsalError: null,
    }),
  ]);
  expect(plan).toMatchObject({
    place: house.folder,
    isRunning: false,
    lastSuccessAt: NIGHT.toISOString(),
    lastRehearsalAt: NIGHT.toISOString(),
  });
  expect(await databases(server)).toEqual([]);
  const metrics = await metricsOf(server);
  const seconds = NIGHT.getTime() / 1000;
  expect(metrics).toContain(`jisr_backup_last_success_timestamp_seconds ${seconds}`);
  expect(metrics).toContain(`jisr_backup_rehearsal_last_success_timestamp_seconds ${seconds}`);
  expect(metrics).toContain('jisr_backup_failures_since_success 0');
});

it('one is made each night, and old ones go', async () => {
  await using house = await startAt({ BACKUP_AT: '02:00', BACKUP_KEEP: '2/0/0' });
  for (const hours of [0, 1, 23, 23, 1, 24]) {
    house.later(hours);
    await house.look();
  }
  const { data, plan } = await house.read();
  expect(data.map(({ startedAt, isStored }) => [startedAt, isStored])).toEqual([
    ['2100-06-05T00:00:00.000Z', true],
    ['2100-06-04T00:00:00.000Z', true],
    ['2100-06-03T00:00:00.000Z', false],
    ['2100-06-02T00:00:00.000Z', false],
  ]);
  expect(plan.next).toBe('2100-06-06T00:00:00.000Z');
});

it('a backup that fails is recorded, and tried again an hour later', async () => {
  await using house = await startAt();
  const { folder, server } = house;
  await writeFile(folder, 'a file where the folder belongs');
  await house.look();
  await house.look();
  const { data, plan } = await house.read();
  expect(plan.lastSuccessAt).toBeNull();
  expect(data).toEqual([
    expect.objectContaining({ name: null, error: expect.stringContaining(folder) }),
  ]);
  expect(await metricsOf(server)).toContain('jisr_backup_failures_since_success 1');
  house.later(1);
  await house.look();
  expect((await house.read()).data).toHaveLength(2);
});

it('a backup that cannot be restored is told from one that can, and never pushes it out', async () => {
  await using house = await startAt({ BACKUP_KEEP: '0/0/0' });
  const { server } = house;
  await house.look();
  // A value that no migration knows how to load: a column that somebody has added by hand.
  await sql`alter table preference add column by_hand text`.execute(server.database);
  house.later(24);
  await house.look();
  const { data, plan } = await house.read();
  expect(data.map(({ rehearsalError, isStored }) => [rehearsalError, isStored])).toEqual([
    [
      "The table preference of the backup has a column by_hand, which is none of Jisr's: it was added by hand. Nothing was written.",
      true,
    ],
    [null, true],
  ]);
  expect(plan.lastRehearsalAt).toBe(NIGHT.toISOString());
  expect(await metricsOf(server)).toContain('jisr_backup_rehearsal_failures_since_success 1');
});

it('a rehearsal that was interrupted is made up, but not without end', async () => {
  await using house = await startAt({ BACKUP_PASSPHRASE: 'a passphrase of the tests' });
  const { database } = house.server;
  await house.look();
  const interrupt = (rehearsals: number) =>
    database
      .updateTable('backup_run')
      .set({ rehearsed_at: null, rehearsal_error: null, rehearsals })
      .execute();
  await interrupt(1);
  house.later(1);
  await house.look();
  const later = new Date(NIGHT.getTime() + HOUR_MS).toISOString();
  expect((await house.read()).data).toEqual([
    expect.objectContaining({ rehearsedAt: later, rehearsalError: null }),
  ]);
  await interrupt(3);
  await house.look();
  expect((await house.read()).data).toEqual([
    expect.objectContaining({ rehearsalError: 'It was interrupted 3 times.' }),
  ]);
  // One whose key has ended with its process, and one that was never to be rehearsed.
  await interrupt(1);
  await database.updateTable('backup_run').set({ is_encrypted: true }).execute();
  house.server.app.config = {
    ...house.server.app.config,
    backups: { ...house.server.app.config.backups, encryption: undefined },
  };
  await house.look();
  expect((await house.read()).data).toHaveLength(2);
  await database.updateTable('backup_run').set({ rehearsed_at: null, rehearsals: 0 }).execute();
  await house.look();
  expect((await house.read()).data.map(({ rehearsedAt }) => rehearsedAt)).toEqual([null, null]);
});

it('nothing begins while somebody else backs up, nor between a backup and its rehearsal', async () => {
  await using house = await startAt();
  const { server, admin } = house;
  await asOnlyBackup(server.connection, async () => {
    expect((await house.read()).plan.isRunning).toBe(true);
    await house.look();
    expect((await house.read()).data).toEqual([]);
    await admin.post('/backups');
    await workOff(server, { only: ['backup'] });
    expect((await house.read()).data).toEqual([
      expect.objectContaining({ error: expect.stringContaining('Another backup') }),
    ]);
    await expect(asOnlyBackup(server.connection, async () => 'begun')).rejects.toThrow(
      'Another backup',
    );
  });
});

it('what a folder has from elsewhere is listed, and others than administrators see nothing', async () => {
  await using house = await startAt();
  const { server, folder } = house;
  await house.look();
  await sql`delete from backup_run`.execute(server.database);
  const { data } = await house.read();
  expect(data).toEqual([expect.objectContaining({ _id: null, isStored: true })]);
  expect(await readdir(folder)).toHaveLength(1);
  const customer = await signInAs(server, 'customer');
  expect((await customer.get('/backups')).status).toBe(403);
  expect((await customer.post('/backups')).status).toBe(403);
  expect((await server.stranger.get('/backups')).status).toBe(401);
});

it('with a PostgreSQL of its own and no folder none is made', async () => {
  const own = await ownDatabase();
  const { connection } = own;
  const address =
    'connectionString' in connection
      ? connection.connectionString
      : `postgresql://${connection.user}@localhost/${connection.database}?host=${encodeURIComponent(connection.host)}`;
  const server = await startServer({ database: own, env: { DATABASE_URL: address } });
  try {
    const admin = await signInAs(server, 'admin');
    const { plan } = (await admin.get<Answer>('/backups')).body;
    expect(plan).toMatchObject({ place: null, next: null });
    expect((await admin.post('/backups')).status).toBe(404);
    const { config, blobs } = server.app;
    const notice = await backupsModule.prepare?.({
      config,
      blobs,
      database: own.database,
      now: new Date(),
    });
    expect(notice).toContain('BACKUP_DIR');
    const lines = await server.app.statusLines();
    expect(lines.filter(({ finding }) => finding === 'none').map(({ line }) => line)).toEqual(
      expect.arrayContaining(['backups', 'rehearsal']),
    );
  } finally {
    await server.close();
    await own.close();
  }
});
