import type { Transaction } from 'kysely';
import { isId } from '../../domain/validate.ts';
import { RequestError } from '../base/request-error.ts';
import type { DB } from '../database/database-types.ts';
import { mayReach, type Viewer } from './viewer.ts';
import { visibleMessage } from './visible-messages.ts';

export const messageNotFound = (): RequestError => new RequestError('record.notFound');

/**
 * A message that somebody may know of, and its customer. Throws a 404 if there is none, or if its
 * conversation is deleted.
 */
export async function findMessage(transaction: Transaction<DB>, id: string, viewer: Viewer) {
  const found = isId(id)
    ? await transaction
        .selectFrom('message')
        .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
        .select(['message.sender_id', 'message.conversation_id', 'conversation.client_id'])
        .select(['message.type', 'message.via', 'message.created_at'])
        .where('message.id', '=', id)
        .where('conversation.deleted_at', 'is', null)
        .where(visibleMessage(viewer.side))
        .executeTakeFirst()
    : undefined;
  if (!found || !mayReach(viewer, found.client_id)) throw messageNotFound();
  return found;
}
