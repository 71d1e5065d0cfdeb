import type { Kysely } from 'kysely';
import type { DB } from '../database/database-types.ts';
import { THE_SERVER } from '../resources/request-context.ts';
import { writeAudit } from '../resources/write-audit.ts';
import { resetFactors } from './own-factors.ts';

type Wanted = {
  readonly numbers: readonly string[];
  readonly now: Date;
  readonly newId: () => string;
};

/**
 * Makes the password of the person with this number enough again, and ends their sessions, in the name
 * of the server. A role that needs a second factor is led to a new one at the next sign-in. Returns who
 * it was; nothing if nobody has the number. Running processes notice the end of the sessions within
 * half a minute.
 */
export async function resetAtServer(
  database: Kysely<DB>,
  { numbers, now, newId }: Wanted,
): Promise<string | undefined> {
  return database.transaction().execute(async (transaction) => {
    const person = await transaction
      .selectFrom('users')
      .select(['id', 'name', 'phone'])
      .where('phone', 'in', [...numbers])
      .executeTakeFirst();
    if (!person) return undefined;
    await resetFactors(transaction, person.id);
    await transaction.deleteFrom('session').where('user_id', '=', person.id).execute();
    await writeAudit([{ action: 'resetFactors', resource: 'users', recordId: person.id }], {
      transaction,
      now,
      newId,
      actor: THE_SERVER,
    });
    return person.name ?? person.phone;
  });
}
