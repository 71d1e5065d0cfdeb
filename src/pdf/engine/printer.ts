import type { PrintJob } from '../../../domain/documents/papers.ts';
import { handOver } from './hand-over.ts';
import { listenTo, type PrintWorker } from './print-worker.ts';
import { PrintError, type Printed, type PrintedBytes, type PrintOptions } from './printed.ts';
import type { FromWorker } from './worker-messages.ts';

export type Printer = {
  /** Makes one PDF; jobs wait for each other. Rejects with a `PrintError` or the signal's reason. */
  print(job: PrintJob, options?: PrintOptions): Promise<Printed>;
  /** Starts the worker and its fonts before the first job, so that it is ready when asked. */
  warmUp(): void;
};

type Task = {
  readonly id: number;
  readonly job: PrintJob;
  readonly options: PrintOptions;
  readonly resolve: (printed: Printed) => void;
  readonly reject: (reason: unknown) => void;
};

type AboutTask = Exclude<FromWorker, { readonly type: 'alive' }>;

const asBlob = ({ bytes, pages, missing }: PrintedBytes): Printed => ({
  blob: new Blob([bytes], { type: 'application/pdf' }),
  pages,
  missing,
});

/**
 * One worker, started on first use, that does one job after another. A worker that says nothing for
 * `silenceMs` is hanging in a document: it is ended, its job fails, and the next job gets a new one. The
 * same where a worker breaks or cannot be started.
 */
export function createPrinter(start: () => PrintWorker, silenceMs = 60_000): Printer {
  const waiting: Task[] = [];
  let current: Task | undefined;
  let worker: PrintWorker | undefined;
  let alarm: ReturnType<typeof setTimeout> | undefined;
  let nextId = 1;

  const listen = (): void => {
    clearTimeout(alarm);
    alarm = current && setTimeout(() => breakDown('The worker did not answer in time.'), silenceMs);
  };

  const breakDown = (message: string): void => {
    worker?.terminate();
    worker = undefined;
    current?.reject(new PrintError(message));
    next();
  };

  const next = (): void => {
    const task = waiting.shift();
    current = task;
    listen();
    if (task) {
      begin(task).catch((error: unknown) => {
        if (current === task) breakDown(messageOf(error));
      });
    }
  };

  const begin = async (task: Task): Promise<void> => {
    const own = started();
    await handOver(own, task, () => worker !== own || task.options.signal?.aborted === true);
  };

  const hear = (said: FromWorker): void => {
    listen();
    if (current && said.type !== 'alive' && said.id === current.id && ends(current, said)) next();
  };

  const started = (): PrintWorker => {
    if (worker) return worker;
    const own = start();
    listenTo(own, { hear, breakDown }, () => worker === own);
    worker = own;
    return own;
  };

  const abort = (task: Task): void => {
    task.reject(task.options.signal?.reason);
    const at = waiting.indexOf(task);
    if (at >= 0) waiting.splice(at, 1);
    else if (task === current) worker?.postMessage({ type: 'cancel', id: task.id });
  };

  return {
    async print(job, options = {}) {
      const { signal } = options;
      signal?.throwIfAborted();
      const { promise, ...settle } = Promise.withResolvers<Printed>();
      const task: Task = { id: nextId++, job, options, ...settle };
      const onAbort = () => abort(task);
      signal?.addEventListener('abort', onAbort);
      waiting.push(task);
      if (!current) next();
      return promise.finally(() => signal?.removeEventListener('abort', onAbort));
    },
    warmUp() {
      try {
        started().postMessage({ type: 'warmUp' });
      } catch {
        // The first job finds out the same, and says so.
      }
    },
  };
}

/** Hands on what the worker says of a task, and answers whether that is over. */
function ends({ options, resolve, reject }: Task, said: AboutTask): boolean {
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

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'The worker could not be started.';
