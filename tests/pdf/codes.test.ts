import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { code128Outline, qrOutline } from '../../src/pdf/codes/codes.ts';
import { printInNode } from '../../src/pdf/engine/print-in-node.ts';
import { burnt, rgbaOf } from '../support/pdf/dots.ts';
import { type Raster, readPdf } from '../support/pdf/read-pdf.ts';
import { ARABIC_RECIPIENT, jobOf, labelDocument } from '../support/sample-documents.ts';

const WASM = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');

beforeAll(async () => {
  const { buffer } = new Uint8Array(await readFile(WASM));
  prepareZXingModule({ overrides: { wasmBinary: buffer } });
});

const asImage = (page: Raster) =>
  ({ ...page, data: rgbaOf(page), colorSpace: 'srgb' }) as ImageData;

/** Codes in the format of the product, and longer ones that need narrow bars. */
const CODES = ['261000000017', '000000000000', '99999999999999', 'MA26-000123-01'];

const label = (code: string) => ({
  ...labelDocument(ARABIC_RECIPIENT, 1),
  parcels: [{ position: 1, code, grams: 12_000 }],
});

describe.each([203, 300])('at %i dots per inch', (dotsPerInch) => {
  it.each(CODES)('a scanner reads both codes of the label of parcel %s', async (code) => {
    const { bytes } = await printInNode(jobOf(label(code)));
    const [page] = await readPdf(bytes, (pages) =>
      Promise.all(pages.map((each) => each.raster(dotsPerInch))),
    );
    if (!page) throw new Error('The label has a page.');
    const found = await readBarcodes(asImage(burnt(page)), { formats: ['Code128', 'QRCode'] });
    expect(found.map(({ format, text }) => [format, text]).toSorted()).toEqual([
      ['Code128', code],
      ['QRCode', code],
    ]);
  });
});

/** Every coordinate of an outline, as distances from the left edge. */
const lefts = (d: string) => [...d.matchAll(/M([\d.]+) /g)].map(([, x]) => Number(x));
const widths = (d: string) => [...d.matchAll(/h([\d.]+)v/g)].map(([, width]) => Number(width));

it.each([0.75, 0.5, 0.25])(
  'bars of %d mm begin and end on whole dots of 203 and 300 dpi',
  (module) => {
    const { d, width } = code128Outline('261000000017', () => module, 20);
    for (const length of [...lefts(d), ...widths(d), width]) {
      expect(Number.isInteger(length * 8)).toBe(true);
      expect(Number.isInteger(length * 12)).toBe(true);
    }
  },
);

it('a Code 128 of twelve digits has 101 modules, because digits are packed in pairs', () => {
  expect(code128Outline('261000000017', () => 1, 20).width).toBe(101);
});

it('a QR code is drawn as one outline without gaps in its rows', () => {
  const { d, width } = qrOutline('261000000017', 1);
  expect(width).toBe(21);
  expect(d.startsWith('M0 0h7v1h-7z')).toBe(true);
});
