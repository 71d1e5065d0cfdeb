import { Worker } from 'node:worker_threads';
import type { PrintJob } from '../../domain/documents/papers.ts';
import type { PrintReply } from './pdf-worker.ts';

export type PdfPrinter = {
  /** The PDF of a job; jobs wait for each other. Rejects with what the engine threw, or why it ended. */
  readonly print: (job: PrintJob) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
};

/** The part of a `Worker` that a printer uses. */
export type DrawingWorker = Pick<Worker, 'on' | 'postMessage' | 'terminate' | 'unref'>;

type Task = ReturnType<typeof Promise.withResolvers<Uint8Array>> & { readonly job: PrintJob };

/** No document of ours takes a second; one that takes a minute hangs. */
const SILENCE_MS = 60_000;
const CLOSING = 'The server is closing.';

const startWorker = (): DrawingWorker => new Worker(new URL('./pdf-worker.ts', import.meta.url));

/**
 * Draws papers beside the server's own work: a page takes as long as hundreds of requests. The
 * worker starts with the first job and stays. One that dies or says nothing for `silenceMs` fails the
 * job that it was drawing and no other; the next one gets a new worker.
 */
export function createPdfPrinter(
  start: () => DrawingWorker = startWorker,
  silenceMs = SILENCE_MS,
): PdfPrinter {
  const waiting: Task[] = [];
  let current: Task | undefined;
  let worker: DrawingWorker | undefined;
  let alarm: NodeJS.Timeout | undefined;
  let isClosed = false;

  const next = (): void => {
    clearTimeout(alarm);
    current = waiting.shift();
    if (!current) return;
    alarm = setTimeout(() => breakDown(new Error('A paper was not drawn in time.')), silenceMs);
    alarm.unref();
    try {
      worker ??= started();
      worker.postMessage(current.job);
    } catch (error) {
      breakDown(error);
    }
  };

  const breakDown = (reason: unknown): void => {
    void worker?.terminate();
    worker = undefined;
    current?.reject(reason);
    next();
  };

  /** A new worker. What one that was ended still says or breaks is no matter of the job that follows. */
  const started = (): DrawingWorker => {
    const own = start();
    // What keeps the process alive is the server, not what draws for it.
    own.unref();
    const broken = (reason: unknown) => own === worker && breakDown(reason);
    own.on('message', (reply: PrintReply) => {
      if (own !== worker) return;
      if ('bytes' in reply) current?.resolve(reply.bytes);
      else current?.reject(new Error(reply.message));
      next();
    });
    own.on('messageerror', broken);
    own.on('error', broken);
    own.on('exit', () => broken(new Error('The worker that draws papers has ended.')));
    return own;
  };

  return {
    print(job) {
      if (isClosed) return Promise.reject(new Error(CLOSING));
      const task = { job, ...Promise.withResolvers<Uint8Array>() };
      waiting.push(task);
      if (!current) next();
      return task.promise;
    },
    async close() {
      isClosed = true;
      const ending = worker;
      worker = undefined;
      for (const { reject } of waiting.splice(0)) reject(new Error(CLOSING));
      current?.reject(new Error(CLOSING));
      next();
      await ending?.terminate();
    },
  };
}
