import type { Transaction } from 'kysely';
import { isNamedByMessage } from '../chat/messages.ts';
import type { DB } from '../database-types.ts';
import { isNamedByInvoice } from '../documents/invoice-files.ts';
import { isStoredName, type StoredKind } from './stored-name.ts';

/** Whether a table that is no resource's names a file. */
export type FileOwner = (transaction: Transaction<DB>, name: string) => Promise<boolean>;

type Owned = { readonly kind: StoredKind; readonly owners: readonly FileOwner[] };

/**
 * The kinds of files that are removed when nothing names them, and who may name them beside the
 * records of resources. A new table that names files adds itself here. A kind that does not stand
 * here stays for ever: nobody knows whose it is.
 */
const OWNED: readonly Owned[] = [
  { kind: 'picture', owners: [isNamedByInvoice] },
  { kind: 'document', owners: [] },
  { kind: 'attachment', owners: [isNamedByMessage] },
  { kind: 'invoice', owners: [isNamedByInvoice] },
];

/** Who may name a file beside the records of resources; `undefined` for a kind that has no owners. */
export const ownersOf = (name: string): readonly FileOwner[] | undefined =>
  OWNED.find(({ kind }) => isStoredName(kind, name))?.owners;
