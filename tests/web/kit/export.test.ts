import { expect, test } from 'vitest';
import { toCsv } from '../../../src/kit/export/csv.ts';

const table = (...cells: string[]) => toCsv([cells]).replace('\ufeff', '');

test('a table opens in a German spreadsheet: semicolons, and a mark that says UTF-8', () => {
  expect(
    toCsv([
      ['Name', 'Stadt'],
      ['Müller', 'Köln'],
    ]),
  ).toBe('\ufeffName;Stadt\r\nMüller;Köln');
});

test('separators, quotes and line ends inside a value stay inside it', () => {
  expect(table('a;b', 'say "hi"', 'two\nlines')).toBe('"a;b";"say ""hi""";"two\nlines"');
});

test.each(['=1+1', '@SUM(A1)', '+cmd|calc', '-2+3+cmd|', '\tx', '=HYPERLINK("http://x")'])(
  'a name such as %s runs nothing in a spreadsheet',
  (text) => {
    expect(table(text)).toMatch(/^"?'/);
  },
);

test.each(['+212661234567', '-12,50', '12.5', '+49 176 123'])(
  '%s stays the number it is',
  (text) => {
    expect(table(text)).toBe(text);
  },
);
