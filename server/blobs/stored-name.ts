import { THUMBNAIL_EDGES, type ThumbnailSize } from '../../domain/chat/message.ts';
import { newId } from '../base/new-id.ts';
import { isBlobName } from './blob-store.ts';

/**
 * The kinds of stored files. A picture may be seen by every signed-in user; a document (above all
 * an ID card) by staff only; an attachment by staff and by the customer of its conversation; an
 * invoice, as archived, by staff. The name shows the kind before anything else is read.
 */
export type StoredKind = 'picture' | 'document' | 'attachment' | 'invoice';

/** The kinds that records of resources may name. */
export const RECORD_FILE_KINDS = ['picture', 'document'] as const satisfies readonly StoredKind[];
export type RecordFileKind = (typeof RECORD_FILE_KINDS)[number];

/** A new name for a file of a record: unguessable, and sorted by the time of upload. */
export const storedName = (kind: RecordFileKind, extension: string, id: string = newId()): string =>
  `${kind}-${id}.${extension}`;

/** A new name for a file of a conversation, which is stored before its type is known. */
export const attachmentName = (id: string = newId()): string => `attachment-${id}`;

const SIZES = Object.keys(THUMBNAIL_EDGES) as readonly ThumbnailSize[];

/** The name of a smaller picture of an attachment. It is stored and removed with it. */
export const thumbnailName = (attachment: string, size: ThumbnailSize): string =>
  `${attachment}.${size}`;

/** The names of all smaller pictures of an attachment. */
export const thumbnailNames = (attachment: string): readonly string[] =>
  SIZES.map((size) => thumbnailName(attachment, size));

/** The attachment that a stored name belongs to: itself, or the one that it is a thumbnail of. */
export const attachmentOf = (name: string): string => {
  const size = SIZES.find((one) => name.endsWith(`.${one}`));
  return size ? name.slice(0, -size.length - 1) : name;
};

/** Whether a name can belong to a stored file of the kind. */
export const isStoredName = (kind: StoredKind, name: string): boolean =>
  name.startsWith(`${kind}-`) && isBlobName(name);
