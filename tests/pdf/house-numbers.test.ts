import { expect, it } from 'vitest';
import type { PrintedDocument } from '../../domain/documents/print-job.ts';
import { printInNode } from '../../src/pdf/engine/print-in-node.ts';
import { readPdf } from '../support/pdf/read-pdf.ts';
import {
  declarationDocument,
  invoiceDocument,
  jobOf,
  LATIN_SENDER,
  laidOutAtFirst,
} from '../support/sample-documents.ts';

/** Too long for one line by its number alone. */
const SENDER = { ...LATIN_SENDER, street: 'Großmusterhausener Überführungsallee 127a' };

const linesOf = async (document: PrintedDocument): Promise<readonly string[]> => {
  const { bytes } = await printInNode(jobOf(document));
  return readPdf(bytes, (pages) => pages.flatMap(({ text }) => text.split(/\r?\n/)));
};

it('a house number stays with its street, in the window and in the blocks', async () => {
  const streets = (lines: readonly string[]) => lines.filter((line) => line.includes('127a'));
  const invoice = streets(await linesOf({ ...invoiceDocument(), sender: SENDER }));
  expect(invoice.length).toBeGreaterThan(1);
  for (const line of invoice) expect(line).toContain('Überführungsallee 127a');
  const [declared] = streets(await linesOf({ ...declarationDocument(), sender: SENDER }));
  expect(declared).toContain('Überführungsallee 127a');
});

it('an invoice in the first layout keeps its lines', async () => {
  const lines = await linesOf(laidOutAtFirst({ ...invoiceDocument(), sender: SENDER }));
  expect(lines.map((line) => line.trim())).toContain('127a');
});
