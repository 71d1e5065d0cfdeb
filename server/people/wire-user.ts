import { type Kysely, type Selectable, sql } from 'kysely';
import { users } from '../../domain/resources/users.ts';
import type { DB, Users } from '../database/database-types.ts';
import { readableRecord } from '../resources/readable-record.ts';
import { tableStore } from '../resources/table-store.ts';
import { roleOf } from './role-of.ts';
import { userTable } from './user-table.ts';

const store = tableStore(users, userTable);

/** A user as their own session shows them: the record of the resource `users`, without secrets. */
function wireUser(row: Selectable<Users>) {
  const reader = { id: row.id, role: roleOf(row.role) };
  const record = readableRecord(users, store.toRecord(row), reader);
  return { ...record, role: reader.role, name: row.name ?? '', phone: row.phone };
}

export type WireUser = ReturnType<typeof wireUser>;

/** The user with this id, as their session shows them. */
export async function findWireUser(database: Kysely<DB>, id: string): Promise<WireUser> {
  const { rows } = await sql<Selectable<Users>>`
    select ${store.selection('users')} from users where id = ${id}
  `.execute(database);
  const [row] = rows;
  if (!row) throw new Error('A session belongs to nobody.');
  return wireUser(row);
}
