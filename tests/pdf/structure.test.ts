import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { printInNode } from '../../src/pdf/engine/print-in-node.ts';
import { fontsOf, qpdfCheck } from '../support/pdf/check-structure.ts';
import { readPdf } from '../support/pdf/read-pdf.ts';
import { SAMPLE_DOCUMENTS } from '../support/pdf/sample-pages.ts';
import {
  declarationDocument,
  invoiceDocument,
  jobOf,
  MIXED_RECIPIENT,
  ordersListDocument,
  ticketDocument,
} from '../support/sample-documents.ts';

const MM = 72 / 25.4;

/** Width and height of the pages of each kind, in points (specification 9). */
const SIZES = {
  invoice: [595.28, 841.89],
  declaration: [595.28, 841.89],
  receipt: [595.28, 841.89],
  label: [100 * MM, 150 * MM],
  ticket: [50 * MM, 140 * MM],
  ordersList: [841.89, 595.28],
} as const;

describe.each(SAMPLE_DOCUMENTS)('$name', ({ document, pages }) => {
  const pdf = printInNode(jobOf(document));

  it('has the right number of pages in the right size', async () => {
    const { bytes, pages: counted } = await pdf;
    const sizes = await readPdf(bytes, (read) => read.map(({ size }) => size));
    const [width, height] = SIZES[document.kind];
    expect(counted).toBe(pages);
    expect(sizes).toHaveLength(pages);
    for (const [wide, high] of sizes) {
      expect(wide).toBeCloseTo(width, 0);
      expect(high).toBeCloseTo(height, 0);
    }
  });

  it('is a valid file with all its fonts embedded', async () => {
    const { bytes } = await pdf;
    expect(await qpdfCheck(bytes)).toBe(0);
    const { embedded, missing } = await fontsOf(bytes);
    expect(missing).toEqual([]);
    expect(embedded.length).toBeGreaterThan(0);
    expect(
      embedded.every((name) => /^\/[A-Z]+\+Noto(Latin|LatinExtended|Arabic)-[47]00$/.test(name)),
    ).toBe(true);
  });

  it('comes out the same, byte for byte, when it is printed again', async () => {
    const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
    const again = await printInNode(jobOf(document));
    expect(hash(again.bytes)).toBe(hash((await pdf).bytes));
  });
});

it.each([
  ['an invoice in German', invoiceDocument(), 'de'],
  ['a declaration, which begins in German,', declarationDocument(), 'de'],
  ['the orders list in English', ordersListDocument(2), 'en'],
])('a screen reader reads %s', async (_, document, language) => {
  const { bytes } = await printInNode(jobOf(document));
  expect(new TextDecoder('latin1').decode(bytes)).toContain(`/Lang (${language})`);
});

it('an invoice for the archive declares itself as PDF/A and is valid', async () => {
  const { bytes } = await printInNode({ ...jobOf(invoiceDocument()), conformance: 'PDF/A-3b' });
  expect(await qpdfCheck(bytes)).toBe(0);
  const file = new TextDecoder('latin1').decode(bytes);
  expect(file).toContain('/OutputIntents');
  expect(file).toMatch(/pdfaid:part>3</);
});

it('letters of one font are embedded once, however often the font changes', async () => {
  const turkish = { ...MIXED_RECIPIENT, name: 'Şaş Ğağ Şeş Ğeğ Şiş' };
  const { bytes } = await printInNode(
    jobOf(...Array.from({ length: 6 }, () => ticketDocument(turkish))),
  );
  const { embedded } = await fontsOf(bytes);
  expect(new Set(embedded.map((name) => name.split('+')[1])).size).toBe(embedded.length);
});

it('a logo is stored once in a batch, whole', async () => {
  const side = 200;
  const noise = Buffer.from(
    Array.from({ length: side * side * 3 }, (_, at) => (at * at * 31 + (at >> 7)) % 251),
  );
  const png = await sharp(noise, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
  const logo = {
    dataUri: `data:image/png;base64,${png.toString('base64')}`,
    width: side,
    height: side,
  };
  const sizeOf = async (invoices: number) => {
    const job = jobOf(...Array.from({ length: invoices }, () => invoiceDocument()));
    return (await printInNode({ ...job, company: { ...job.company, logo } })).bytes.length;
  };
  const [one, six] = [await sizeOf(1), await sizeOf(6)];
  expect(one).toBeGreaterThan(png.length * 0.8);
  expect(six - one).toBeLessThan(png.length);
});
