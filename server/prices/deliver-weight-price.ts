import type { Kysely } from 'kysely';
import { weigthprice } from '../../domain/resources/weigthprice.ts';
import { newId } from '../base/new-id.ts';
import type { DB } from '../database/database-types.ts';
import { withDatabaseLock } from '../database/with-database-lock.ts';
import { contentStore } from '../resources/content-store.ts';
import { THE_SERVER } from '../resources/request-context.ts';
import type { Executor } from '../resources/storage.ts';
import { writeAudit } from '../resources/write-audit.ts';

const LOCK = 1_784_968_571;

/** Whether the price of a kilogram has its record. */
export async function hasWeightPrice(executor: Executor): Promise<boolean> {
  const present = await executor
    .selectFrom('content')
    .select('id')
    .where('resource', '=', weigthprice.name)
    .limit(1)
    .executeTakeFirst();
  return present !== undefined;
}

/**
 * Adds the price of a kilogram to a database without one, in the server's own name: '0', as the
 * specification has it. A price that somebody has set is left as it is.
 */
export function deliverWeightPrice(database: Kysely<DB>, now: Date): Promise<void> {
  return withDatabaseLock(database, LOCK, async (transaction) => {
    if (await hasWeightPrice(transaction)) return;
    const id = newId();
    const values = { weigthPrice: '0' };
    const row = { values, columns: {}, by: null, at: now };
    await contentStore(weigthprice).insert(transaction, id, row);
    const entry = { action: 'create', resource: weigthprice.name, recordId: id };
    await writeAudit([entry], { transaction, actor: THE_SERVER, now, newId });
  });
}
