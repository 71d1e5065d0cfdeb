import type { Kysely } from 'kysely';
import { newId } from '../base/new-id.ts';
import type { DB } from '../database/database-types.ts';

export type Viewer = { id: string; name: string };

/** The order that an ID document belongs to, or `undefined` if the file is not one. */
export async function orderOfIdentityFile(
  database: Kysely<DB>,
  file: string,
): Promise<{ id: string; side: 'frontId' | 'backId' } | undefined> {
  const order = await database
    .selectFrom('orders')
    .select(['id', 'front_file'])
    .where((where) => where.or([where('front_file', '=', file), where('back_file', '=', file)]))
    .executeTakeFirst();
  return order && { id: order.id, side: order.front_file === file ? 'frontId' : 'backId' };
}

/** Records who viewed whose ID document, and when. */
export async function noteIdentityView(
  database: Kysely<DB>,
  viewer: Viewer,
  viewed: { order: string; side: 'frontId' | 'backId'; at: Date },
): Promise<void> {
  await database
    .insertInto('audit_entry')
    .values({
      id: newId(),
      at: viewed.at,
      by_id: viewer.id,
      by_name: viewer.name,
      action: 'viewIdentity',
      resource: 'commands',
      record_id: viewed.order,
      changes: JSON.stringify({ file: viewed.side }),
    })
    .execute();
}
