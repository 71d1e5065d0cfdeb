import type { PrintJob } from '../../../domain/documents/papers.ts';
import { handOver } from './hand-over.ts';
import { listenTo, type PrintWorker } from './print-worker.ts';
import { PrintError, type Printed, type PrintedBytes, type PrintOptions } from './printed.ts';
import { createWorkQueue } from './work-queue.ts';
import type { FromWorker } from './worker-messages.ts';

export type Printer = {
  /**
   * Makes one PDF; jobs wait for each other. Rejects with a `PrintError` or the signal's reason.
   */
  print(job: PrintJob, options?: PrintOptions): Promise<Printed>;
  /** Starts the worker and loads its fonts before the first job, so that it is ready in time. */
  warmUp(): void;
};

type Task = {
  readonly id: number;
  readonly job: PrintJob;
  readonly options: PrintOptions;
  readonly resolve: (printed: Printed) => void;
  readonly reject: (reason: unknown) => void;
};

const asBlob = ({ bytes, pages, missing, cut }: PrintedBytes): Printed => ({
  blob: new Blob([bytes], { type: 'application/pdf' }),
  pages,
  missing,
  cut,
});

/** Prints in a web worker, one job after another; see `createWorkQueue`. */
export function createPrinter(start: () => PrintWorker, silenceMs = 60_000): Printer {
  const queue = createWorkQueue<PrintWorker, Task, FromWorker>({
    start: (ears) => listenTo(start(), ears),
    begin: (worker, task, isAtWork) =>
      handOver(worker, task, () => !isAtWork() || task.options.signal?.aborted === true),
    ends,
    silenceMs,
  });
  let nextId = 1;

  const abort = (task: Task): void => {
    task.reject(task.options.signal?.reason);
    queue.withdraw(task)?.postMessage({ type: 'cancel', id: task.id });
  };

  return {
    async print(job, options = {}) {
      const { signal } = options;
      signal?.throwIfAborted();
      const { promise, ...settle } = Promise.withResolvers<Printed>();
      const task: Task = { id: nextId++, job, options, ...settle };
      const onAbort = () => abort(task);
      signal?.addEventListener('abort', onAbort);
      queue.add(task);
      return promise.finally(() => signal?.removeEventListener('abort', onAbort));
    },
    warmUp() {
      try {
        queue.worker().postMessage({ type: 'warmUp' });
      } catch {
        // The first job runs into the same error and reports it.
      }
    },
  };
}

/** Passes a worker's message on to its task, and returns whether the task is over. */
function ends({ id, options, resolve, reject }: Task, said: FromWorker): boolean {
  if (said.type === 'alive' || said.id !== id) return false;
  switch (said.type) {
    case 'progress':
      if (!options.signal?.aborted) options.onProgress?.({ done: said.done, of: said.of });
      return false;
    case 'printed':
      resolve(asBlob(said));
      return true;
    case 'failed':
      reject(new PrintError(said.message));
      return true;
    case 'cancelled':
      return true;
    default:
      return said satisfies never;
  }
}
