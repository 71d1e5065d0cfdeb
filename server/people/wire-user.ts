import { type Kysely, type Selectable, sql } from 'kysely';
import { users } from '../../domain/resources/users.ts';
import type { DB, Users } from '../database/database-types.ts';
import { readableRecord } from '../resources/readable-record.ts';
import { tableStore } from '../resources/table-store.ts';
import { actorOf, type StoredGrants, storedGrants } from './actor-of.ts';
import { userTable } from './user-table.ts';

const store = tableStore(users, userTable);

type Row = Selectable<Users> & { readonly grants: StoredGrants | null };

/** A user as their own session shows them: the record of the resource `users`, without secrets. */
function wireUser(row: Row) {
  const reader = actorOf(row);
  const { role, grants } = reader;
  const record = readableRecord(users, store.toRecord(row), reader);
  const shown = { ...record, role, name: row.name ?? '', phone: row.phone };
  return grants ? { ...shown, grants } : shown;
}

export type WireUser = ReturnType<typeof wireUser>;

/** The user with this id, as their session shows them. */
export async function findWireUser(database: Kysely<DB>, id: string): Promise<WireUser> {
  const { rows } = await sql<Row>`
    select ${store.selection('users')}, ${storedGrants()} as grants from users where id = ${id}
  `.execute(database);
  const [row] = rows;
  if (!row) throw new Error('A session belongs to nobody.');
  return wireUser(row);
}
