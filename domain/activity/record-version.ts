/** A version of a record: what one save has made of it. */
export type RecordVersion = {
  /** From 1 on, the eldest first. */
  readonly number: number;
  readonly at: string;
  /** The server itself has no id; a customer whose data has been erased has no name. */
  readonly by: { readonly _id: string | null; readonly name: string };
  readonly action: string;
  /** The paths of the fields that were changed. */
  readonly paths: readonly string[];
};

/** A version with the values of the record. */
export type WholeVersion = RecordVersion & {
  readonly values: Readonly<Record<string, unknown>>;
  /** Paths whose values are not stored: secrets, and what was erased. */
  readonly unknown: readonly string[];
};
