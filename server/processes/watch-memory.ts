import { workerData } from 'node:worker_threads';

/** The other end is serve-jobs.ts. */
const { mostBytes } = workerData as { mostBytes: number };
const EVERY_MS = 50;

setInterval(() => {
  // Nothing else stops a job that does not come back to its event loop.
  if (process.memoryUsage.rss() > mostBytes) process.kill(process.pid, 'SIGKILL');
}, EVERY_MS);
