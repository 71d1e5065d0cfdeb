import { PrintError } from './printed.ts';

/** What a queue needs to know about its workers and its tasks. */
type WorkerAdapter<Worker, Task, Reply> = {
  readonly start: (listeners: WorkerListeners<Reply>) => Worker;
  /** Gives a task to a worker; a long hand-over stops when that worker is no longer running. */
  readonly begin: (worker: Worker, task: Task, isAtWork: () => boolean) => Promise<void> | void;
  /** Passes a worker's message on to its task, and returns whether the task is over. */
  readonly ends: (task: Task, lines: Reply) => boolean;
  readonly silenceMs: number;
};

type WorkQueue<Worker, Task> = {
  readonly add: (task: Task) => void;
  /** Removes a waiting task. A task that has begun goes on, and its worker is returned. */
  readonly withdraw: (task: Task) => Worker | undefined;
  /** The worker, started if there is none; throws if it cannot be started. */
  readonly worker: () => Worker;
  /** Fails all tasks with this reason, and ends the worker. */
  readonly close: (reason: Error) => Promise<void>;
};

/**
 * One worker that does one task after another. A worker that sends nothing for `silenceMs` is stuck
 * in a document: it is ended, only its task fails with a `PrintError`, and the next task gets a new
 * worker. The same happens if a worker breaks or cannot be started.
 */
export function createWorkQueue<
  Worker extends { terminate(): unknown },
  Task extends { readonly reject: (reason: unknown) => void },
  Reply,
>({ start, begin, ends, silenceMs }: WorkerAdapter<Worker, Task, Reply>): WorkQueue<Worker, Task> {
  const waiting: Task[] = [];
  let current: Task | undefined;
  let alarm: ReturnType<typeof setTimeout> | undefined;

  const listen = (): void => {
    clearTimeout(alarm);
    alarm = current && setTimeout(() => broken('The worker did not answer in time.'), silenceMs);
  };

  const next = (): void => {
    const task = waiting.shift();
    current = task;
    listen();
    if (task) work(task).catch((reason: unknown) => current === task && broken(reason));
  };

  const work = async (task: Task): Promise<void> => {
    const own = worker.get();
    await begin(own, task, () => worker.current() === own);
  };

  const hear = (lines: Reply): void => {
    listen();
    if (current && ends(current, lines)) next();
  };

  const broken = (reason: unknown): void => {
    void worker.end();
    current?.reject(new PrintError(messageOf(reason)));
    next();
  };

  const worker = oneWorker(start, { hear, broken });

  return {
    worker: worker.get,
    add(task) {
      waiting.push(task);
      if (!current) next();
    },
    withdraw(task) {
      const at = waiting.indexOf(task);
      if (at >= 0) waiting.splice(at, 1);
      return task === current ? worker.current() : undefined;
    },
    async close(reason) {
      for (const task of waiting.splice(0)) task.reject(reason);
      current?.reject(reason);
      next();
      await worker.end();
    },
  };
}

const messageOf = (reason: unknown): string => {
  if (reason instanceof Error) return reason.message;
  return typeof reason === 'string' ? reason : 'The worker could not be started.';
};

/** Receives a worker's messages, and is notified when it breaks. */
export type WorkerListeners<Reply> = {
  readonly hear: (lines: Reply) => void;
  readonly broken: (reason: unknown) => void;
};

type OneWorker<Worker> = {
  /** The worker, started if there is none; throws if it cannot be started. */
  readonly get: () => Worker;
  /** The same, or `undefined` if none is running. */
  readonly current: () => Worker | undefined;
  /** Ends the worker, if there is one; the next call starts a new one. */
  readonly end: () => Promise<void>;
};

/**
 * One worker at a time, started on first use. Messages and errors of a worker that has ended are
 * ignored.
 */
function oneWorker<Worker extends { terminate(): unknown }, Reply>(
  start: (listeners: WorkerListeners<Reply>) => Worker,
  { hear, broken }: WorkerListeners<Reply>,
): OneWorker<Worker> {
  let current: Worker | undefined;
  return {
    get() {
      if (current) return current;
      const own = start({
        hear: (lines) => own === current && hear(lines),
        broken: (reason) => own === current && broken(reason),
      });
      current = own;
      return own;
    },
    current: () => current,
    async end() {
      const ended = current;
      current = undefined;
      await ended?.terminate();
    },
  };
}
