import type { PrintJob } from '../../../domain/documents/papers.ts';
import { readFontInNode } from '../fonts/read-font-in-node.ts';
import { createEngine, type Engine } from './engine.ts';
import { loadedOnce } from './loaded-once.ts';
import type { PrintedBytes } from './printed.ts';

const engine = loadedOnce(() => createEngine(readFontInNode));

/**
 * Makes one PDF of a job in this process, with the same documents as the browser's worker. The
 * first call loads the fonts. It needs no build, because nothing in `src/pdf` is JSX.
 */
export async function printInNode(
  job: PrintJob,
  watch?: Parameters<Engine['print']>[1],
): Promise<PrintedBytes> {
  return (await engine()).print(job, watch);
}
