import type { Selectable } from 'kysely';
import type { Message } from '../database/database-types.ts';

/** A row of `message` as it is read: without its searched text, which may be as long as the message. */
export type MessageRow = Omit<Selectable<Message>, 'search' | 'search_form'>;

/** The columns of a `MessageRow`. */
export const MESSAGE_COLUMNS = [
  'id',
  'created_at',
  'conversation_id',
  'sender_id',
  'receiver_id',
  'type',
  'content',
  'file_name',
  'media_type',
  'file_size',
  'position',
  'by_staff',
  'send_key',
  'send_digest',
  'width',
  'height',
  'duration',
  'wave',
  'thumbnails',
  'via',
  'edited',
] as const satisfies readonly (keyof MessageRow)[];
