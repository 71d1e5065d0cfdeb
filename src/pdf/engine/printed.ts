import type { CutText } from '../documents/cut-texts.ts';

/** How far a job is: papers done of papers to do. */
export type Progress = { readonly done: number; readonly of: number };

export type PrintOptions = {
  readonly onProgress?: (progress: Progress) => void;
  /** Ends the job; the promise rejects with the signal's reason (an `AbortError`). */
  readonly signal?: AbortSignal;
};

/** What the engine answers: a file, its pages, and what could not be printed. */
export type PrintedBytes = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly pages: number;
  /** Characters that no font has; `?` stands in their place. Ask `missingCharacters` before. */
  readonly missing: readonly string[];
  /** Texts that do not fit on their label or ticket. */
  readonly cut: readonly CutText[];
};

/** The same for a browser. */
export type Printed = Omit<PrintedBytes, 'bytes'> & { readonly blob: Blob };

/** A document could not be made. The message is for a log and holds nothing of the papers. */
export class PrintError extends Error {
  override readonly name = 'PrintError';
}
