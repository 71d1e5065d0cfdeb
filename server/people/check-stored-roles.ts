import type { Kysely } from 'kysely';
import { ROLES } from '../../domain/access.ts';
import type { DB } from '../database/database-types.ts';
import { StartError } from '../database/start-error.ts';

/**
 * Throws a `StartError` if people have roles that are not declared: nobody could say what they may do.
 */
export async function checkStoredRoles(database: Kysely<DB>): Promise<void> {
  const unknown = await database
    .selectFrom('users')
    .select(({ fn }) => ['role', fn.countAll<string>().as('people')])
    .where('role', 'not in', ROLES)
    .groupBy('role')
    .orderBy('role')
    .execute();
  if (unknown.length === 0) return;
  throw new StartError(
    [
      'The server does not start, because people have a role that is not declared:',
      ...unknown.map(
        ({ role, people }) =>
          `- "${role}", the role of ${people} ${people === '1' ? 'person' : 'people'} in the table users.`,
      ),
      `Declare it again in domain/roles (docs/adding-a-role.md), or give them another role in a migration (a new file in server/migrations). Declared are: ${ROLES.join(', ')}.`,
      'Nothing was changed. The former version of the declarations still starts.',
    ].join('\n'),
  );
}
