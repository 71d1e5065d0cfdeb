import { expect, test } from 'vitest';
import { rowsById } from '../../../src/kit/selection/rows-by-id.ts';

test('the records of a list are gone through once, however often one is ticked', () => {
  let reads = 0;
  const rows = Array.from({ length: 1000 }, (_, at) => ({
    get id() {
      reads += 1;
      return at;
    },
  }));
  expect(rowsById(rows).get(7)).toBe(rows[7]);
  expect(rowsById(rows).size).toBe(1000);
  expect(reads).toBe(1000);
});

test('other records are found by their own ids', () => {
  const [first, second] = [[{ id: 1 }], [{ id: 2 }]];
  expect([...rowsById(first).keys()]).toEqual([1]);
  expect([...rowsById(second).keys()]).toEqual([2]);
});
