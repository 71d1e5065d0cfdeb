import type { Transaction } from 'kysely';
import { isNamedByMessage } from '../chat/messages.ts';
import type { DB } from '../database/database-types.ts';
import { isNamedByInvoice } from '../documents/invoice-files.ts';
import { isStoredName, type StoredKind } from './stored-name.ts';

/** Whether a table that does not belong to a resource names a file. */
export type FileOwner = (transaction: Transaction<DB>, name: string) => Promise<boolean>;

type Owned = { readonly kind: StoredKind; readonly owners: readonly FileOwner[] };

/**
 * The kinds of files that are removed when nothing names them, and what may name them besides the
 * records of resources. A new table that names files adds itself here. Files of a kind that is not
 * listed here are kept for ever, because their owners are unknown.
 */
const OWNED: readonly Owned[] = [
  { kind: 'picture', owners: [isNamedByInvoice] },
  { kind: 'document', owners: [] },
  { kind: 'attachment', owners: [isNamedByMessage] },
  { kind: 'invoice', owners: [isNamedByInvoice] },
];

/** What may name a file besides the records of resources; `undefined` for a kind without owners. */
export const ownersOf = (name: string): readonly FileOwner[] | undefined =>
  OWNED.find(({ kind }) => isStoredName(kind, name))?.owners;
