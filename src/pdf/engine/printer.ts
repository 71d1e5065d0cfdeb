import type { PrintJob } from '../../../domain/documents/print-job.ts';
import { ignoringError } from '../../../domain/ignoring-failure.ts';
import { PrintError, type Printed, type PrintedBytes, type PrintOptions } from './printed.ts';
import { createWorkQueue, type WorkerListeners } from './work-queue.ts';
import { type FromWorker, piecesOf, type ToWorker } from './worker-messages.ts';

type Printer = {
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

/** Prints in a web worker, one job after another; see `createWorkQueue`. */
export function createPrinter(start: () => PrintWorker, silenceMs = 60_000): Printer {
  const queue = createWorkQueue<PrintWorker, Task, FromWorker>({
    start: (listeners) => listenTo(start(), listeners),
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
      ignoringError(
        () => queue.worker().postMessage({ type: 'warmUp' }),
        'The first job runs into the same error and reports it.',
      );
    },
  };
}

const asBlob = ({ bytes, pages, missing, cut }: PrintedBytes): Printed => ({
  blob: new Blob([bytes], { type: 'application/pdf' }),
  pages,
  missing,
  cut,
});

/** Passes a worker's message on to its task, and returns whether the task is over. */
function ends({ id, options, resolve, reject }: Task, lines: FromWorker): boolean {
  if (lines.type === 'alive' || lines.id !== id) return false;
  switch (lines.type) {
    case 'progress':
      if (!options.signal?.aborted) options.onProgress?.({ done: lines.done, of: lines.of });
      return false;
    case 'printed':
      resolve(asBlob(lines));
      return true;
    case 'failed':
      reject(new PrintError(lines.message));
      return true;
    case 'cancelled':
      return true;
    default:
      return lines satisfies never;
  }
}

type Numbered = { readonly id: number; readonly job: PrintJob };

/**
 * Hands a job to the worker; a long job goes in pieces, so that the page stays responsive. Stops
 * early if the job ends before all of it is handed over.
 */
async function handOver(
  worker: Pick<PrintWorker, 'postMessage'>,
  { id, job }: Numbered,
  isOver: () => boolean,
): Promise<void> {
  const { documents, ...head } = job;
  const pieces = piecesOf(documents);
  for (const [at, piece] of pieces.entries()) {
    if (at === pieces.length - 1) worker.postMessage({ type: 'print', id, piece, head });
    else {
      worker.postMessage({ type: 'piece', id, piece });
      await breath();
      if (isOver()) return;
    }
  }
}

/**
 * Lets the page draw and handle input. Unlike a timer, a channel is not slowed down in a background
 * tab.
 */
const breath = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** The part of a `Worker` that a printer uses. */
export type PrintWorker = {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

/** Passes on a worker's messages and errors. */
function listenTo(worker: PrintWorker, { hear, broken }: WorkerListeners<FromWorker>): PrintWorker {
  worker.onmessage = ({ data }) => hear(data);
  worker.onmessageerror = () => broken('The worker sent a message that cannot be read.');
  worker.onerror = ({ message }) => broken(message || 'The worker could not be loaded.');
  return worker;
}
