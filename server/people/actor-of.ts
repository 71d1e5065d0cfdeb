import { type RawBuilder, sql } from 'kysely';
import { grantsOf } from '../../domain/access.ts';
import { destinationShown } from '../../domain/cities/address-parts.ts';
import { assignmentIn, grantsOfRole } from '../../domain/roles/grants-of-role.ts';
import type { Person } from '../../domain/roles/role.ts';
import type { Executor } from '../resources/storage.ts';
import { roleOf } from './role-of.ts';

/** A composed role as it is stored, and what is assigned to its person. */
export type StoredGrants = { readonly role: unknown; readonly own: unknown };

/**
 * What a row of the table `users` is granted by its composed role, as it stands now: it is read with
 * the person at each call, so that a change holds at once, in all processes.
 */
export const STORED_GRANTS = `(
  select json_build_object('role', content.data, 'own', json_build_object(
    'tours', users.assigned_tours, 'trips', users.assigned_trips, 'cities', users.assigned_cities
  )) from content where content.id = users.team_role_id
)`;

/** The same for a query that is built. */
export const storedGrants = (): RawBuilder<StoredGrants | null> =>
  sql<StoredGrants | null>`${sql.raw(STORED_GRANTS)}`;

type Row = {
  readonly id: string;
  readonly role: string;
  readonly grants: StoredGrants | null;
};

/** A row of the table `users` as somebody who acts, with the rights of their composed role. */
export function actorOf({ id, role, grants }: Row): Person & { role: ReturnType<typeof roleOf> } {
  const person = { id, role: roleOf(role) };
  if (!grantsOf(person) || !grants) return person;
  const own = assignmentIn(grants.own);
  // Lists of orders have each city in its one spelling.
  const cities = own.cities.map((city) => destinationShown(city) || city);
  return { ...person, grants: grantsOfRole(grants.role, { ...own, cities }) };
}

/** The person with this id; nothing if there is none. */
export async function findActor(executor: Executor, id: string): Promise<Person | undefined> {
  const row = await executor
    .selectFrom('users')
    .select(['id', 'role', storedGrants().as('grants')])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && actorOf(row);
}
