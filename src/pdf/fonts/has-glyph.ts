/**
 * Code points that the fonts of the documents have in both weights, in hexadecimal; a test compares
 * the table with the fonts. Ligatures and presentation forms are left out, because texts are
 * printed without them.
 */
const COVERAGE =
  '20-7e a0-2af 2bb-2bc 2c6 2da 2dc 300-301 303-304 308-309 323 329 370-377 37a-37f 384-38a ' +
  '38c 38e-3a1 3a3-3e1 3f0-45f 490-491 4b0-4b1 600-61c 61e-6ff 1e00-1e9f 1ef2-1eff 2002 2009 ' +
  '200b-200e 2010-2011 2013-2014 2018-201a 201c-201e 2020 2022 2026 2032-2033 2039-203a 2044 ' +
  '204f 2074 20a0-20c0 2113 2116 2122 2212 2c60-2c7f 2e41 a720-a7ca a7d0-a7d1 a7d3 a7d5-a7d9 ' +
  'a7f2-a7ff fffd';

const RANGES = COVERAGE.split(' ').map((range) => {
  const [first = '', last = first] = range.split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
});

/** Whether the fonts of the documents have this character. */
export function hasGlyph(character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  return RANGES.some(([first, last]) => point >= first && point <= last);
}
