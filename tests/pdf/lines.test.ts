import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cut, linesWithin } from '../../src/pdf/text/lines.ts';

/** Every letter has the width 1. */
const letters = (text: string): number => [...text].length;
const lines = (text: string, width: number, most: number) =>
  linesWithin(text, { width, most }, letters);

describe('a reader of a text in a narrow space', () => {
  it('sees it whole if it fits', () => {
    expect(lines('zwei Wörter', 11, 1)).toEqual(['zwei Wörter']);
    expect(lines('', 5, 2)).toEqual([]);
  });

  it('sees it broken between its words', () => {
    expect(lines('eins zwei drei', 9, 3)).toEqual(['eins zwei', 'drei']);
  });

  it('sees a word divided only if it is wider than the space', () => {
    expect(lines('ab cdefghij kl', 4, 9)).toEqual(['ab', 'cde-', 'fgh-', 'ij', 'kl']);
  });

  it.each([
    ['Donaudampfschifffahrt', 12, ['Donaudampf-', 'schifffahrt']],
    ['Versicherungsbestätigung', 16, ['Versicherungs-', 'bestätigung']],
    ['Oulad-Benhammou', 12, ['Oulad-', 'Benhammou']],
    ['https://example.com/legal/agb/v3', 20, ['https://example.com/', 'legal/agb/v3']],
    ['DE02120300000000202051', 12, ['DE0212030000', '0000202051']],
    ['عبدالرحمانالإدريسي', 10, ['عبدالرحمان', 'الإدريسي']],
  ])('sees where %s goes on, and no hyphen in what it would falsify', (word, width, shown) => {
    expect(lines(word, width, 9)).toEqual(shown);
  });

  it('sees no hyphen in a layout that was frozen without', () => {
    const frozen = { width: 4, most: 9, hasHyphens: false };
    expect(linesWithin('cdefghij', frozen, letters)).toEqual(['cdef', 'ghij']);
  });

  it('sees from an ellipsis that there is more', () => {
    expect(lines('eins zwei drei', 9, 1)).toEqual(['eins zwe…']);
    expect(lines('eins zwei drei vier', 9, 2)).toEqual(['eins zwei', 'drei vier']);
    expect(lines('eins zwei drei vier fünf', 9, 2)).toEqual(['eins zwei', 'drei vie…']);
  });

  it('reads an address of several lines on one line if there is space for only one', () => {
    expect(lines('Hof\nHaus 2', 20, 1)).toEqual(['Hof Haus 2']);
  });
});

it('a text that is cut keeps whole letters and no blank before its ellipsis', () => {
  expect(cut('ab 𞤀𞤀', 4, letters)).toBe('ab…');
  expect(cut('𞤀𞤀𞤀', 2, letters)).toBe('𞤀…');
});

it('no line is wider than its space, and there are no more lines than allowed', () => {
  const text = fc
    .array(fc.string({ minLength: 1, maxLength: 12 }), { maxLength: 12 })
    .map((texts) => texts.join(' '));
  fc.assert(
    fc.property(
      text,
      fc.integer({ min: 2, max: 10 }),
      fc.integer({ min: 1, max: 4 }),
      (...args) => {
        const [content, width, most] = args;
        const broken = lines(content, width, most);
        expect(broken.length).toBeLessThanOrEqual(most);
        for (const line of broken) expect(letters(line)).toBeLessThanOrEqual(width);
      },
    ),
  );
});

it('a text made to fit exactly is not cut, whatever rounding does to its width', () => {
  const width = fc.double({ min: 20, max: 500, noNaN: true });
  const letter = fc.double({ min: 0.2, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 60 }), width, letter, (typed, space, wide) => {
      const measure = (some: string) => [...some].reduce((sum) => sum + wide, 0);
      const text = typed
        .split(/[ \n]+/)
        .filter(Boolean)
        .join(' ');
      const size = Math.min(30, (space / (measure(text) * 30)) * 30);
      const drawn = linesWithin(text, { width: space / size, most: 1 }, measure);
      expect(drawn.join('')).toBe(text);
    }),
  );
});
