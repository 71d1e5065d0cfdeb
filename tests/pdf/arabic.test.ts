import { chromium } from '@playwright/test';
import { Document, Page, pdf } from '@react-pdf/renderer';
import { createElement } from 'react';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { readFontInNode } from '../../src/pdf/engine/print-in-node.ts';
import { FONTS } from '../../src/pdf/fonts/families.ts';
import { loadFonts } from '../../src/pdf/fonts/load-fonts.ts';
import { text } from '../../src/pdf/parts/elements.ts';
import { printable } from '../../src/pdf/text/printable.ts';
import { findOrInstallChromium } from '../../tools/find-chromium.ts';
import { ARABIC_WORDS } from '../support/arabic-words.ts';
import { inkDifference } from '../support/pdf/ink.ts';
import { type Raster, readPdf } from '../support/pdf/read-pdf.ts';

/** Size of a letter in points, dots per inch, and the picture of a word in dots. */
const SIZE = 26;
const DOTS_PER_INCH = 110;
const WIDTH = 440;
const HEIGHT = 110;
/** Edges are smoothed differently; a lost or wrong letter changes a fifth of a word. */
const MOST_DIFFERENT = 0.02;

const TEXTS = ARABIC_WORDS.map(printable);
const points = (dots: number): number => (dots * 72) / DOTS_PER_INCH;

async function drawnByUs(): Promise<readonly Raster[]> {
  await loadFonts(readFontInNode);
  const style = { fontFamily: FONTS, padding: 16 };
  const size: [number, number] = [points(WIDTH), points(HEIGHT)];
  const pages = TEXTS.map((word) =>
    createElement(
      Page,
      { size, style, wrap: false, experimentalPagination: true },
      text({ fontSize: SIZE }, word),
    ),
  );
  const blob = await pdf(createElement(Document, {}, ...pages)).toBlob();
  return readPdf(new Uint8Array(await blob.arrayBuffer()), (read) =>
    Promise.all(read.map((page) => page.raster(DOTS_PER_INCH))),
  );
}

async function drawnByChromium(): Promise<readonly Raster[]> {
  const font = Buffer.from(await readFontInNode('Arabic', 400)).toString('base64');
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-lcd-text'],
  });
  try {
    const page = await browser.newPage({
      viewport: { width: WIDTH, height: HEIGHT * TEXTS.length },
    });
    await page.setContent(`<!doctype html><meta charset="utf-8"><style>
      @font-face { font-family: paper; src: url(data:font/woff;base64,${font}) }
      body { margin: 0; background: #fff; font: ${(SIZE * DOTS_PER_INCH) / 72}px paper }
      p { margin: 0; height: ${HEIGHT}px; line-height: ${HEIGHT}px; padding: 0 20px; overflow: hidden }
    </style>${TEXTS.map((word) => `<p dir="rtl">${word}</p>`).join('')}`);
    await page.evaluate(() => document.fonts.load('20px paper', 'م'));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const picture = sharp(await page.screenshot()).greyscale();
    return await Promise.all(
      TEXTS.map(async (_, index) => {
        const part = { left: 0, top: index * HEIGHT, width: WIDTH, height: HEIGHT };
        const { data, info } = await picture
          .clone()
          .extract(part)
          .raw()
          .toBuffer({ resolveWithObject: true });
        return { width: info.width, height: info.height, data };
      }),
    );
  } finally {
    await browser.close();
  }
}

let ours: readonly Raster[];
let theirs: readonly Raster[];
beforeAll(async () => {
  ours = await drawnByUs();
  theirs = await drawnByChromium();
});

/** The words whose picture differs from the browser's picture of the word `offset` places on. */
const different = (offset: number): readonly string[] =>
  TEXTS.filter((_, index) => {
    const [mine, other] = [ours[index], theirs[(index + offset) % TEXTS.length]];
    return !mine || !other || inkDifference(mine, other) > MOST_DIFFERENT;
  });

it('a reader finds sixty Arabic names and places printed as the browser draws them', () => {
  expect(TEXTS).toHaveLength(60);
  expect(different(0)).toEqual([]);
});

it('the comparison distinguishes each of these words from its neighbour', () => {
  expect(different(1)).toEqual(TEXTS);
});
