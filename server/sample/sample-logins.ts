import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { CUSTOMER_ROLES } from '../../domain/access.ts';
import type { DB } from '../database/database-types.ts';
import { hashPassword } from '../people/passwords.ts';

const PASSWORD_BYTES = 9;

type Login = { readonly phone: string; readonly name: string; readonly language: string };

/** One customer of each of three languages with parcels on the road, if possible one who writes. */
async function somebodyOfEach(database: Kysely<DB>): Promise<readonly Login[]> {
  const { rows } = await sql<Login>`
    select distinct on (users.language) users.phone, users.name, users.language
    from users join orders on orders.sender_id = users.id
    where users.role = any(${CUSTOMER_ROLES}) and users.status = 'active' and users.password_hash is null
      and users.language in ('de', 'fr', 'ar')
      and orders.stage = 'tracking' and not orders.finished and orders.deleted_at is null
    order by users.language,
      exists (select 1 from conversation where conversation.client_id = users.id) desc,
      users.code
  `.execute(database);
  return rows;
}

/**
 * Lets a few invented customers log in at their page, with a password that is made up at random.
 * Returns how, which is shown once; `undefined` if there is nobody.
 */
export async function giveLogins(database: Kysely<DB>): Promise<string | undefined> {
  const logins = await somebodyOfEach(database);
  if (logins.length === 0) return undefined;
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  await database
    .updateTable('users')
    .set({ password_hash: await hashPassword(password) })
    .where(
      'phone',
      'in',
      logins.map(({ phone }) => phone),
    )
    .execute();
  const who = logins.map(({ phone, name, language }) => `    ${phone}  ${name} (${language})`);
  return [
    `  At /c, the page of customers, these invented ones sign in with the password ${password}`,
    ...who,
  ].join('\n');
}
