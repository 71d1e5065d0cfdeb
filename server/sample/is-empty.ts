import type { Kysely } from 'kysely';
import type { DB } from '../database-types.ts';

/** Whether the carrier's work has not begun: there are neither orders nor customers. */
export async function isEmpty(database: Kysely<DB>): Promise<boolean> {
  const order = await database.selectFrom('orders').select('id').limit(1).executeTakeFirst();
  const customer = await database
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'customer')
    .limit(1)
    .executeTakeFirst();
  return !order && !customer;
}
