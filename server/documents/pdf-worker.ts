import { parentPort } from 'node:worker_threads';
import type { PrintJob } from '../../domain/documents/papers.ts';
import { printInNode } from '../../src/pdf/engine/print-in-node.ts';

/** The result of a job: its file, or why there is none. */
export type PrintReply = { readonly bytes: Uint8Array } | { readonly message: string };

parentPort?.on('message', async (job: PrintJob) => {
  const reply: PrintReply = await printInNode(job).then(
    ({ bytes }) => ({ bytes }),
    // An error may contain values that cannot be posted, and would then end the worker.
    (error: unknown) => ({ message: error instanceof Error ? error.message : String(error) }),
  );
  parentPort?.postMessage(reply);
});
