import type { CutText } from '../documents/drawings.ts';

/** The progress of a job: documents done out of documents to do. */
export type Progress = { readonly done: number; readonly of: number };

export type PrintOptions = {
  readonly onProgress?: (progress: Progress) => void;
  /** Ends the job; the promise rejects with the signal's reason (an `AbortError`). */
  readonly signal?: AbortSignal;
};

/** The engine's result: a file, its pages, and what could not be printed. */
export type PrintedBytes = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly pages: number;
  /**
   * Characters that no font has; each is printed as `?`. Call `missingCharacters` first to avoid
   * them.
   */
  readonly missing: readonly string[];
  /** Texts that do not fit on their label, on their ticket or in their row of the list. */
  readonly cut: readonly CutText[];
};

/** The same for a browser. */
export type Printed = Omit<PrintedBytes, 'bytes'> & { readonly blob: Blob };

/** A document could not be made. The message is for a log and contains nothing from the documents. */
export class PrintError extends Error {
  override readonly name = 'PrintError';
}
