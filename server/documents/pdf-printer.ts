import type { PrintJob } from '../../domain/documents/print-job.ts';
import { createJobPool } from '../processes/job-pool.ts';
import { type JobProcess, startJobProcess } from '../processes/start-job-process.ts';
import type { PrintReply } from './pdf-process.ts';

export type PdfPrinter = {
  /** The PDF of a job; jobs run one at a time. Rejects with the engine's error, or why it ended. */
  readonly print: (job: PrintJob) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
};

/** A process that draws documents. */
export type DrawingProcess = JobProcess<PrintJob, PrintReply>;

/** None of our documents takes a second; one that takes a minute hangs. */
const PROCESS = {
  module: new URL('./pdf-process.ts', import.meta.url),
  does: 'draws documents',
  timeoutMs: 60_000,
  mostMegabytes: 1500,
};

/** Its fonts take longer to load than a document to draw, so it stays for a while. */
const RULE = { mostAtOnce: 1, mostWaitingOfOne: Number.POSITIVE_INFINITY, idleMs: 10 * 60_000 };

const OWNER = 'the archive';
const closing = () => new Error('The server is closing.');

const startDrawing = (): DrawingProcess => startJobProcess(PROCESS);

/**
 * Draws documents in a process of its own: a page takes as long as hundreds of requests, and what
 * others have written stands in it. The process starts with the first job.
 */
export function createPdfPrinter(start: () => DrawingProcess = startDrawing): PdfPrinter {
  const pool = createJobPool(start, RULE);
  let isClosed = false;
  return {
    async print(job) {
      if (isClosed) throw closing();
      const reply = await pool.run(job, OWNER);
      if ('bytes' in reply) return reply.bytes;
      throw new Error(reply.message);
    },
    async close() {
      isClosed = true;
      pool.abort(closing());
    },
  };
}
