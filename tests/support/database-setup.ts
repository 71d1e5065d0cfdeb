import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { connect } from '../../server/database/connect.ts';
import { startEmbedded } from '../../server/database/embedded.ts';
import { migrate } from '../../server/database/migrate.ts';
import { type DatabaseAddress, named } from './database-address.ts';

declare module 'vitest' {
  interface ProvidedContext {
    database: DatabaseAddress;
  }
}

/**
 * One PostgreSQL for all tests of the server, and in it one migrated database that each test's own
 * is copied from. TEST_DATABASE_URL names another PostgreSQL, whose user may create databases.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL
    ? { address: { url: process.env.TEST_DATABASE_URL }, stop: async () => {} }
    : await embedded();
  const template = `jisr_template_${process.pid}`;
  const control = connect(named(server.address), { max: 1 });
  await sql`create database ${sql.id(template)}`.execute(control);
  const database = connect(named(server.address, template), { max: 1 });
  await migrate(database);
  await database.destroy();
  provide('database', { ...server.address, template });

  return async () => {
    await sql`drop database ${sql.id(template)} with (force)`.execute(control);
    await control.destroy();
    await server.stop();
  };
}

async function embedded() {
  const folder = await mkdtemp(join(tmpdir(), 'jisr-test-'));
  // Run by root, the database belongs to somebody else, who has to get in.
  await chmod(folder, 0o755);
  const ignore = { lost() {}, back() {}, failed() {} };
  const server = await startEmbedded(folder, ignore);
  const control = connect(server.connection, { max: 1 });
  // Nothing here outlives the run, so nothing has to reach the disk.
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await sql`alter system set ${sql.id(setting)} = off`.execute(control);
  }
  await sql`select pg_reload_conf()`.execute(control);
  await control.destroy();
  return {
    address: { host: server.connection.host },
    stop: async () => {
      await server.stop('immediate');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
