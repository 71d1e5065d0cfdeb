import { expect, it } from 'vitest';
import { printInNode } from '../../src/pdf/engine/print-in-node.ts';
import { pagesOf } from '../support/pdf/pages.ts';
import {
  invoicePaper,
  jobOf,
  LATIN_RECIPIENT,
  labelPaper,
  ticketPaper,
} from '../support/sample-papers.ts';

it('a clerk who prints a batch gets one file in the order of the selection, kept documents included', async () => {
  const { bytes: kept } = await printInNode(jobOf(invoicePaper()));
  const archived = { kind: 'archived', pdf: kept } as const;
  const pages = await pagesOf(ticketPaper(), archived, labelPaper(LATIN_RECIPIENT, 2));
  expect(pages.map((page) => page.includes('Rechnung-Nr.'))).toEqual([false, true, false, false]);
});

it('a batch says how far it is and ends when it is asked to', async () => {
  const seen: number[] = [];
  const enough = new Error('enough');
  const job = jobOf(labelPaper(LATIN_RECIPIENT, 250));
  const printing = printInNode(job, {
    onProgress: ({ done, of }) => seen.push(done / of),
    check: () => {
      if (seen.length > 1) throw enough;
    },
  });
  await expect(printing).rejects.toBe(enough);
  expect(seen).toEqual([0, 0.4]);
});
