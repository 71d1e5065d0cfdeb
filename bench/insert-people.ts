// Customers and people of the staff, each with a session: signing in a thousand of them would take
// minutes, because hashing a password is meant to be slow.
import type { Kysely } from 'kysely';
import { users as definition } from '../domain/resources/users.ts';
import { SEARCH_FORM } from '../domain/search/searchable-text.ts';
import { newId } from '../server/base/new-id.ts';
import { sha256 } from '../server/base/sha256.ts';
import type { DB } from '../server/database/database-types.ts';
import { newToken } from '../server/people/token.ts';
import { searchText } from '../server/resources/search-text.ts';
import type { Person } from './chat-people.ts';

const DAY_MS = 86_400_000;
const ROWS_A_STATEMENT = 1000;

export async function insertPeople(
  database: Kysely<DB>,
  { customers, staff }: { readonly customers: number; readonly staff: number },
): Promise<readonly Person[]> {
  const people: readonly Person[] = Array.from({ length: customers + staff }, (_, n) => ({
    id: newId(),
    token: newToken(),
    isStaff: n >= customers,
  }));
  const now = new Date();
  for (let start = 0; start < people.length; start += ROWS_A_STATEMENT) {
    const some = people.slice(start, start + ROWS_A_STATEMENT);
    const rows = some.map(({ id, isStaff }, n) => ({
      id,
      code: `B-${start + n}`,
      role: isStaff ? 'admin' : 'customer',
      status: 'active',
      first_name: 'Vorname',
      last_name: `Name${start + n}`,
      phone: `+4917${100_000_000 + start + n}`,
    }));
    // As the product stores them: otherwise its start would rewrite each of them while it is measured.
    const users = rows.map((row) => ({
      ...row,
      search: searchText(definition.fields, {
        code: row.code,
        firstName: row.first_name,
        lastName: row.last_name,
        phone: row.phone,
      }),
      search_form: SEARCH_FORM,
    }));
    const sessions = some.map(({ id, token }) => ({
      token_hash: sha256(token),
      user_id: id,
      created_at: now,
      used_at: now,
      expires_at: new Date(now.getTime() + DAY_MS),
    }));
    await database.insertInto('users').values(users).execute();
    await database.insertInto('session').values(sessions).execute();
  }
  return people;
}
