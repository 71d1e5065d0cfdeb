import type { Kysely } from 'kysely';
import type { MessageSide, Message as WireMessage } from '../../domain/chat/message.ts';
import { RequestError } from '../base/request-error.ts';
import type { DB } from '../database/database-types.ts';
import { MESSAGE_COLUMNS } from './message-row.ts';
import { toWireMessage } from './wire-message.ts';

/** The key of a message, and what identifies its content. */
export type SendKey = { readonly key: string; readonly digest: string };

/**
 * The message that somebody has already sent with a key, however long ago. Throws if the key stood
 * for another message, or for one that has been removed since.
 */
export async function sentBefore(
  database: Kysely<DB>,
  { senderId, side, key, digest }: SendKey & { senderId: string; side: MessageSide },
): Promise<WireMessage | undefined> {
  const sent = await database
    .selectFrom('message')
    .select(MESSAGE_COLUMNS)
    .where('sender_id', '=', senderId)
    .where('send_key', '=', key)
    .executeTakeFirst();
  if (sent && sent.send_digest !== digest) throw new RequestError('request.keyReused');
  if (sent) return toWireMessage(sent, side);
  const removed = await database
    .selectFrom('message_removal')
    .select('message_id')
    .where('sender_id', '=', senderId)
    .where('send_key', '=', key)
    .executeTakeFirst();
  if (removed) throw new RequestError('record.notFound', { message: 'This message was removed.' });
  return undefined;
}
