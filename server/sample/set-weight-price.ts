import { sql, type Transaction } from 'kysely';
import { weigthprice } from '../../domain/resources/weigthprice.ts';
import type { DB } from '../database/database-types.ts';
import { contentStore } from '../resources/content-store.ts';
import type { Values } from '../resources/storage.ts';

/** Gives the delivered price of a kilogram a value. One that somebody has set is left as it is. */
export async function setWeightPrice(
  transaction: Transaction<DB>,
  { values, by }: { readonly values: Values; readonly by: string },
): Promise<void> {
  const delivered = await transaction
    .selectFrom('content')
    .select(['id', 'version', 'created_at', 'updated_at'])
    .where('resource', '=', weigthprice.name)
    .where(sql<string>`data ->> 'weigthPrice'`, '=', '0')
    .executeTakeFirst();
  if (!delivered) return;
  const before = {
    _id: delivered.id,
    __v: delivered.version,
    createdAt: delivered.created_at.toISOString(),
    updatedAt: delivered.updated_at.toISOString(),
    weigthPrice: '0',
  };
  await contentStore(weigthprice).update(transaction, before, {
    values,
    columns: {},
    by,
    at: delivered.created_at,
  });
}
