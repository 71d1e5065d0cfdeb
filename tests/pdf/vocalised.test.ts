import { Document, Page, pdf } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { printInNode, readFontInNode } from '../../src/pdf/engine/print-in-node.ts';
import { fontOf } from '../../src/pdf/fonts/advance.ts';
import { FONTS, type Weight } from '../../src/pdf/fonts/families.ts';
import { loadFonts } from '../../src/pdf/fonts/load-fonts.ts';
import { row, text } from '../../src/pdf/parts/elements.ts';
import { printable } from '../../src/pdf/text/printable.ts';
import { VOCALISED_WORDS } from '../fixtures/vocalised-words.ts';
import { inkDifference } from '../support/pdf/ink.ts';
import { lostWords } from '../support/pdf/letters.ts';
import { type Raster, readPdf, textOf } from '../support/pdf/read-pdf.ts';
import { jobOf, LATIN_RECIPIENT, labelDocument } from '../support/sample-documents.ts';

/** Size of a letter in points, dots per inch, and the size of a picture in points. */
const SIZE = 26;
const DOTS_PER_INCH = 144;
const SPACE = { width: 300, height: 72 };
const BASELINE = 44;
/** Edges are smoothed differently; a mark that is displaced by its own size changes a twentieth. */
const MOST_DIFFERENT = 0.002;

beforeAll(() => loadFonts(readFontInNode));

const pageOf = (...pieces: readonly ReactElement[]): ReactElement =>
  createElement(
    Page,
    {
      size: [SPACE.width, SPACE.height],
      wrap: false,
      experimentalPagination: true,
      style: { fontFamily: FONTS, padding: 16, color: '#000' },
    },
    ...pieces,
  );

async function fileOf(...pages: readonly ReactElement[]): Promise<Uint8Array> {
  const blob = await pdf(createElement(Document, {}, ...pages)).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
}

const picturesOf = async (...pages: readonly ReactElement[]): Promise<readonly Raster[]> =>
  readPdf(await fileOf(...pages), (read) =>
    Promise.all(read.map((page) => page.raster(DOTS_PER_INCH))),
  );

/** The outlines of a row of glyphs, with or without the offsets of their marks. */
async function picture(glyphs: string, weight: Weight, hasOffsets = true): Promise<Raster> {
  const font = fontOf(weight, 'Arabic') as unknown as {
    getGlyph(id: number): { path: { toSVG(): string } };
  };
  let x = 0;
  const paths = glyphs.split(' ').map((glyph) => {
    const [id = 0, dx = 0, dy = 0, advance = 0] = glyph.split(',').map(Number);
    const [right, up] = hasOffsets ? [x + dx, dy] : [x, 0];
    x += advance;
    return `<path transform="translate(${right} ${up})" d="${font.getGlyph(id).path.toSVG()}"/>`;
  });
  const scale = SIZE / 1000;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SPACE.width} ${SPACE.height}"
    width="${SPACE.width * 2}" height="${SPACE.height * 2}"><rect width="100%" height="100%" fill="#fff"/>
    <g transform="translate(16 ${BASELINE}) scale(${scale} ${-scale})">${paths.join('')}</g></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

describe.each([
  ['regular', 400],
  ['bold', 700],
] as const)('in %s letters', (look, weight) => {
  it('a reader finds vowel marks where HarfBuzz puts them', async () => {
    const pages = VOCALISED_WORDS.map(({ word }) =>
      pageOf(text({ fontSize: SIZE, fontWeight: weight }, printable(word))),
    );
    const ours = await picturesOf(...pages);
    const displaced: string[] = [];
    const unseen: string[] = [];
    for (const [index, { word, [look]: glyphs }] of VOCALISED_WORDS.entries()) {
      const theirs = await picture(glyphs, weight);
      const mine = ours[index];
      if (!mine || inkDifference(mine, theirs) > MOST_DIFFERENT) displaced.push(word);
      const unplaced = await picture(glyphs, weight, false);
      if (inkDifference(unplaced, theirs) <= MOST_DIFFERENT) unseen.push(word);
    }
    expect(displaced).toEqual([]);
    expect(unseen, 'words that look the same with their marks in wrong places').toEqual([]);
  });
});

describe('a name with vowel marks', () => {
  const NAME = 'مُحَمَّد بْن عَلِيّ';
  const BARE = 'محمد بن علي';

  /** Left, right and lower edge of the letters on a page, in dots. */
  function edges({ width, data }: Raster): readonly [left: number, right: number, bottom: number] {
    const dark = [...data.keys()].filter((at) => (data[at] ?? 255) < 128);
    const across = dark.map((at) => at % width);
    return [Math.min(...across), Math.max(...across), Math.floor(Math.max(...dark) / width)];
  }

  it.each(['left', 'center', 'right'] as const)(
    'stands where one without would: %s',
    async (textAlign) => {
      const [vocalised, bare] = await picturesOf(
        ...[NAME, BARE].map((name) => pageOf(text({ fontSize: SIZE, textAlign }, name))),
      );
      if (!vocalised || !bare) throw new Error('A page is missing.');
      const differences = edges(vocalised).map((edge, at) =>
        Math.abs(edge - (edges(bare)[at] ?? 0)),
      );
      expect(Math.max(...differences)).toBeLessThanOrEqual(2);
    },
  );

  it('takes the space of its letters beside another text', async () => {
    const [page] = await picturesOf(
      pageOf(row({}, text({ fontSize: SIZE }, NAME), text({ fontSize: SIZE }, 'Udo'))),
    );
    const [alone] = await picturesOf(pageOf(text({ fontSize: SIZE }, NAME)));
    if (!page || !alone) throw new Error('A page is missing.');
    const [left, right] = edges(alone);
    expect([left, edges(page)[1] > right + 40]).toEqual([edges(page)[0], true]);
  });

  it('is read as it was written, in bold letters and on a label', async () => {
    const document = labelDocument({ ...LATIN_RECIPIENT, name: NAME, city: 'الدَّارُ البَيْضَاءُ' }, 2);
    const { bytes, missing } = await printInNode(jobOf(document));
    expect(missing).toEqual([]);
    expect(lostWords([BARE, 'الدار البيضاء'], await textOf(bytes))).toEqual([]);
  });

  it('loses its marks, and no letter, in a line with digits or Latin letters', async () => {
    const [mixed, bare] = await picturesOf(
      ...[`${NAME} 12`, `${BARE} 12`].map((line) => pageOf(text({ fontSize: SIZE }, line))),
    );
    expect(mixed?.data).toEqual(bare?.data);
    expect(edges(bare ?? { width: 1, height: 0, data: new Uint8Array() })[1]).toBeGreaterThan(60);
  });
});
