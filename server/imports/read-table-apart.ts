import { Worker } from 'node:worker_threads';
import type { TableReading } from './table-reader.ts';

const PATIENCE_MS = 30_000;
const MOST_MEGABYTES = 768;

/**
 * Reads a table in a thread of its own with limited memory and time, which a hostile file uses up
 * without harm to anybody else.
 */
export function readTableApart(bytes: Buffer, sheet: string | undefined): Promise<TableReading> {
  const { promise, resolve } = Promise.withResolvers<TableReading>();
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), {
    workerData: { bytes, sheet },
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  const timer = setTimeout(() => resolve({ problem: 'tooLarge' }), PATIENCE_MS);
  worker.on('message', resolve);
  worker.on('error', (error) => {
    const isMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    resolve({ problem: isMemory ? 'tooLarge' : 'notATable' });
  });
  worker.on('exit', () => resolve({ problem: 'tooLarge' }));
  return promise.finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}
