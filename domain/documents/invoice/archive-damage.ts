/** What can be wrong with an archived file: it is not there, or its bytes are others. */
export const ARCHIVE_FINDINGS = ['missing', 'changed'] as const;
export type ArchiveFinding = (typeof ARCHIVE_FINDINGS)[number];

/** A damage of the archive, as administrators are told of it until they have said that they know. */
export type ArchiveDamage = {
  readonly _id: string;
  /** Id and number of the issued document. */
  readonly invoice: string;
  readonly number: string;
  readonly finding: ArchiveFinding;
  readonly foundAt: string;
  /** Since when the original is there again; `null` where it could not be put back. */
  readonly restoredAt: string | null;
};
