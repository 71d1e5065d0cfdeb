import { parentPort, workerData } from 'node:worker_threads';
import { readTable } from './table-reader.ts';

/** The other end is server/imports/read-table-apart.ts: one file, one answer. */
const { bytes, sheet } = workerData as { bytes: Uint8Array; sheet?: string };
parentPort?.postMessage(await readTable(Buffer.from(bytes), sheet));
