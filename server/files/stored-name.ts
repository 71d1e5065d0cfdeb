import { newId } from '../new-id.ts';
import { isBlobName } from './blob-store.ts';

/**
 * What a stored file is. A picture may be seen by everyone who is signed in; a document (an ID card
 * above all) by staff only; an attachment by staff and by the customer of its conversation; an
 * invoice, as it was drawn for the archive, by staff. Its name tells them apart before anything else
 * is asked.
 */
export type StoredKind = 'picture' | 'document' | 'attachment' | 'invoice';

/** What the records of resources may name. */
export type RecordFileKind = Exclude<StoredKind, 'attachment' | 'invoice'>;

/** A new name for a file of a record: unguessable, and in the order in which files came. */
export const storedName = (kind: RecordFileKind, extension: string, id: string = newId()): string =>
  `${kind}-${id}.${extension}`;

/** A new name for a file of a conversation, which is stored before anybody knows what it is. */
export const attachmentName = (id: string = newId()): string => `attachment-${id}`;

/** Whether a name can belong to a stored file of the kind. */
export const isStoredName = (kind: StoredKind, name: string): boolean =>
  name.startsWith(`${kind}-`) && isBlobName(name);
