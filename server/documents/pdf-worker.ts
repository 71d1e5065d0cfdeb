import { parentPort } from 'node:worker_threads';
import type { PrintJob } from '../../domain/documents/papers.ts';
import { printInNode } from '../../src/pdf/engine/print-in-node.ts';

/** A job with its number, and what became of it. */
export type PrintRequest = { readonly id: number; readonly job: PrintJob };
export type PrintReply =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly error: unknown };

parentPort?.on('message', async ({ id, job }: PrintRequest) => {
  const reply: PrintReply = await printInNode(job).then(
    ({ bytes }) => ({ id, bytes }),
    (error: unknown) => ({ id, error }),
  );
  parentPort?.postMessage(reply);
});
