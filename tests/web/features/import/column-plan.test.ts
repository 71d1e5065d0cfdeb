import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JOIN_SEPARATORS, SPLIT_RULES } from '../../../../domain/imports/composed-columns.ts';
import {
  type ColumnPlan,
  type ColumnUse,
  columnsOfPlan,
  joinedColumns,
  NO_USE,
  placesFilledTwice,
  planOfColumns,
} from '../../../../src/features/import/column-plan.ts';

const place = fc.constantFrom('firstName', 'lastName', 'address', 'cityName');
const side = fc.option(place, { nil: undefined });
const use: fc.Arbitrary<ColumnUse> = fc.oneof(
  fc.constant(NO_USE),
  place.map((path): ColumnUse => ({ kind: 'place', path })),
  fc
    .record({
      rule: fc.constantFrom(...SPLIT_RULES),
      places: fc.record({ first: place, second: side }),
      unsplit: fc.constantFrom('first' as const, undefined),
    })
    .map((split): ColumnUse => ({ kind: 'split', ...split })),
);
const plan: fc.Arbitrary<ColumnPlan> = fc.record({
  uses: fc.array(use, { minLength: 1, maxLength: 6 }),
  joins: fc.dictionary(
    place,
    fc.record({
      separator: fc.constantFrom(...JOIN_SEPARATORS),
      order: fc.uniqueArray(fc.nat(5)),
    }),
  ),
});

test('a mapping that was stored is shown again as it was chosen', () => {
  fc.assert(
    fc.property(plan, (chosen) => {
      const columns = columnsOfPlan(chosen);
      const shown = planOfColumns(chosen.uses.length, columns);
      expect(shown.uses).toEqual(chosen.uses);
      expect(columnsOfPlan(shown)).toEqual(columns);
    }),
  );
});

test('columns that are taken for the same place are joined, in the order that was chosen', () => {
  const address: ColumnUse = { kind: 'place', path: 'address' };
  const chosen: ColumnPlan = {
    uses: [address, NO_USE, address, address],
    joins: { address: { separator: ', ', order: [3, 0] } },
  };
  expect(joinedColumns(chosen, 'address')).toEqual([3, 0, 2]);
  expect(columnsOfPlan(chosen)).toEqual([
    { column: 3, path: 'address', joined: { columns: [0, 2], separator: ', ' } },
  ]);
});

test('a place that a side and a whole column fill is filled twice', () => {
  const places = { first: 'cityName', second: 'address' };
  const columns = columnsOfPlan({
    uses: [
      { kind: 'split', rule: 'firstComma', places, unsplit: undefined },
      { kind: 'place', path: 'address' },
    ],
    joins: {},
  });
  expect(placesFilledTwice(columns)).toEqual(['address']);
});
