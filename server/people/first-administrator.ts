import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { ADMINISTRATOR_ROLES, FIRST_ADMINISTRATOR_ROLE } from '../../domain/access.ts';
import { users } from '../../domain/resources/users.ts';
import { SEARCH_FORM } from '../../domain/search/searchable-text.ts';
import type { Config } from '../base/config.ts';
import { newId } from '../base/new-id.ts';
import type { DB } from '../database/database-types.ts';
import { StartError } from '../database/start-error.ts';
import { withDatabaseLock } from '../database/with-database-lock.ts';
import { searchText } from '../resources/search-text.ts';
import { customerCodes } from './customer-codes.ts';
import { hashPassword } from './passwords.ts';

const LOCK = 1_784_968_563;
const PASSWORD_BYTES = 12;

/** How the first administrator signs in; `madeUp` if the password was generated. */
export type FirstAdministrator = { phone: string; password: string; madeUp: boolean };

/**
 * A variable must not make a customer an administrator: the operator has to choose another
 * number.
 */
async function rejectTakenPhone(database: Kysely<DB>, phone: string): Promise<void> {
  const customer = await database
    .selectFrom('users')
    .select('code')
    .where('phone', '=', phone)
    .executeTakeFirst();
  if (!customer) return;
  throw new StartError(
    `There is no administrator yet, and ADMIN_PHONE (${phone}) is the number of customer ${customer.code}. ` +
      'Set ADMIN_PHONE to a number that nobody has.',
  );
}

/**
 * Adds an administrator to a database that has none. Returns who it is, or nothing. Throws a
 * `StartError`.
 */
export function addFirstAdministrator(
  database: Kysely<DB>,
  config: Pick<Config, 'adminPhone' | 'adminPassword'>,
): Promise<FirstAdministrator | undefined> {
  return withDatabaseLock(database, LOCK, async (transaction) => {
    const present = await transaction
      .selectFrom('users')
      .select('id')
      .where('role', 'in', ADMINISTRATOR_ROLES)
      .limit(1)
      .executeTakeFirst();
    if (present) return undefined;
    await rejectTakenPhone(transaction, config.adminPhone);
    const password = config.adminPassword ?? randomBytes(PASSWORD_BYTES).toString('base64url');
    await insert(transaction, config.adminPhone, await hashPassword(password));
    return { phone: config.adminPhone, password, madeUp: config.adminPassword === undefined };
  });
}

async function insert(database: Kysely<DB>, phone: string, passwordHash: string): Promise<void> {
  const [code = ''] = await customerCodes(database, 1);
  const person = { code, firstName: 'Jisr', lastName: 'Admin', phone };
  await database
    .insertInto('users')
    .values({
      id: newId(),
      code: person.code,
      role: FIRST_ADMINISTRATOR_ROLE,
      status: 'active',
      first_name: person.firstName,
      last_name: person.lastName,
      phone,
      password_hash: passwordHash,
      search: searchText(users.fields, person),
      search_form: SEARCH_FORM,
    })
    .execute();
}

/** What the operator reads about how to sign in. */
export function howToSignIn(administrator: FirstAdministrator | undefined): string {
  const how = !administrator
    ? 'Sign in with the phone number and the password of an administrator.'
    : administrator.madeUp
      ? `Sign in with ${administrator.phone} and the password ${administrator.password}\n` +
        '  Write the password down: it is shown only once.'
      : `Sign in with ${administrator.phone} and ADMIN_PASSWORD.`;
  return `\n  ${how}`;
}
