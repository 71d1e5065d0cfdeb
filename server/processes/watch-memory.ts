import { workerData } from 'node:worker_threads';
import { OUT_OF_MEMORY } from './out-of-memory.ts';

/** The other end is serve-jobs.ts. */
const { mostBytes } = workerData as { mostBytes: number };
const EVERY_MS = 50;

setInterval(() => {
  // Nothing else stops a job that does not come back to its event loop.
  if (process.memoryUsage.rss() > mostBytes) process.kill(process.pid, OUT_OF_MEMORY);
}, EVERY_MS);
