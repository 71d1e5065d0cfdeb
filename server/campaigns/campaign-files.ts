import { sql, type Transaction } from 'kysely';
import { attachmentOf, thumbnailNames } from '../blobs/stored-name.ts';
import type { DB } from '../database/database-types.ts';
import { messageOf } from './campaign-message.ts';

/** Whether a broadcast has a file or a thumbnail of this name. It is stored as long as the history. */
export async function isNamedByCampaign(
  transaction: Transaction<DB>,
  name: string,
): Promise<boolean> {
  const original = attachmentOf(name);
  const row = await transaction
    .selectFrom('campaign')
    .select('message')
    .where(sql<boolean>`message ->> 'content' = ${original} and message ? 'mediaType'`)
    .limit(1)
    .executeTakeFirst();
  if (!row) return false;
  const message = messageOf(row.message);
  const hasThumbnails = !('texts' in message) && message.file?.thumbnails === true;
  return name === original || (hasThumbnails && thumbnailNames(original).includes(name));
}
