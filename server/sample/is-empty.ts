import type { Kysely } from 'kysely';
import { CUSTOMER_ROLES } from '../../domain/access.ts';
import type { DB } from '../database/database-types.ts';

/** Whether the database is still empty: it has neither orders nor customers. */
export async function isEmpty(database: Kysely<DB>): Promise<boolean> {
  const order = await database.selectFrom('orders').select('id').limit(1).executeTakeFirst();
  const customer = await database
    .selectFrom('users')
    .select('id')
    .where('role', 'in', CUSTOMER_ROLES)
    .limit(1)
    .executeTakeFirst();
  return !order && !customer;
}
