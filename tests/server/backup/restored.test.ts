import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Encryption, Keys } from '../../../server/backup/encryption.ts';
import { comparingFiles, storingFiles } from '../../../server/backup/file-sinks.ts';
import { verifyArchive } from '../../../server/backup/read-archive.ts';
import { rehearse } from '../../../server/backup/rehearse.ts';
import { restoreInto } from '../../../server/backup/restore-into.ts';
import { newId } from '../../../server/base/new-id.ts';
import { openFolderStore } from '../../../server/blobs/folder-store.ts';
import { connect } from '../../../server/database/connect.ts';
import { migrate } from '../../../server/database/migrate.ts';
import { openJobs } from '../../../server/jobs/jobs.ts';
import { prepareQueues } from '../../../server/jobs/queues.ts';
import {
  allFiles,
  allRows,
  backedUpHouse,
  emptyDatabase,
  fill,
  type House,
  schemaOf,
  waitingWork,
} from '../../support/backups.ts';
import type { OwnDatabase } from '../../support/own-database.ts';

const PASSPHRASE = 'a passphrase of the tests';
const identity = await generateX25519Identity();
const recipient = await identityToRecipient(identity);

const WAYS: readonly (readonly [string, Encryption | undefined, Keys])[] = [
  ['not encrypted', undefined, {}],
  ['with a passphrase', { passphrase: PASSPHRASE, workFactor: 10 }, { passphrase: PASSPHRASE }],
  ['for a public key', { recipients: [recipient] }, { identities: [identity] }],
];

async function restored(house: House, to: OwnDatabase, name: string, keys: Keys = {}) {
  const archive = house.archive(name, keys);
  const blobs = openFolderStore(join(house.folder, 'restored'), 0);
  const verified = await verifyArchive(archive);
  const keepFile = storingFiles(blobs);
  const loaded = await restoreInto(to.connection, { archive, verified, keepFile });
  return { loaded, blobs };
}

describe.each(WAYS)('a backup %s', (_, encryption, keys) => {
  it('is restored row by row and file by file', async () => {
    await using house = await backedUpHouse();
    await using to = await emptyDatabase();
    const { database } = house.own;
    await fill(database, house.blobs);
    await sql`select nextval('customer_code'), nextval('customer_code')`.execute(database);
    const later = new Date('2100-01-01T00:00:00Z');
    await database.transaction().execute(async (transaction) => {
      const { add } = openJobs(database);
      await add(transaction, 'planned', { id: newId(), at: later.toISOString() }, { after: later });
      await add(transaction, 'outbox', { channel: 'sms' });
    });

    const made = await house.backup(encryption);
    const { loaded, blobs } = await restored(house, to, made.name, keys);

    expect(made.isEncrypted).toBe(encryption !== undefined);
    expect(loaded).toEqual({ rows: made.rows, files: 40, unknownTables: [], unknownQueues: [] });
    const rows = await allRows(database);
    expect(rows.get('users')).toHaveLength(40);
    expect(await allRows(to.database)).toEqual(rows);
    expect(await allFiles(blobs)).toEqual(await allFiles(house.blobs));
    expect(await waitingWork(database)).toHaveLength(2);
    expect(await waitingWork(to.database)).toEqual(await waitingWork(database));
    expect(await schemaOf(to.database)).toEqual(await schemaOf(database));
    const next = await sql<{ next: string }>`select nextval('customer_code') as next`.execute(
      to.database,
    );
    expect(next.rows).toEqual([{ next: '1003' }]);
  });
});

it('a backup under load is the state of one moment, and has every file that it names', async () => {
  await using house = await backedUpHouse();
  await using to = await emptyDatabase();
  const { database } = house.own;
  await fill(database, house.blobs);
  let isWriting = true;
  const writers = [1, 2, 3].map(async () => {
    while (isWriting) await fill(database, house.blobs, 1);
  });
  try {
    const made = await house.backup();
    const { blobs } = await restored(house, to, made.name);
    const users = await to.database.selectFrom('users').select('id').execute();
    const orders = await to.database.selectFrom('orders').select('sender_id').execute();
    const files = await allFiles(blobs);
    expect(users.length).toBeGreaterThanOrEqual(40);
    // Each order belongs to a customer who is there; a file is stored after both.
    const ids = new Set(users.map(({ id }) => id));
    expect(orders.filter(({ sender_id }) => !ids.has(sender_id ?? ''))).toEqual([]);
    expect(users.length - orders.length).toBeLessThanOrEqual(3);
    const lacking = users.filter(({ id }) => !files.has(`picture-${id}.jpg`));
    expect(lacking.length).toBeLessThanOrEqual(3);
  } finally {
    isWriting = false;
    await Promise.all(writers);
  }
});

it('a backup of an earlier version is restored and migrated to this one', async () => {
  await using house = await backedUpHouse('empty');
  await using to = await emptyDatabase();
  const { database } = house.own;
  await migrate(database, { upTo: '0127_invoices_due' });
  await fill(database, house.blobs, 5);

  const made = await house.backup();
  await restored(house, to, made.name);

  await migrate(database);
  await prepareQueues(database);
  expect(await allRows(to.database)).toEqual(await allRows(database));
  expect(await schemaOf(to.database)).toEqual(await schemaOf(database));
  expect(await migrate(to.database)).toEqual([]);
});

it('a table of the operator is in the backup, and is named when it is left out of a restore', async () => {
  await using house = await backedUpHouse();
  await using to = await emptyDatabase();
  const { database } = house.own;
  await sql`create table of_the_operator (line text)`.execute(database);
  await sql`insert into of_the_operator values ('a line')`.execute(database);
  const made = await house.backup();
  const { loaded } = await restored(house, to, made.name);
  expect(loaded).toMatchObject({ rows: made.rows - 1, unknownTables: ['of_the_operator'] });
});

/** A user who may do everything in their own database, and nothing else. */
async function plainUserOf({ database, connection }: OwnDatabase) {
  const role = `jisr_plain_${newId().replaceAll('-', '')}`;
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database);
  const name = rows[0]?.name ?? '';
  await sql`create role ${sql.id(role)} login`.execute(database);
  await sql`alter database ${sql.id(name)} owner to ${sql.id(role)}`.execute(database);
  return {
    connection:
      'connectionString' in connection
        ? { connectionString: asUser(connection.connectionString, role) }
        : { ...connection, user: role },
    [Symbol.asyncDispose]: async () => {
      await sql`alter database ${sql.id(name)} owner to current_user`.execute(database);
      await sql`reassign owned by ${sql.id(role)} to current_user`.execute(database);
      await sql`drop owned by ${sql.id(role)}`.execute(database);
      await sql`drop role ${sql.id(role)}`.execute(database);
    },
  };
}

it('a user who is no superuser can restore into a database of their own', async () => {
  await using house = await backedUpHouse();
  await using to = await emptyDatabase();
  await fill(house.own.database, house.blobs, 5);
  const made = await house.backup();
  await using user = await plainUserOf(to);
  const archive = house.archive(made.name);
  const verified = await verifyArchive(archive);
  await restoreInto(user.connection, { archive, verified, keepFile: comparingFiles });
  const plain = connect(user.connection, { max: 1 });
  expect(await allRows(plain)).toEqual(await allRows(house.own.database));
  await plain.destroy();

  await expect(rehearse(user.connection, archive)).rejects.toThrow(
    'A restore cannot be rehearsed, because the user of DATABASE_URL may not create databases.',
  );
});

function asUser(address: string, user: string): string {
  const url = new URL(address);
  url.username = user;
  return url.href;
}
