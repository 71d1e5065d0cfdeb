import type { Kysely, RawBuilder, SqlBool, Transaction } from 'kysely';
import type { DB } from '../database-types.ts';

/** A record as it travels, with every reference as an id: what stores take and hand out. */
export type WireRecord = Record<string, unknown> & {
  _id: string;
  createdAt: string;
  updatedAt: string;
  __v: number;
};

/** The values of a record without its stamps. */
export type Values = Record<string, unknown>;

export type Executor = Kysely<DB> | Transaction<DB>;

/** What a value is compared as in SQL. */
export type SqlType = 'text' | 'uuid' | 'bigint' | 'numeric' | 'boolean' | 'timestamptz' | 'date';

/** Where the value of a path stands in SQL. */
export type Column = {
  readonly expression: RawBuilder<unknown>;
  readonly type: SqlType;
  /** Whether it is a jsonb list, so that equality means "holds". */
  readonly isList: boolean;
};

/** What a write sets: the whole new record, the paths that differ, and columns that are no fields. */
export type Write = {
  readonly before?: WireRecord;
  readonly values: Values;
  readonly columns: Readonly<Record<string, unknown>>;
  /** Who writes; `null` where the server itself does. */
  readonly by: string | null;
  readonly at: Date;
};

/** Where the records of one resource are kept. Every method but `column` runs SQL. */
export type Storage = {
  readonly table: string;
  /** The columns that a read needs, of the table under an alias. */
  readonly selection: (alias: string) => RawBuilder<unknown>;
  /** Which rows of the table are living records of this resource. */
  readonly living: (alias: string) => RawBuilder<SqlBool>;
  /** Which rows are records of this resource, those in a bin included. */
  readonly kept: (alias: string) => RawBuilder<SqlBool>;
  readonly column: (path: string, alias: string) => Column | undefined;
  /** What differs once the table was written to, where the database keeps account of that. */
  readonly mark?: RawBuilder<string>;
  /** The folded text that the search box looks into. */
  readonly search: (alias: string) => RawBuilder<string>;
  readonly toRecord: (row: Record<string, unknown>) => WireRecord;
  readonly insert: (transaction: Transaction<DB>, id: string, write: Write) => Promise<void>;
  readonly update: (
    transaction: Transaction<DB>,
    before: WireRecord,
    write: Write,
  ) => Promise<void>;
  readonly remove: (
    transaction: Transaction<DB>,
    before: WireRecord,
    write: Write,
  ) => Promise<void>;
};
