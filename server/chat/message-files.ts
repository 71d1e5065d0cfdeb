import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../database/database-types.ts';

/** The message that a stored file came with, and the customer of its living conversation. */
export const messageOfFile = (database: Kysely<DB>, name: string) =>
  database
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .select(['message.file_name', 'message.media_type', 'conversation.client_id'])
    .where('message.content', '=', name)
    .where('message.media_type', 'is not', null)
    .where('conversation.deleted_at', 'is', null)
    .executeTakeFirst();

/** Whether a message names a file, even in a deleted conversation. */
export async function isNamedByMessage(
  transaction: Transaction<DB>,
  name: string,
): Promise<boolean> {
  const message = await transaction
    .selectFrom('message')
    .select('id')
    .where('content', '=', name)
    .where('media_type', 'is not', null)
    .executeTakeFirst();
  return message !== undefined;
}
