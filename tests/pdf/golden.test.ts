import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { printInNode } from '../../src/pdf/engine/print-in-node.ts';
import { rgbaOf } from '../support/pdf/dots.ts';
import { type Raster, type ReadPage, readPdf } from '../support/pdf/read-pdf.ts';
import { SAMPLE_DOCUMENTS } from '../support/pdf/sample-pages.ts';
import { jobOf } from '../support/sample-documents.ts';

/** Resolution in dots per inch; pictures and texts are updated with `UPDATE_GOLDEN=1`, and reviewed. */
const DOTS_PER_INCH = 60;
const FOLDER = join(import.meta.dirname, 'golden');
/** One changed digit is about ten dots. */
const MOST_DIFFERENT = 3;

function stored(name: string): string {
  const file = join(FOLDER, name);
  expect(existsSync(file), `${name} is not there; make it with UPDATE_GOLDEN=1`).toBe(true);
  return file;
}

async function readRaster(file: string): Promise<Raster> {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const writeRaster = ({ width, height, data }: Raster, file: string) =>
  sharp(data, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 9 })
    .toFile(file);

async function expectSamePicture(now: Raster, name: string): Promise<void> {
  if (process.env.UPDATE_GOLDEN) await writeRaster(now, join(FOLDER, name));
  const then = await readRaster(stored(name));
  expect([now.width, now.height]).toEqual([then.width, then.height]);
  const different = pixelmatch(rgbaOf(now), rgbaOf(then), undefined, now.width, now.height, {
    threshold: 0.1,
  });
  expect(different).toBeLessThanOrEqual(MOST_DIFFERENT);
}

/** All text as a reader extracts it, with a blank line between two pages. */
const textOfPages = (pages: readonly ReadPage[]): string =>
  `${pages.map(({ text }) => text.replace(/\r\n/g, '\n').trim()).join('\n\n')}\n`;

describe.each(SAMPLE_DOCUMENTS)('$name', ({ name, document, shown }) => {
  const pdf = printInNode(jobOf(document));

  it.each(shown)('looks on page %i as it did at the last review', async (page) => {
    const { bytes } = await pdf;
    const now = await readPdf(bytes, (pages) => pages[page - 1]?.raster(DOTS_PER_INCH));
    if (!now) throw new Error(`${name} has no page ${page}.`);
    await expectSamePicture(now, `${name}-${page}.png`);
  });

  it('has exactly the text that it had at the last review', async () => {
    const text = await readPdf((await pdf).bytes, textOfPages);
    if (process.env.UPDATE_GOLDEN) await writeFile(join(FOLDER, `${name}.txt`), text);
    expect(text).toBe(await readFile(stored(`${name}.txt`), 'utf8'));
  });
});
