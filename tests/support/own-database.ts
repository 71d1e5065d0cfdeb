import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { inject } from 'vitest';
import { type Connection, connect } from '../../server/database/connect.ts';
import type { DB } from '../../server/database/database-types.ts';
import { named } from './database-address.ts';

export type OwnDatabase = {
  readonly database: Kysely<DB>;
  readonly connection: Connection;
  close(): Promise<void>;
};

/** A database for this test alone: migrated, or `empty`. `close` drops it. */
export async function ownDatabase(from: 'migrated' | 'empty' = 'migrated'): Promise<OwnDatabase> {
  const address = inject('database');
  const name = `jisr_test_${randomUUID().replaceAll('-', '')}`;
  const template = from === 'empty' ? 'template0' : (address.template ?? 'template0');
  const control = connect(named(address), { max: 1 });
  await sql`create database ${sql.id(name)} template ${sql.id(template)} strategy file_copy`.execute(
    control,
  );
  const connection = named(address, name);
  const database = connect(connection, { max: 6 });
  return {
    database,
    connection,
    close: async () => {
      await database.destroy();
      await sql`drop database ${sql.id(name)} with (force)`.execute(control);
      await control.destroy();
    },
  };
}

/** The address of a database for another process, as DATABASE_URL has it. */
export const urlOf = (connection: Connection): string =>
  'connectionString' in connection
    ? connection.connectionString
    : `postgresql://${connection.user}@localhost/${connection.database}?host=${encodeURIComponent(connection.host)}`;
