import { expect, it } from 'vitest';
import type { PaidStamp } from '../../domain/documents/printed-documents.ts';
import { printInNode } from '../../src/pdf/engine/print-in-node.ts';
import { qpdfCheck } from '../support/pdf/check-structure.ts';
import { pagesOf } from '../support/pdf/pages.ts';
import { readPdf } from '../support/pdf/read-pdf.ts';
import {
  invoiceDocument,
  jobOf,
  LATIN_RECIPIENT,
  labelDocument,
  ticketDocument,
} from '../support/sample-documents.ts';

it('a clerk who prints a batch gets one file in the order of the selection, stored documents included', async () => {
  const { bytes: stored } = await printInNode(jobOf(invoiceDocument()));
  const archived = { kind: 'archived', pdf: stored } as const;
  const pages = await pagesOf(ticketDocument(), archived, labelDocument(LATIN_RECIPIENT, 2));
  expect(pages.map((page) => page.includes('Rechnung-Nr.'))).toEqual([false, true, false, false]);
});

it('a customer who gets a stored invoice again sees on each page that it is a copy', async () => {
  const job = jobOf(invoiceDocument(LATIN_RECIPIENT, 20));
  const { bytes: stored } = await printInNode({ ...job, conformance: 'PDF/A-3b' });
  const before = stored.slice();
  const inkOf = async (isCopy: boolean) => {
    const { bytes } = await printInNode(jobOf({ kind: 'archived', pdf: stored, isCopy }));
    expect(await qpdfCheck(bytes)).toBe(0);
    return readPdf(bytes, (pages) =>
      Promise.all(
        pages.map(async ({ text, raster }) => {
          const { data } = await raster(50);
          return { text, grey: data.filter((dot) => dot > 215 && dot < 240).length };
        }),
      ),
    );
  };
  const [original, copy] = [await inkOf(false), await inkOf(true)];
  expect(copy.map(({ text }) => text)).toEqual(original.map(({ text }) => text));
  expect(original).toHaveLength(2);
  copy.forEach(({ grey }, at) => {
    expect(grey).toBeGreaterThan((original[at]?.grey ?? 0) + 2_000);
  });
  expect(stored).toEqual(before);
});

it('a customer who has paid sees so in the margin of a stored invoice that is printed later', async () => {
  const { bytes: stored } = await printInNode(jobOf(invoiceDocument(LATIN_RECIPIENT, 20)));
  const before = stored.slice();
  const inkOf = async (paid?: PaidStamp) => {
    const document = { kind: 'archived', pdf: stored, ...(paid && { paid }) } as const;
    const { bytes } = await printInNode(jobOf(document));
    expect(await qpdfCheck(bytes)).toBe(0);
    return readPdf(bytes, (pages) =>
      Promise.all(
        pages.map(async ({ text, raster }) => {
          const { data, width } = await raster(72);
          // Between the hole marks and the text, from 14 to 24 mm.
          const isInMargin = (at: number) => {
            const left = ((at % width) * 25.4) / 72;
            return left > 14 && left < 24;
          };
          return { text, dark: data.filter((dot, at) => dot < 128 && isInMargin(at)).length };
        }),
      ),
    );
  };
  const [plain, stamped, undated] = [
    await inkOf(),
    await inkOf({ on: '2026-11-26', via: 'card' }),
    await inkOf({ on: null, via: null }),
  ];
  expect(stamped.map(({ text }) => text)).toEqual(plain.map(({ text }) => text));
  plain.forEach(({ dark }, page) => {
    expect(dark).toBe(0);
    const short = undated[page]?.dark ?? 0;
    expect(short).toBeGreaterThan(50);
    expect(stamped[page]?.dark ?? 0).toBeGreaterThan(2 * short);
  });
  expect(stored).toEqual(before);
});

it('a clerk who prints a batch sees its progress and can cancel it', async () => {
  const seen: number[] = [];
  const enough = new Error('enough');
  const job = jobOf(labelDocument(LATIN_RECIPIENT, 250));
  const printing = printInNode(job, {
    onProgress: ({ done, of }) => seen.push(done / of),
    check: () => {
      if (seen.length > 1) throw enough;
    },
  });
  await expect(printing).rejects.toBe(enough);
  expect(seen).toEqual([0, 0.4]);
});
