import type { Paper } from '../../../domain/documents/print-job.ts';
import { printInNode } from '../../../src/pdf/engine/print-in-node.ts';
import { jobOf } from '../sample-papers.ts';
import { readPdf } from './read-pdf.ts';

/** The text of each page of the documents in one file, with white space collapsed. */
export async function pagesOf(...papers: readonly Paper[]): Promise<readonly string[]> {
  const { bytes } = await printInNode(jobOf(...papers));
  return readPdf(bytes, (pages) => pages.map(({ text }) => text.replace(/\s+/g, ' ')));
}

/** The text of a document, with white space collapsed. */
export const pageOf = async (paper: Paper): Promise<string> => (await pagesOf(paper)).join(' ');
