import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ledgerPages } from '../../src/pdf/parts/ledger-pages.ts';

const HEIGHTS = { head: 20, carry: 15, closing: 100, first: 300, later: 600 };
const rows = (count: number, height = 20) => Array.from({ length: count }, () => height);

it('a table that fits on the first page with its sums stays there', () => {
  expect(ledgerPages(rows(9), HEIGHTS)).toEqual([{ from: 0, to: 9, isLast: true }]);
});

it('a table continues with a row before its sums', () => {
  expect(ledgerPages(rows(10), HEIGHTS)).toEqual([
    { from: 0, to: 9, isLast: false },
    { from: 9, to: 10, isLast: true },
  ]);
});

it('every row is on one page, each page has space for its rows, and the last one has a row', () => {
  const many = fc.array(fc.integer({ min: 10, max: 250 }), { maxLength: 80 });
  fc.assert(
    fc.property(many, fc.integer({ min: 0, max: 600 }), (heights, first) => {
      const pages = ledgerPages(heights, { ...HEIGHTS, first });
      expect(pages.flatMap(({ from, to }) => heights.slice(from, to))).toEqual(heights);
      expect(pages.map(({ isLast }) => isLast).lastIndexOf(false)).toBe(pages.length - 2);
      pages.forEach(({ from, to, isLast }, at) => {
        const taken = heights.slice(from, to).reduce((sum, one) => sum + one, HEIGHTS.head);
        const carries = (from > 0 ? HEIGHTS.carry : 0) + (isLast ? 0 : HEIGHTS.carry);
        const closing = isLast ? HEIGHTS.closing : 0;
        const space = at === 0 ? first : HEIGHTS.later;
        if (at > 0 || to > from) expect(taken + carries + closing).toBeLessThanOrEqual(space);
        if (at > 0 && heights.length > 0) expect(to).toBeGreaterThan(from);
      });
    }),
  );
});
