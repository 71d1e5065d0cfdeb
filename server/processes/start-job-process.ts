import { type ChildProcess, fork } from 'node:child_process';
import { Socket } from 'node:net';
import { setPriority } from 'node:os';
import { ignoringError } from '../../domain/ignoring-failure.ts';
import { OUT_OF_MEMORY } from './out-of-memory.ts';

/** A process that does one job at a time, for what has to be read from files of others. */
export type JobProcess<Job, Reply> = {
  /** Rejects when the process ends or does not answer in time. Do not use it after that. */
  run(job: Job): Promise<Reply>;
  /** Whether it has ended, by itself or by `end`. */
  hasEnded(): boolean;
  end(): void;
};

/**
 * Why a job has no reply: its process could not be reached, it has ended without being to blame (its
 * module cannot be loaded, somebody killed it), the job used up its memory or broke its engine, or it
 * took too long.
 */
export class JobProcessError extends Error {
  readonly reason: 'failed' | 'ended' | 'exhausted' | 'late';

  constructor(reason: JobProcessError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'JobProcessError';
    this.reason = reason;
  }
}

export type JobModule = {
  /** The module that the process runs; it calls `serveJobs`. */
  readonly module: URL;
  /** What it does, for errors: 'decodes pictures'. */
  readonly does: string;
  /** How long a job may take. */
  readonly timeoutMs: number;
  /** How much memory the process may take, all included. It is ended when it takes more. */
  readonly mostMegabytes: number;
};

/** Lower than that of the server and its database, which users wait for. */
const PRIORITY = 5;

/**
 * The only variables passed on: these processes read untrusted files and need no secrets.
 */
const PASSED_ON = [
  'PATH',
  'LD_LIBRARY_PATH',
  'DYLD_LIBRARY_PATH',
  'SystemRoot',
  'TMPDIR',
  'TEMP',
  'TZ',
  'NODE_ENV',
];

const environment = (mostMegabytes: number): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  ),
  // One job at a time needs one thread.
  UV_THREADPOOL_SIZE: '1',
  MOST_MEGABYTES: String(mostMegabytes),
});

function spawn({ module, mostMegabytes }: JobModule): ChildProcess {
  const child = fork(module, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // The heap alone; what stands beside it is watched in the process (serve-jobs.ts).
    execArgv: [`--max-old-space-size=${mostMegabytes}`],
    env: environment(mostMegabytes),
  });
  const { pid } = child;
  ignoringError(() => {
    if (pid !== undefined) setPriority(pid, PRIORITY);
  }, 'Not every system lets us set priorities. The work is done without it.');
  // The child must not keep the server process alive.
  child.unref();
  child.channel?.unref();
  if (child.stderr instanceof Socket) child.stderr.unref();
  return child;
}

const MOST_OUTPUT = 2000;

/** The end of what a process writes about its own failure. */
function lastOutput({ stderr }: ChildProcess): () => string {
  let output = '';
  stderr?.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-MOST_OUTPUT);
  });
  return () => output.trim();
}

/** By the memory watch, or by the engine: out of heap, or over a limit of its own. */
const EXHAUSTED: readonly (string | null)[] = [
  OUT_OF_MEMORY,
  'SIGABRT',
  'SIGTRAP',
  'SIGILL',
  'SIGSEGV',
  'SIGBUS',
];

/**
 * Starts a process of this module. It ends with the server. Whatever a file does to it, by a crash
 * of its engine as well, is done to this process alone: a thread would take the server with it.
 */
export function startJobProcess<Job extends object, Reply>(
  given: JobModule,
): JobProcess<Job, Reply> {
  const child = spawn(given);
  let answer: PromiseWithResolvers<Reply> | undefined;
  const broken = (error: JobProcessError) => answer?.reject(error);
  const failed = (cause: unknown) =>
    broken(new JobProcessError('failed', `The process that ${given.does} failed.`, { cause }));
  child.on('message', (reply: Reply) => answer?.resolve(reply));
  child.on('error', failed);
  const texts = lastOutput(child);
  // Not "exit": by now everything that it wrote has been read.
  child.on('close', (code, signal) => {
    const reason = EXHAUSTED.includes(signal) ? 'exhausted' : 'ended';
    const how = signal ?? `exit code ${code}`;
    const message = `The process that ${given.does} ended by ${how}. ${texts()}`.trim();
    broken(new JobProcessError(reason, message));
  });
  return {
    async run(job) {
      answer = Promise.withResolvers<Reply>();
      const late = `The process that ${given.does} did not answer in time.`;
      const silence = setTimeout(() => broken(new JobProcessError('late', late)), given.timeoutMs);
      child.send(job, (error) => error && failed(error));
      try {
        return await answer.promise;
      } finally {
        clearTimeout(silence);
      }
    },
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    end: () => void child.kill('SIGKILL'),
  };
}
