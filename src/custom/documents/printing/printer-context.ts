import { createContext } from 'react';
import type { PrintJob } from '../../../../domain/documents/papers.ts';
import { printPapers, warmUpPrinting } from '../../../pdf/engine/print-papers.ts';
import type { Printed, PrintOptions } from '../../../pdf/engine/printed.ts';

/** Generates a file of documents. */
export type PaperPrinter = {
  readonly print: (job: PrintJob, options?: PrintOptions) => Promise<Printed>;
  readonly warmUp: () => void;
};

/** The engine in its worker; tests provide their own printer. */
export const PrinterContext = createContext<PaperPrinter>({
  print: printPapers,
  warmUp: warmUpPrinting,
});
