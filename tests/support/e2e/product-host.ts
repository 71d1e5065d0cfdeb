import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { buildApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/base/config.ts';
import { openFolderStore } from '../../../server/blobs/folder-store.ts';
import { connect } from '../../../server/database/connect.ts';
import { named } from '../database-address.ts';
import { TEMPLATE, type Template } from './template.ts';

/** A worker's requests to its host, and the answers. */
export type Wish = 'open' | 'close';
export type Answer = { readonly url?: string; readonly error?: string };

const template: Template = JSON.parse(process.env[TEMPLATE] ?? '');
const control = connect(named(template, 'postgres'), { max: 1 });
let close = async () => {};

/** Serves a fresh copy of the sample week at its own address. */
async function open(): Promise<string> {
  const name = `jisr_e2e_${randomUUID().replaceAll('-', '')}`;
  const folder = await mkdtemp(join(tmpdir(), 'jisr-files-'));
  const files = join(folder, 'files');
  const copied = cp(template.files, files, { recursive: true });
  await sql`create database ${sql.id(name)} template ${sql.id(template.database)}`.execute(control);
  await copied;
  const database = connect(named(template, name), { max: 6 });
  const app = await buildApp({
    config: readConfig({ DATA_DIR: folder, LOG_LEVEL: 'warn' }),
    database,
    blobs: openFolderStore(files),
  });
  close = async () => {
    await app.close();
    await database.destroy();
    await sql`drop database ${sql.id(name)} with (force)`.execute(control);
    await rm(folder, { recursive: true, force: true });
  };
  return app.listen({ port: 0, host: '127.0.0.1' });
}

const fulfil = async (wish: Wish): Promise<Answer> => {
  if (wish === 'open') return { url: await open() };
  await close();
  return {};
};

process.on('message', (wish: Wish) => {
  fulfil(wish)
    .catch((error: unknown): Answer => ({ error: String(error) }))
    .then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit(0));
