import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Message as WireMessage } from '../../domain/chat/message.ts';
import { attachmentOf, thumbnailNames } from '../blobs/stored-name.ts';
import type { DB, Message } from '../database/database-types.ts';
import type { MessageRow } from './message-row.ts';
import type { Viewer } from './viewer.ts';

/** The file of a message to be sent. */
export type OutgoingFile = {
  /** What its sender calls it. */
  readonly fileName: string;
  readonly mediaType: string;
  readonly size: number;
  readonly width?: number;
  readonly height?: number;
  readonly duration?: number;
  readonly wave?: readonly number[];
  readonly thumbnails: boolean;
};

/** The columns of a message that describe its file. */
export const fileColumns = (file: OutgoingFile | undefined) =>
  ({
    file_name: file?.fileName ?? null,
    media_type: file?.mediaType ?? null,
    file_size: file ? String(file.size) : null,
    width: file?.width ?? null,
    height: file?.height ?? null,
    duration: file?.duration ?? null,
    wave: file?.wave ? [...file.wave] : null,
    thumbnails: file?.thumbnails ?? false,
  }) satisfies Partial<Insertable<Message>>;

/** What the wire says about the file of a message. */
export const wireFile = (row: MessageRow): Partial<WireMessage['message']> => ({
  ...(row.file_name === null ? {} : { name: row.file_name }),
  ...(row.file_size === null ? {} : { size: Number(row.file_size) }),
  ...(row.media_type === null ? {} : { mediaType: row.media_type }),
  ...(row.width === null || row.height === null ? {} : { width: row.width, height: row.height }),
  ...(row.duration === null ? {} : { duration: row.duration }),
  ...(row.wave === null ? {} : { wave: row.wave }),
  ...(row.thumbnails ? { thumbnails: true } : {}),
});

/** The names of everything that is stored for a message. */
export const storedNames = ({
  content,
  media_type: mediaType,
  thumbnails,
}: Pick<MessageRow, 'content' | 'media_type' | 'thumbnails'>): readonly string[] => {
  if (mediaType === null) return [];
  return thumbnails ? [content, ...thumbnailNames(content)] : [content];
};

/**
 * A message that a stored file came with, in a living conversation that somebody reaches. Many
 * messages may share a file.
 */
export const messageOfFile = (database: Kysely<DB>, name: string, { id, side }: Viewer) =>
  database
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .select(['message.type', 'message.file_name', 'message.media_type', 'message.thumbnails'])
    .where('message.content', '=', name)
    .where('message.media_type', 'is not', null)
    .where('conversation.deleted_at', 'is', null)
    .$if(side === 'customer', (query) => query.where('conversation.client_id', '=', id))
    .limit(1)
    .executeTakeFirst();

/** Whether a message, even in a deleted conversation, has a file or a thumbnail of this name. */
export async function isNamedByMessage(
  transaction: Transaction<DB>,
  name: string,
): Promise<boolean> {
  const message = await transaction
    .selectFrom('message')
    .select(['content', 'media_type', 'thumbnails'])
    .where('content', '=', attachmentOf(name))
    .where('media_type', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return message !== undefined && storedNames(message).includes(name);
}
