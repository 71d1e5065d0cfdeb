import type { Transaction } from 'kysely';
import { type AccessRule, allows } from '../../domain/access.ts';
import type { DB } from '../database/database-types.ts';
import type { NamedActor } from '../resources/request-context.ts';
import { actorOf, storedGrants } from './actor-of.ts';

/** Who has planned something, if they may still sign in and do it. */
export async function authorOf(
  transaction: Transaction<DB>,
  id: string | null,
  rule: AccessRule,
): Promise<NamedActor | undefined> {
  const user = await transaction
    .selectFrom('users')
    .select(['id', 'name', 'role', storedGrants().as('grants')])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst();
  const author = user && { ...actorOf(user), name: user.name ?? '' };
  return author && allows(rule, author) ? author : undefined;
}
