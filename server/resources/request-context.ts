import type { Kysely, Transaction } from 'kysely';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { DB } from '../database/database-types.ts';
import type { NamedActor, WriteContext } from './hooks.ts';
import type { Resources } from './resource.ts';
import type { WireRecord } from './storage.ts';

/** The actor of a call, its time, and what it works with. */
export type Call = {
  readonly database: Kysely<DB>;
  readonly blobs: BlobStore;
  readonly resources: Resources;
  readonly actor: NamedActor;
  readonly now: Date;
  readonly newId: () => string;
  /**
   * Keeps the answer in the transaction of the change, for a repeated request under the same key.
   */
  readonly keepAnswer: (transaction: Transaction<DB>, record: WireRecord) => Promise<void>;
  /** Removes files that a committed change has discarded; failures are retried every hour. */
  readonly removeFiles: (names: readonly string[]) => Promise<void>;
};

/** The same inside a transaction, as hooks see it. */
export const contextOf = (call: Call, transaction: Transaction<DB>): WriteContext => ({
  transaction,
  actor: call.actor,
  now: call.now,
  newId: call.newId,
});
