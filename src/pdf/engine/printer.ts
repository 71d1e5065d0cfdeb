import type { PrintJob } from '../../../domain/documents/papers.ts';
import { PrintError, type Printed, type PrintedBytes, type PrintOptions } from './printed.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** The part of a `Worker` that a printer uses. */
export type PrintWorker = {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

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

const asBlob = ({ bytes, pages, missing }: PrintedBytes): Printed => ({
  blob: new Blob([bytes], { type: 'application/pdf' }),
  pages,
  missing,
});

/**
 * One worker, started on first use, that does one job after another. A worker that says nothing for
 * `silenceMs` is hanging in a document: it is ended, its job fails, and the next job gets a new one.
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
    current = waiting.shift();
    listen();
    if (current) started().postMessage({ type: 'print', id: current.id, job: current.job });
  };

  const hear = (said: FromWorker): void => {
    listen();
    if (!current || said.type === 'alive' || said.id !== current.id) return;
    if (said.type === 'progress') {
      const { done, of } = said;
      if (!current.options.signal?.aborted) current.options.onProgress?.({ done, of });
      return;
    }
    if (said.type === 'printed') current.resolve(asBlob(said));
    if (said.type === 'failed') current.reject(new PrintError(said.message));
    next();
  };

  const started = (): PrintWorker => {
    if (worker) return worker;
    worker = start();
    worker.onmessage = ({ data }) => hear(data);
    worker.onerror = (event) => breakDown(event.message || 'The worker could not be loaded.');
    return worker;
  };

  const abort = (task: Task): void => {
    task.reject(task.options.signal?.reason);
    const at = waiting.indexOf(task);
    if (at >= 0) waiting.splice(at, 1);
    else if (task === current) worker?.postMessage({ type: 'cancel', id: task.id });
  };

  return {
    print: (job, options = {}) =>
      new Promise((resolve, reject) => {
        options.signal?.throwIfAborted();
        const task: Task = { id: nextId++, job, options, resolve, reject };
        options.signal?.addEventListener('abort', () => abort(task), { once: true });
        waiting.push(task);
        if (!current) next();
      }),
    warmUp: () => {
      started().postMessage({ type: 'warmUp' });
    },
  };
}
