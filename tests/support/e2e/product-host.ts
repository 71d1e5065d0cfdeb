import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { buildApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/base/config.ts';
import { openFolderStore } from '../../../server/blobs/folder-store.ts';
import { connect } from '../../../server/database/connect.ts';
import type { DB } from '../../../server/database/database-types.ts';
import { openDocumentStore } from '../../../server/files/document-store.ts';
import { named } from '../database-address.ts';
import { memoryFolder } from '../memory-folder.ts';
import { TEMPLATE, type Template } from './template.ts';

/** The database and the files of a product, which several processes can serve. */
export type House = { readonly database: string; readonly folder: string };
/** Whether several processes serve it, and what it gets beside the usual variables. */
type Manner = {
  readonly isShared: boolean;
  readonly env: Readonly<Record<string, string>>;
  /** Where the built client is, if not where the build puts it. */
  readonly webFolder?: string;
};
/**
 * A worker's requests to its host: a fresh copy of the sample week, alone or for several processes;
 * the same product again at its address, as after a restart; one more process for a copy that another
 * host has opened; and the end.
 */
export type Wish = { readonly open: Manner } | { readonly join: House } | 'restart' | 'close';
export type Answer = { readonly url?: string; readonly house?: House; readonly error?: string };

const template: Template = JSON.parse(process.env[TEMPLATE] ?? '');
const control = connect(named(template, 'postgres'), { max: 1 });
let close = async () => {};
let restart = async () => {};

/** A folder with the same files: the store never writes into one, so that they can share their bytes. */
async function linkFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    await (entry.isDirectory() ? linkFiles(source, target) : link(source, target));
  }
}

/** Copies the sample week. */
async function newHouse(): Promise<House> {
  const name = `jisr_e2e_${randomUUID().replaceAll('-', '')}`;
  const folder = await memoryFolder();
  const copied = Promise.all([
    linkFiles(template.files, join(folder, 'files')),
    // Without the key of the template its ID documents could not be read.
    linkFiles(join(dirname(template.files), 'keys'), join(folder, 'keys')),
  ]);
  await sql`create database ${sql.id(name)} template ${sql.id(template.database)} strategy file_copy`.execute(
    control,
  );
  await copied;
  return { database: name, folder };
}

const removeHouse = async ({ database, folder }: House): Promise<void> => {
  await sql`drop database ${sql.id(database)} with (force)`.execute(control);
  await rm(folder, { recursive: true, force: true });
};

/** The address of a database as a URL: processes that share one notify each other through it. */
const urlOf = (database: string): string =>
  `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(template.host)}`;

/** Serves a house at a port of its own, and as one of several processes if it is `shared`. */
async function serve(house: House, { isShared, env, webFolder }: Manner): Promise<string> {
  const listenAt = async (port: number): Promise<[FastifyInstance, Kysely<DB>]> => {
    const database = connect(named(template, house.database), { max: 6 });
    const config = readConfig({
      DATA_DIR: house.folder,
      LOG_LEVEL: 'warn',
      SAMPLE_DATA: 'true',
      ...(isShared && { DATABASE_URL: urlOf(house.database) }),
      ...env,
    });
    const { blobs } = await openDocumentStore(openFolderStore(join(house.folder, 'files')), config);
    const app = await buildApp({
      config,
      database,
      blobs,
      ...(webFolder !== undefined && { webFolder }),
    });
    await app.listen({ port, host: '127.0.0.1' });
    return [app, database];
  };
  let [app, database] = await listenAt(0);
  const { port } = app.server.address() as AddressInfo;
  const stop = async () => {
    app.drain();
    await app.close();
    await database.destroy();
  };
  restart = async () => {
    await stop();
    [app, database] = await listenAt(port);
  };
  close = stop;
  return `http://127.0.0.1:${port}`;
}

/** Serves a fresh copy of the sample week at its own address. */
async function open(manner: Manner): Promise<Answer> {
  const house = await newHouse();
  const url = await serve(house, manner);
  const stop = close;
  close = async () => {
    await stop();
    await removeHouse(house);
  };
  return { url, house };
}

async function fulfil(wish: Wish): Promise<Answer> {
  if (typeof wish === 'object') {
    if ('open' in wish) return open(wish.open);
    return { url: await serve(wish.join, { isShared: true, env: {} }) };
  }
  await (wish === 'restart' ? restart() : close());
  return {};
}

process.on('message', (wish: Wish) => {
  fulfil(wish)
    .catch((error: unknown): Answer => ({ error: String(error) }))
    .then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit(0));
