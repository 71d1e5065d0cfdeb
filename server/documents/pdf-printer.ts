import { Worker } from 'node:worker_threads';
import type { PrintJob } from '../../domain/documents/papers.ts';
import type { PrintReply, PrintRequest } from './pdf-worker.ts';

export type PdfPrinter = {
  /** The PDF of a job. Rejects with what the engine threw. */
  readonly print: (job: PrintJob) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
};

const CLOSING = 'The server is closing.';

type Waiting = ReturnType<typeof Promise.withResolvers<Uint8Array>>;

/**
 * Draws papers beside the server's own work: a page takes as long as hundreds of requests. The
 * worker starts with the first job and stays; one that dies fails its jobs, and the next starts anew.
 */
export function createPdfPrinter(): PdfPrinter {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let jobs = 0;
  let isClosed = false;

  const failAll = (reason: unknown): void => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  };
  const settle = (reply: PrintReply): void => {
    const job = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('bytes' in reply) job?.resolve(reply.bytes);
    else job?.reject(reply.error);
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./pdf-worker.ts', import.meta.url));
    // What keeps the process alive is the server, not what draws for it.
    started.unref();
    started.on('message', settle);
    started.on('error', failAll);
    started.on('exit', () => {
      if (worker === started) failAll(new Error('The worker that draws papers has ended.'));
    });
    return started;
  };

  return {
    print(job) {
      if (isClosed) return Promise.reject(new Error(CLOSING));
      const id = jobs++;
      const result = Promise.withResolvers<Uint8Array>();
      waiting.set(id, result);
      worker ??= start();
      worker.postMessage({ id, job } satisfies PrintRequest);
      return result.promise;
    },
    async close() {
      isClosed = true;
      const ending = worker;
      failAll(new Error(CLOSING));
      await ending?.terminate();
    },
  };
}
