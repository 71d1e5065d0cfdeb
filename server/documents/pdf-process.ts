import type { PrintJob } from '../../domain/documents/print-job.ts';
import { printInNode } from '../../src/pdf/engine/print-in-node.ts';
import { serveJobs } from '../processes/serve-jobs.ts';

/** The result of a job: its file, or why there is none. */
export type PrintReply = { readonly bytes: Uint8Array } | { readonly message: string };

/** The other end is server/documents/pdf-printer.ts. */
serveJobs<PrintJob, PrintReply>((job) =>
  printInNode(job).then(
    ({ bytes }) => ({ bytes }),
    // An error may contain values that cannot be sent to another process.
    (error: unknown) => ({ message: error instanceof Error ? error.message : String(error) }),
  ),
);
