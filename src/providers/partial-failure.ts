import type { Identifier } from 'react-admin';

type FailedRecord = { id: Identifier; error: unknown };

/** A bulk change that failed for some records; the others have changed. */
export class PartialFailure extends Error {
  readonly failed: readonly FailedRecord[];
  readonly done: readonly Identifier[];

  constructor(failed: readonly FailedRecord[], done: readonly Identifier[]) {
    super(`${failed.length} of ${failed.length + done.length} records were not changed`);
    this.name = 'PartialFailure';
    this.failed = failed;
    this.done = done;
  }
}
