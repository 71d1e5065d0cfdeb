import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from '../../../src/kit/export/csv.ts';

const table = (...cells: string[]) => toCsv([cells]).replace('\ufeff', '');

test('a table opens in a German spreadsheet: semicolons, and a byte order mark for UTF-8', () => {
  expect(
    toCsv([
      ['Name', 'Stadt'],
      ['Müller', 'Köln'],
    ]),
  ).toBe('\ufeffName;Stadt\r\nMüller;Köln');
});

test('separators, quotes and line breaks inside a value stay inside its cell', () => {
  expect(table('a;b', 'say "hi"', 'two\nlines')).toBe('"a;b";"say ""hi""";"two\nlines"');
});

test.each(['=1+1', '@SUM(A1)', '+cmd|calc', '-2+3+cmd|', '\tx', '=HYPERLINK("http://x")'])(
  'a name such as %s runs nothing in a spreadsheet',
  (text) => {
    expect(table(text)).toMatch(/^"?'/);
  },
);

test.each(['+212661234567', '-12.5', '+49 176 123'])('%s stays a number', (text) => {
  expect(table(text)).toBe(text);
});

test('a number with a comma is one cell, even for programs that split at commas', () => {
  expect(table('-12,50')).toBe('"-12,50"');
});

test.each([
  ['Fes;=1+1', `"Fes;'=1+1"`],
  ['Fes,@SUM(A1)', `"Fes,'@SUM(A1)"`],
  ['Fes\r\n-2+3', `"Fes\r\n'-2+3"`],
])('text after a separator that looks like a formula runs nothing either: %j', (text, cell) => {
  expect(table(text)).toBe(cell);
});

const NUMBER = /^[+-]?[\d ]+([.,]\d+)?$/;
/** Text from the characters that have a meaning in a spreadsheet. */
const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n,;"\'aé 1') }),
);

test('a spreadsheet reads every cell unchanged, and finds no formula', () => {
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 1, maxLength: 5 }), (texts) => {
      const cells = readRow(table(...texts));
      expect(cells).toHaveLength(texts.length);
      cells.forEach((cell, at) => {
        const text = texts[at] ?? '';
        expect(cell.replaceAll("'", '')).toBe(text.replaceAll("'", ''));
        if (NUMBER.test(text)) expect(cell).toBe(text);
        else for (const part of cell.split(/[,;\t\r\n]/)) expect(part).not.toMatch(/^[=+\-@]/);
      });
    }),
  );
});

/** The cells of one row, by the rules of RFC 4180 with a semicolon. */
const readRow = (row: string): string[] =>
  [...`${row};`.matchAll(/(?:"((?:[^"]|"")*)"|([^";]*));/g)].map(([, quoted, plain = '']) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  );
