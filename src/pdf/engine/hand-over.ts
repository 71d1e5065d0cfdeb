import type { PrintJob } from '../../../domain/documents/papers.ts';
import { piecesOf } from './pieces.ts';
import type { PrintWorker } from './print-worker.ts';

type Numbered = { readonly id: number; readonly job: PrintJob };

/**
 * Hands a job to the worker; a long job goes in pieces, so that the page stays responsive. Stops
 * early if the job ends before all of it is handed over.
 */
export async function handOver(
  worker: Pick<PrintWorker, 'postMessage'>,
  { id, job }: Numbered,
  isOver: () => boolean,
): Promise<void> {
  const { papers, ...head } = job;
  const pieces = piecesOf(papers);
  for (const [at, piece] of pieces.entries()) {
    if (at === pieces.length - 1) worker.postMessage({ type: 'print', id, piece, head });
    else {
      worker.postMessage({ type: 'piece', id, piece });
      await breath();
      if (isOver()) return;
    }
  }
}

/**
 * Lets the page draw and handle input. Unlike a timer, a channel is not slowed down in a background
 * tab.
 */
const breath = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
