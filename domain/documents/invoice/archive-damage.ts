/** What can be wrong with an archived file: it is missing, or its bytes have changed. */
export const ARCHIVE_FINDINGS = ['missing', 'changed'] as const;
export type ArchiveFinding = (typeof ARCHIVE_FINDINGS)[number];

/** Damage to the archive, shown to administrators until they acknowledge it. */
export type ArchiveDamage = {
  readonly _id: string;
  /** Id and number of the issued document. */
  readonly invoice: string;
  readonly number: string;
  readonly finding: ArchiveFinding;
  readonly foundAt: string;
  /** When the original was restored; `null` if it could not be restored. */
  readonly restoredAt: string | null;
};
