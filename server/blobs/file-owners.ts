import type { Transaction } from 'kysely';
import type { DB } from '../database/database-types.ts';
import { isStoredName, RECORD_FILE_KINDS, type StoredKind } from './stored-name.ts';

/** A table that does not belong to a resource, and names files of one kind. */
export type FileOwner = {
  readonly kind: StoredKind;
  readonly isNamed: (transaction: Transaction<DB>, name: string) => Promise<boolean>;
};

/** Who owns the files of an application. */
export type FileOwners = {
  /**
   * Whether a file is removed when nothing names it. Files of a kind without owners remain for
   * ever, because it is not known who needs them.
   */
  readonly isOwned: (name: string) => boolean;
  /** Whether a table besides those of the resources names a file. */
  readonly isNamed: (transaction: Transaction<DB>, name: string) => Promise<boolean>;
};

/** The owners of files: records, and the tables that the modules add. */
export function fileOwners(owners: readonly FileOwner[]): FileOwners {
  const kinds = [...RECORD_FILE_KINDS, ...owners.map(({ kind }) => kind)];
  return {
    isOwned: (name) => kinds.some((kind) => isStoredName(kind, name)),
    async isNamed(transaction, name) {
      for (const { kind, isNamed } of owners) {
        if (isStoredName(kind, name) && (await isNamed(transaction, name))) return true;
      }
      return false;
    },
  };
}
