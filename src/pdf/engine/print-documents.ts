import { createPrinter } from './printer.ts';

const printer = createPrinter(
  () => new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module', name: 'pdf' }),
);

/**
 * Makes one PDF of a job in the worker: preview, download, sending and batches all use this.
 * Rejects with a `PrintError`, or with the reason of `options.signal` if that is aborted.
 */
export const printDocuments = printer.print;

/** Loads the engine ahead of its first job; an editor calls it when it opens. */
export const warmUpPrinting = printer.warmUp;
