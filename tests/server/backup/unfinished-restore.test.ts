import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rehearse } from '../../../server/backup/rehearse.ts';
import { restore } from '../../../server/backup/restore.ts';
import { readConfig } from '../../../server/base/config.ts';
import { openFolderStore } from '../../../server/blobs/folder-store.ts';
import type { Connection } from '../../../server/database/connect.ts';
import { allFiles, allRows, backedUpHouse, emptyDatabase, fill } from '../../support/backups.ts';
import { memoryFolder } from '../../support/memory-folder.ts';
import { databaseUrl } from '../../support/own-database.ts';

let dataDir: string;
let marker: string;
beforeEach(async () => {
  dataDir = await memoryFolder();
  marker = join(dataDir, 'restore-unfinished');
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

const configOf = ({ connection }: { readonly connection: Connection }) =>
  readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl(connection) });

it('a restore that was killed after its commit leaves rows and files as they are', async () => {
  await using house = await backedUpHouse();
  await using to = await emptyDatabase();
  await fill(house.own.database, house.blobs, 3);
  const archive = house.archive((await house.backup()).name);
  const again = () => restore(configOf(to), { archive, isOwned: () => false });
  await again();
  expect(await isThere(marker)).toBe(false);

  await writeFile(marker, '');
  await expect(again()).rejects.toThrow('Nothing is missing: start the server');
  expect(await isThere(marker)).toBe(false);
  const files = openFolderStore(join(dataDir, 'files'));
  expect(await allFiles(files)).toEqual(await allFiles(house.blobs));
  expect(await allRows(to.database)).toEqual(await allRows(house.own.database));

  await expect(again()).rejects.toThrow('A backup is restored into an empty place only');
  expect(await allFiles(files)).toEqual(await allFiles(house.blobs));
});

it('a restore that was killed before its commit begins again', async () => {
  await using house = await backedUpHouse();
  await using to = await emptyDatabase();
  await fill(house.own.database, house.blobs, 3);
  const archive = house.archive((await house.backup()).name);
  await mkdir(join(dataDir, 'files'));
  const files = openFolderStore(join(dataDir, 'files'));
  await files.put('picture-half.jpg', Buffer.from('half'));
  await writeFile(marker, '');
  await restore(configOf(to), { archive, isOwned: () => false });
  expect(await isThere(marker)).toBe(false);
  expect(await allFiles(files)).toEqual(await allFiles(house.blobs));
});

it('a rehearsal drops what a killed one has left, and no database of anybody else', async () => {
  await using house = await backedUpHouse();
  const { database } = house.own;
  await fill(database, house.blobs, 2);
  const archive = house.archive((await house.backup()).name);
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database);
  const name = rows[0]?.name ?? '';
  const [foreign, left] = [`${name.slice(0, 40)}_rehearsal`, `${name.slice(0, 40)}_left`];
  const exist = async (): Promise<readonly string[]> =>
    (
      await sql<{ name: string }>`
        select datname as name from pg_database
        where starts_with(datname, ${name.slice(0, 40)}) and datname <> ${name} order by datname
      `.execute(database)
    ).rows.map((row) => row.name);
  try {
    for (const one of [foreign, left]) await sql`create database ${sql.id(one)}`.execute(database);
    const comment = `A rehearsed restore of the database ${name} of Jisr, which drops it afterwards.`;
    await sql`comment on database ${sql.id(left)} is ${sql.lit(comment)}`.execute(database);
    await rehearse(house.own.connection, archive);
    expect(await exist()).toEqual([foreign]);
  } finally {
    for (const one of [foreign, left]) {
      await sql`drop database if exists ${sql.id(one)}`.execute(database);
    }
  }
});
