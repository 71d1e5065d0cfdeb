import { chmod, rm } from 'node:fs/promises';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { connect } from '../../server/database/connect.ts';
import { migrate } from '../../server/database/migrate.ts';
import { prepareQueues } from '../../server/jobs/queues.ts';
import { type DatabaseAddress, named } from './database-address.ts';
import { memoryFolder } from './memory-folder.ts';
import { startQuickDatabase } from './quick-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    database: DatabaseAddress;
  }
}

/**
 * One PostgreSQL for all tests of the server, with one migrated database that each test's own is
 * copied from. TEST_DATABASE_URL names another PostgreSQL, whose user may create databases.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL
    ? { address: { url: process.env.TEST_DATABASE_URL }, stop: async () => {} }
    : await embedded();
  const template = `jisr_template_${process.pid}`;
  const control = connect(named(server.address), { max: 1 });
  await sql`create database ${sql.id(template)}`.execute(control);
  // Queues are prepared on one connection, while another holds their lock.
  const database = connect(named(server.address, template), { max: 2 });
  await migrate(database);
  await prepareQueues(database);
  await database.destroy();
  provide('database', { ...server.address, template });

  return async () => {
    await sql`drop database ${sql.id(template)} with (force)`.execute(control);
    await control.destroy();
    await server.stop();
  };
}

async function embedded() {
  const folder = await memoryFolder();
  // When root starts the tests, the database runs as another user, who needs access.
  await chmod(folder, 0o755);
  const server = await startQuickDatabase(folder);
  return {
    address: { host: server.connection.host },
    stop: async () => {
      await server.stop('immediate');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
