import { expect, test } from 'vitest';
import { cityRows, cityValues } from '../../../src/custom/tours/city-rows.ts';

test('a clerk sees each city of a tour with its status, and one without as it is', () => {
  expect(cityRows(['Fes', 'Rabat'], [{ city: 'Fes', status: 'full' }])).toEqual([
    { city: 'Fes', status: 'full' },
    { city: 'Rabat', status: undefined },
  ]);
  expect(cityRows(undefined, null)).toEqual([]);
});

test('a clerk who has just added a city saves no status of a city without a name', () => {
  expect(
    cityValues([
      { city: 'Fes', status: 'full' },
      { city: '', status: 'open' },
    ]),
  ).toEqual({ Cities: ['Fes', ''], citiesStatus: [{ city: 'Fes', status: 'full' }] });
});
