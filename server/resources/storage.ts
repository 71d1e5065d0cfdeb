import type { Kysely, RawBuilder, SqlBool, Transaction } from 'kysely';
import type { DB } from '../database/database-types.ts';

/** A record in its wire form, with every reference as an id: what stores take and return. */
export type WireRecord = Record<string, unknown> & {
  _id: string;
  createdAt: string;
  updatedAt: string;
  __v: number;
};

/** The values of a record without its stamps. */
export type Values = Record<string, unknown>;

export type Executor = Kysely<DB> | Transaction<DB>;

/** The type that a value is compared as in SQL. */
export type SqlType = 'text' | 'uuid' | 'bigint' | 'numeric' | 'boolean' | 'timestamptz' | 'date';

/** How to reach the value of a path in SQL. */
export type Column = {
  readonly expression: RawBuilder<unknown>;
  readonly type: SqlType;
  /** Whether it is a jsonb list, so that equality tests "contains". */
  readonly isList: boolean;
  /** Tests whether the list contains a value, where its row says so at a lower cost. */
  readonly contains?: ((value: unknown) => RawBuilder<SqlBool> | undefined) | undefined;
};

/**
 * What a write sets: the whole new record, the paths that differ, and columns that are not fields.
 */
export type Write = {
  readonly before?: WireRecord;
  readonly values: Values;
  readonly columns: Readonly<Record<string, unknown>>;
  /** The writer; `null` for the server itself. */
  readonly by: string | null;
  readonly at: Date;
};

/**
 * A table with the sums of the living records by some of their columns, which have the same names there:
 * `records` is how many there are. Several rows may be about the same values.
 */
export type Counters = {
  readonly table: string;
  /** Whether the values of a path are told apart, so that a filter of it can be answered. */
  readonly has: (path: string) => boolean;
};

/** Where the records of one resource are stored. Every method except `column` runs SQL. */
export type Storage = {
  readonly table: string;
  /** The columns that a read needs, from the table under an alias, without those of some fields. */
  readonly selection: (alias: string, without?: readonly string[]) => RawBuilder<unknown>;
  /** Which rows of the table are living records of this resource. */
  readonly living: (alias: string) => RawBuilder<SqlBool>;
  /** Which rows are records of this resource, including those in a bin. */
  readonly existing: (alias: string) => RawBuilder<SqlBool>;
  readonly column: (path: string, alias: string) => Column | undefined;
  /** A value that changes with every write to the table, if the database tracks writes to it. */
  readonly writeCount?: RawBuilder<string>;
  /** Counters of the living records, if the database keeps them. */
  readonly counters?: Counters;
  /** The folded text that the search box searches. */
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
