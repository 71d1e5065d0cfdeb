import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '../database/database-types.ts';

/** A conversation in its wire form (specification 3): its customer, and since when it exists. */
export const wireConversation = z
  .object({
    _id: z.uuid(),
    createdAt: z.iso.datetime(),
    clientId: z.object({
      _id: z.uuid(),
      firstName: z.string(),
      lastName: z.string(),
      photo: z.string(),
    }),
  })
  .meta({ id: 'Conversation' });

export type WireConversation = z.infer<typeof wireConversation>;

/** The living conversations, of one customer or of all, the newest first. */
export async function listConversations(
  database: Kysely<DB>,
  { clientId, limit }: { clientId: string | undefined; limit: number },
): Promise<readonly WireConversation[]> {
  const rows = await database
    .selectFrom('conversation')
    .innerJoin('users', 'users.id', 'conversation.client_id')
    .select(['conversation.id', 'conversation.created_at', 'conversation.client_id'])
    .select(['users.first_name', 'users.last_name', 'users.photo'])
    .where('conversation.deleted_at', 'is', null)
    .$if(clientId !== undefined, (query) =>
      query.where('conversation.client_id', '=', clientId ?? ''),
    )
    .orderBy('conversation.created_at', 'desc')
    .orderBy('conversation.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    createdAt: row.created_at.toISOString(),
    clientId: {
      _id: row.client_id,
      firstName: row.first_name,
      lastName: row.last_name,
      photo: row.photo,
    },
  }));
}

/** The living conversation with this id, or `undefined`. */
export const findConversation = (database: Kysely<DB>, id: string) =>
  database
    .selectFrom('conversation')
    .select(['id', 'client_id'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** The customer's living conversation, created if necessary, and locked against deletion. */
export async function conversationWith(
  transaction: Transaction<DB>,
  clientId: string,
  { id, at }: { id: string; at: Date },
): Promise<string> {
  const begun = await transaction
    .insertInto('conversation')
    .values({ id, client_id: clientId, created_at: at })
    .onConflict((conflict) =>
      conflict.column('client_id').where('deleted_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (begun) return begun.id;
  const living = await transaction
    .selectFrom('conversation')
    .select('id')
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  // Deleted between the two queries: the next call creates another.
  return living?.id ?? conversationWith(transaction, clientId, { id, at });
}
