import { newId } from '../new-id.ts';
import { isBlobName } from './blob-store.ts';

/**
 * What a stored file is. A picture may be seen by everyone who is signed in; a document (an ID card
 * above all) by staff only, so its name tells the two apart before anything else is asked.
 */
export type StoredKind = 'picture' | 'document';

/** A new name for a file: unguessable, and in the order in which files came. */
export const storedName = (kind: StoredKind, extension: string, id: string = newId()): string =>
  `${kind}-${id}.${extension}`;

/** Whether a name can belong to a stored file of the kind. */
export const isStoredName = (kind: StoredKind, name: string): boolean =>
  name.startsWith(`${kind}-`) && isBlobName(name);
