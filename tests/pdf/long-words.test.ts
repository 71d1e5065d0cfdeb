import { expect, it } from 'vitest';
import { printInNode } from '../../src/pdf/engine/print-in-node.ts';
import { type Raster, readPdf } from '../support/pdf/read-pdf.ts';
import {
  invoiceDocument,
  jobOf,
  LATIN_RECIPIENT,
  labelDocument,
  ticketDocument,
} from '../support/sample-documents.ts';

const LONG = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3);
const PERSON = { ...LATIN_RECIPIENT, name: LONG, street: LONG, city: LONG };

/** Whether a strip of this many points at the right edge of a page has no ink at all. */
function hasWhiteEdge({ width, height, data }: Raster, points: number): boolean {
  for (let y = 0; y < height; y += 1) {
    for (let x = width - points; x < width; x += 1) {
      if ((data[y * width + x] ?? 255) < 200) return false;
    }
  }
  return true;
}

it.each([
  ['a label', labelDocument(PERSON, 1), 10],
  ['a ticket', ticketDocument(PERSON), 6],
  [
    'an invoice',
    {
      ...invoiceDocument(PERSON, 1),
      sender: PERSON,
      lines: [{ description: LONG, grams: 1000, cents: 100 }],
    },
    54,
  ],
])('a word too long for its place does not run off %s', async (_, document, edge) => {
  const { bytes } = await printInNode(jobOf(document));
  await readPdf(bytes, async ([page]) => {
    if (!page) throw new Error('Each document has a page.');
    expect(hasWhiteEdge(await page.raster(72), edge)).toBe(true);
  });
});

it('a long name stays readable beside the weight and the amount', async () => {
  const document = {
    ...invoiceDocument(LATIN_RECIPIENT, 1),
    lines: [{ description: 'M'.repeat(120), grams: 1000, cents: 100 }],
  };
  const { bytes } = await printInNode(jobOf(document));
  const text = await readPdf(bytes, ([page]) => page?.text ?? '');
  expect(text.match(/M+/g)?.join('').match(/M/g)?.length).toBeGreaterThanOrEqual(120);
  expect(text).toMatch(/1,00\s+1,00/);
});

it('a long list of terms continues from page to page', async () => {
  const job = jobOf(invoiceDocument());
  const notes = Array.from({ length: 60 }, (_, index) => `Absatz ${index} ${'lang '.repeat(40)}`);
  const { bytes } = await printInNode({
    ...job,
    texts: { ...job.texts, invoice: { ...job.texts.invoice, notes } },
  });
  const text = await readPdf(bytes, (pages) => pages.map((page) => page.text).join('\n'));
  for (let index = 0; index < 60; index += 1) expect(text).toContain(`Absatz ${index} `);
});
