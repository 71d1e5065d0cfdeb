/** A backup cannot be made or restored; the message says why, for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** What an error says; one of the operating system or of a database may have no message. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || String(error) : String(error);
