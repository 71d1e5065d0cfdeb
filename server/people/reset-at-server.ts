import type { Kysely, Transaction } from 'kysely';
import type { Config } from '../base/config.ts';
import type { DB } from '../database/database-types.ts';
import { THE_SERVER } from '../resources/request-context.ts';
import { writeAudit } from '../resources/write-audit.ts';
import { resetFactors } from './own-factors.ts';
import { opens } from './sealed-secrets.ts';
import { noteFactorReset } from './sign-in-notices.ts';

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
    await noteReset(transaction, person.id, { now, newId });
    return person.name ?? person.phone;
  });
}

type Moment = Pick<Wanted, 'now' | 'newId'>;

async function noteReset(
  transaction: Transaction<DB>,
  id: string,
  { now, newId }: Moment,
): Promise<void> {
  const context = { transaction, now, newId, actor: THE_SERVER };
  await writeAudit([{ action: 'resetFactors', resource: 'users', recordId: id }], context);
  await noteFactorReset(context, id);
}

/**
 * The same for everybody whose app has a secret that the key of this environment does not open: the key
 * that it was encrypted with is lost. Returns how many they were.
 */
export async function resetUnreadable(
  database: Kysely<DB>,
  config: Pick<Config, 'secondFactorKey'>,
  moment: Moment,
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const stored = await transaction
      .selectFrom('authenticator')
      .select(['user_id', 'secret', 'sealed'])
      .where('sealed', '=', true)
      .orderBy('user_id')
      .forUpdate()
      .execute();
    const lost = stored.filter((one) => !opens(one, one.user_id, config));
    for (const { user_id: id } of lost) {
      await resetFactors(transaction, id);
      await transaction.deleteFrom('session').where('user_id', '=', id).execute();
      await noteReset(transaction, id, moment);
    }
    return lost.length;
  });
}
