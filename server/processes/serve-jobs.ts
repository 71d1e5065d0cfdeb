import { Worker } from 'node:worker_threads';

/**
 * Does in a process of its own what `startJobProcess` sends, one job at a time. It ends with the
 * server, and when it takes more memory than it may.
 */
export function serveJobs<Job, Reply>(work: (job: Job) => Promise<Reply>): void {
  process.on('message', async (job: Job) => process.send?.(await work(job)));
  // The server has ended, cleanly or not. An ordinary exit would wait for the job in progress.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  // Ctrl-C reaches every process of a terminal. The server decides when this one ends.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  watchMemory(Number(process.env.MOST_MEGABYTES));
}

/**
 * The limit of the engine's heap leaves out what is unpacked beside it. A thread of its own watches
 * the whole process, because a job does not let go of the main one.
 */
function watchMemory(mostMegabytes: number): void {
  if (!(mostMegabytes > 0)) return;
  const watch = new Worker(new URL('./watch-memory.ts', import.meta.url), {
    workerData: { mostBytes: mostMegabytes * 1_000_000 },
    env: {},
    execArgv: [],
  });
  watch.unref();
}
