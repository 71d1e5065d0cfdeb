import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Paper } from '../../domain/documents/papers.ts';
import { printInNode } from '../../src/pdf/engine/print-in-node.ts';
import { rgbaOf } from '../support/pdf/dots.ts';
import { type Raster, readPdf } from '../support/pdf/read-pdf.ts';
import {
  ARABIC_RECIPIENT,
  declarationPaper,
  invoicePaper,
  jobOf,
  LATIN_RECIPIENT,
  labelPaper,
  MIXED_RECIPIENT,
  ordersListPaper,
  ticketPaper,
} from '../support/sample-papers.ts';

/** Of so many dots an inch; the pictures are made anew with `UPDATE_GOLDEN=1`, and looked at. */
const DOTS_PER_INCH = 60;
const FOLDER = join(import.meta.dirname, 'golden');
/** One changed digit is about ten dots. */
const MOST_DIFFERENT = 3;

const PAGES: readonly (readonly [name: string, paper: Paper, page: number])[] = [
  ['invoice', invoicePaper(), 1],
  ['invoice-arabic-draft', invoicePaper(ARABIC_RECIPIENT, 5, { status: 'draft', number: '' }), 1],
  ['invoice-mixed-many-second', invoicePaper(MIXED_RECIPIENT, 60), 2],
  ['invoice-mixed-many-last', invoicePaper(MIXED_RECIPIENT, 60), 3],
  ['invoice-copy', invoicePaper(LATIN_RECIPIENT, 2, { isCopy: true, payment: 2 }), 1],
  ['declaration', declarationPaper(), 1],
  ['declaration-arabic', declarationPaper(ARABIC_RECIPIENT), 1],
  ['declaration-mixed-many-last', declarationPaper(MIXED_RECIPIENT, 30), 2],
  ['label', labelPaper(), 3],
  ['label-arabic', labelPaper(ARABIC_RECIPIENT, 1), 1],
  ['label-mixed', labelPaper(MIXED_RECIPIENT, 1), 1],
  ['ticket', ticketPaper(), 1],
  ['ticket-arabic', ticketPaper(ARABIC_RECIPIENT), 1],
  ['ticket-mixed', ticketPaper(MIXED_RECIPIENT), 1],
  ['orders-list', ordersListPaper(20), 1],
  ['orders-list-many-last', ordersListPaper(80), 3],
];

async function drawn(paper: Paper, page: number): Promise<Raster> {
  const { bytes } = await printInNode(jobOf(paper));
  return readPdf(bytes, (pages) => {
    const wanted = pages[page - 1];
    if (!wanted) throw new Error(`The paper has ${pages.length} pages.`);
    return wanted.raster(DOTS_PER_INCH);
  });
}

async function kept(file: string): Promise<Raster> {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const keep = ({ width, height, data }: Raster, file: string) =>
  sharp(data, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 9 })
    .toFile(file);

it.each(PAGES)('%s looks as it did when somebody last looked at it', async (name, paper, page) => {
  const file = join(FOLDER, `${name}.png`);
  const now = await drawn(paper, page);
  if (process.env.UPDATE_GOLDEN) await keep(now, file);
  expect(existsSync(file), `${name}.png is not there; make it with UPDATE_GOLDEN=1`).toBe(true);
  const then = await kept(file);
  expect([now.width, now.height]).toEqual([then.width, then.height]);
  const different = pixelmatch(rgbaOf(now), rgbaOf(then), undefined, now.width, now.height, {
    threshold: 0.1,
  });
  expect(different).toBeLessThanOrEqual(MOST_DIFFERENT);
});
