/** What was thrown, as an error: anything can be thrown. */
export const asError = (reason: unknown): Error =>
  reason instanceof Error ? reason : new Error(String(reason));
