import { Document, pdf } from '@react-pdf/renderer';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { sheetsOf } from '../../src/pdf/documents/drawings.ts';
import { FIRST_JOB } from '../../src/pdf/engine/first-job.ts';
import { placedPage } from '../../src/pdf/engine/placed-page.ts';
import { printInNode } from '../../src/pdf/engine/print-in-node.ts';
import { printableData } from '../../src/pdf/text/printable.ts';
import {
  ARABIC_RECIPIENT,
  COMPANY,
  invoiceDocument,
  jobOf,
  LATIN_RECIPIENT,
  labelDocument,
  MIXED_RECIPIENT,
  ordersListDocument,
  TEXTS,
} from '../support/sample-documents.ts';

const LETTERHEAD = printableData({ company: COMPANY, texts: TEXTS });
const pagesOf = (document: Parameters<typeof sheetsOf>[0]) =>
  sheetsOf(printableData(document), LETTERHEAD).map(({ draw }) => draw());

/** The whole document in the library's own way. */
async function byTheLibrary(document: Parameters<typeof sheetsOf>[0]): Promise<Uint8Array> {
  const { createdAt, title, company } = jobOf(document);
  const instance = pdf();
  const properties = {
    title,
    author: company.name,
    creator: 'Jisr',
    producer: 'Jisr',
    language: document.kind === 'ordersList' ? 'en' : 'de',
    creationDate: new Date(createdAt),
    modificationDate: new Date(createdAt),
  };
  const element = createElement(Document, properties, ...pagesOf(document));
  await new Promise<void>((resolve) => instance.updateContainer(element, resolve));
  return new Uint8Array(await (await instance.toBlob()).arrayBuffer());
}

const SAMPLES = [
  ['labels in Latin letters', labelDocument(LATIN_RECIPIENT, 3)],
  ['labels in Arabic letters', labelDocument(ARABIC_RECIPIENT, 3)],
  ['labels in mixed letters', labelDocument(MIXED_RECIPIENT, 3)],
  ['an orders list', ordersListDocument(80)],
] as const;

it.each(SAMPLES)('%s need no layout, and are the same as with it', async (_, document) => {
  const { bytes, pages } = await printInNode(jobOf(document));
  const placed = pagesOf(document).map((page) => placedPage(page));
  expect(placed).toHaveLength(pages);
  expect(placed).not.toContain(undefined);
  expect(Buffer.compare(bytes, await byTheLibrary(document))).toBe(0);
});

it('a list of several parts is one file, in which each font is embedded once', async () => {
  const { bytes, pages } = await printInNode(jobOf(ordersListDocument(1_500)));
  expect(pages).toBe(54);
  const file = new TextDecoder('latin1').decode(bytes);
  const count = (part: RegExp) => file.match(part)?.length ?? 0;
  const fonts = ['NotoLatin-400', 'NotoLatin-700', 'NotoArabic-700'];
  expect(count(/\/Type \/FontDescriptor\b/g)).toBe(fonts.length);
  expect(count(/\/Type \/Page\b/g)).toBe(pages);
});

it('an invoice, whose parts follow each other, is laid out', async () => {
  await printInNode(jobOf(invoiceDocument()));
  expect(pagesOf(invoiceDocument()).map((page) => placedPage(page))).toEqual([undefined]);
});

it('what warms a worker up is an invoice like another', async () => {
  const { pages, missing, cut } = await printInNode(FIRST_JOB);
  expect({ pages, missing, cut }).toEqual({ pages: 1, missing: [], cut: [] });
});
