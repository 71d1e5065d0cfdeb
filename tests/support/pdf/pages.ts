import type { Paper } from '../../../domain/documents/papers.ts';
import { printInNode } from '../../../src/pdf/engine/print-in-node.ts';
import { jobOf } from '../sample-papers.ts';
import { readPdf } from './read-pdf.ts';

/** The text of each page of papers in one file, its white space made one. */
export async function pagesOf(...papers: readonly Paper[]): Promise<readonly string[]> {
  const { bytes } = await printInNode(jobOf(...papers));
  return readPdf(bytes, (pages) => pages.map(({ text }) => text.replace(/\s+/g, ' ')));
}

/** The text of a paper, its white space made one. */
export const pageOf = async (paper: Paper): Promise<string> => (await pagesOf(paper)).join(' ');
