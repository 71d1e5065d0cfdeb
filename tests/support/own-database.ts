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

/** With the name by which it can be copied. */
export type NamedDatabase = OwnDatabase & { readonly name: string };

/**
 * A database for this test alone: migrated, `empty`, or a copy of one that nobody is connected to.
 * `close` drops it.
 */
export async function ownDatabase(
  from: 'migrated' | 'empty' | { readonly copyOf: string } = 'migrated',
): Promise<NamedDatabase> {
  const address = inject('database');
  const name = `jisr_test_${randomUUID().replaceAll('-', '')}`;
  const migrated = address.template ?? 'template0';
  const template =
    typeof from === 'object' ? from.copyOf : from === 'empty' ? 'template0' : migrated;
  const control = connect(named(address), { max: 1 });
  await sql`create database ${sql.id(name)} template ${sql.id(template)} strategy file_copy`.execute(
    control,
  );
  const connection = named(address, name);
  const database = connect(connection, { max: 6 });
  return {
    name,
    database,
    connection,
    close: async () => {
      await database.destroy();
      await sql`drop database ${sql.id(name)} with (force)`.execute(control);
      await control.destroy();
    },
  };
}

/** The address of a test's database, as an environment names it. */
export function databaseUrl(connection: Connection): string {
  if ('connectionString' in connection) return connection.connectionString;
  const { host, user, port, database } = connection;
  return `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}
