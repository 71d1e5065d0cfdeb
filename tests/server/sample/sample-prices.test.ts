import { expect, test } from 'vitest';
import { LOCALES } from '../../../domain/fields.ts';
import { prices, weightsAscend } from '../../../domain/resources/prices.ts';
import { violationsOf } from '../../../domain/validate.ts';
import { sampleRecords } from '../../support/sample-week.ts';

const [priceList] = await sampleRecords(new Date('2026-03-02T09:00:00Z'), 'prices');
const list = priceList.map(({ values }) => values);

test('the sample week has a price list that an administrator could have written', () => {
  expect(list.map(({ position }) => position)).toEqual(list.map((_, at) => at + 1));
  for (const { position: _assigned, ...body } of list) {
    expect({ ...violationsOf(prices, body, 'create'), ...weightsAscend(body) }).toEqual({});
  }
});

test('it names both directions, and a title in each language', () => {
  expect(new Set(list.map(({ direction }) => direction))).toEqual(new Set(['both', 'A', 'B']));
  for (const { title } of list) {
    expect(Object.keys(title as object).toSorted()).toEqual(LOCALES.toSorted());
  }
});
