import { createPrinter } from './printer.ts';

const printer = createPrinter(
  () => new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module', name: 'pdf' }),
);

/**
 * Makes one PDF of a job in the worker: preview, download, sending and batches all come through
 * here. Rejects with a `PrintError`, or with the reason of `options.signal` when that is aborted.
 */
export const printPapers = printer.print;

/** Loads the engine ahead of its first job; an editor asks for it when it opens. */
export const warmUpPrinting = printer.warmUp;
