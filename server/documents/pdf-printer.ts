import { Worker } from 'node:worker_threads';
import type { PrintJob } from '../../domain/documents/papers.ts';
import { createWorkQueue, type Ears } from '../../src/pdf/engine/work-queue.ts';
import type { PrintReply } from './pdf-worker.ts';

export type PdfPrinter = {
  /** The PDF of a job; jobs run one at a time. Rejects with the engine's error, or why it ended. */
  readonly print: (job: PrintJob) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
};

/** The part of a `Worker` that a printer uses. */
export type DrawingWorker = Pick<Worker, 'on' | 'postMessage' | 'terminate' | 'unref'>;

type Task = ReturnType<typeof Promise.withResolvers<Uint8Array>> & { readonly job: PrintJob };

/** None of our documents takes a second; one that takes a minute hangs. */
const SILENCE_MS = 60_000;
const CLOSING = 'The server is closing.';

const startWorker = (): DrawingWorker => new Worker(new URL('./pdf-worker.ts', import.meta.url));

/**
 * Draws documents outside the server's own thread: a page takes as long as hundreds of requests.
 * The worker starts with the first job and is kept; see `createWorkQueue`.
 */
export function createPdfPrinter(
  start: () => DrawingWorker = startWorker,
  silenceMs = SILENCE_MS,
): PdfPrinter {
  const queue = createWorkQueue<DrawingWorker, Task, PrintReply>({
    start: (ears) => listenTo(start(), ears),
    begin: (worker, { job }) => worker.postMessage(job),
    ends,
    silenceMs,
  });
  let isClosed = false;
  return {
    print(job) {
      if (isClosed) return Promise.reject(new Error(CLOSING));
      const task = { job, ...Promise.withResolvers<Uint8Array>() };
      queue.add(task);
      return task.promise;
    },
    async close() {
      isClosed = true;
      await queue.close(new Error(CLOSING));
    },
  };
}

function listenTo(worker: DrawingWorker, { hear, broken }: Ears<PrintReply>): DrawingWorker {
  // The worker must not keep the process alive.
  worker.unref();
  worker.on('message', hear);
  worker.on('messageerror', broken);
  worker.on('error', broken);
  worker.on('exit', () => broken('The worker that draws documents has ended.'));
  return worker;
}

/** A worker answers once: with the file, or with why there is none. */
function ends({ resolve, reject }: Task, reply: PrintReply): true {
  if ('bytes' in reply) resolve(reply.bytes);
  else reject(new Error(reply.message));
  return true;
}
