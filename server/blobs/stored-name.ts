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

/** Whether a name can belong to a stored file of the kind. */
export const isStoredName = (kind: StoredKind, name: string): boolean =>
  name.startsWith(`${kind}-`) && isBlobName(name);
