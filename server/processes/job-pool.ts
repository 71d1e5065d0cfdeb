import { RequestError } from '../base/request-error.ts';
import { fairQueue } from './fair-queue.ts';
import type { JobProcess } from './start-job-process.ts';

export type JobPool<Job, Reply> = {
  /**
   * Does a job in turn. Throws `request.tooMany` when too many jobs of one owner wait. Rejects with
   * the reason when the process ends or does not answer; the other jobs go on in another one.
   */
  run(job: Job, owner: string): Promise<Reply>;
  /** How many jobs wait for a process. */
  waiting(): number;
  /** Ends idle processes. Jobs that have begun or wait are still done. */
  close(): void;
  /** Rejects all jobs with this reason and ends all processes. */
  abort(reason: Error): void;
};

export type PoolRule = {
  readonly mostAtOnce: number;
  /** How many jobs of one owner may wait; each stays in memory. */
  readonly mostWaitingOfOne: number;
  /** An idle process ends after this time, which frees its memory; with 0, each job gets a new one. */
  readonly idleMs: number;
};

type Task<Job, Reply> = PromiseWithResolvers<Reply> & { readonly job: Job };

/** Does jobs in child processes, some at a time, alternating between their owners. */
export function createJobPool<Job, Reply>(
  start: () => JobProcess<Job, Reply>,
  { mostAtOnce, mostWaitingOfOne, idleMs }: PoolRule,
): JobPool<Job, Reply> {
  const queue = fairQueue<Task<Job, Reply>>();
  const idle = idleProcesses<Job, Reply>(idleMs);
  const working = new Map<Task<Job, Reply>, JobProcess<Job, Reply> | undefined>();

  async function work(task: Task<Job, Reply>): Promise<void> {
    working.set(task, undefined);
    let process: JobProcess<Job, Reply> | undefined;
    try {
      process = idle.take() ?? start();
      working.set(task, process);
      task.resolve(await process.run(task.job));
      idle.keep(process);
    } catch (error) {
      process?.end();
      task.reject(error);
    } finally {
      working.delete(task);
      next();
    }
  }

  function next(): void {
    if (working.size >= mostAtOnce) return;
    const task = queue.take();
    if (task) void work(task);
  }

  return {
    async run(job, owner) {
      if (queue.of(owner) >= mostWaitingOfOne) {
        throw new RequestError('request.tooMany', { retryAfter: 5 });
      }
      const task = { job, ...Promise.withResolvers<Reply>() };
      queue.add(owner, task);
      next();
      return task.promise;
    },
    waiting: queue.size,
    close: idle.close,
    abort(reason) {
      idle.close();
      for (let task = queue.take(); task; task = queue.take()) task.reject(reason);
      for (const [task, process] of working) {
        task.reject(reason);
        process?.end();
      }
    },
  };
}

/** Processes without work; each ends after a while, or at once when the pool is closed. */
function idleProcesses<Job, Reply>(idleMs: number) {
  const idle = new Map<JobProcess<Job, Reply>, NodeJS.Timeout>();
  let isClosed = false;

  const take = (): JobProcess<Job, Reply> | undefined => {
    for (const [process, timer] of idle) {
      clearTimeout(timer);
      idle.delete(process);
      if (!process.hasEnded()) return process;
    }
    return undefined;
  };

  return {
    take,
    keep(process: JobProcess<Job, Reply>): void {
      const end = () => {
        idle.delete(process);
        process.end();
      };
      // A timer would leave it to the next job, which begins before any timer runs.
      if (isClosed || idleMs === 0) end();
      else idle.set(process, setTimeout(end, idleMs).unref());
    },
    close(): void {
      isClosed = true;
      for (let process = take(); process; process = take()) process.end();
    },
  };
}
