import type { PrintedDocument } from '../../../domain/documents/print-job.ts';
import { printInNode } from '../../../src/pdf/engine/print-in-node.ts';
import { jobOf } from '../sample-documents.ts';
import { readPdf } from './read-pdf.ts';

/** The text of each page of the documents in one file, with white space collapsed. */
export async function pagesOf(
  ...documents: readonly PrintedDocument[]
): Promise<readonly string[]> {
  const { bytes } = await printInNode(jobOf(...documents));
  return readPdf(bytes, (pages) => pages.map(({ text }) => text.replace(/\s+/g, ' ')));
}

/** The text of a document, with white space collapsed. */
export const pageOf = async (document: PrintedDocument): Promise<string> =>
  (await pagesOf(document)).join(' ');
