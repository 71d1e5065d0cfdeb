import { expect, it } from 'vitest';
import { choice, integer, list, localized, text } from '../../../../domain/fields.ts';
import type { RowError } from '../../../../domain/imports/import-run.ts';
import { rowErrorReason } from '../../../../src/features/import/row-error-reason.ts';

const definition = {
  name: 'crates',
  fields: {
    name: text({ max: 80 }),
    title: localized(text({ max: 60 })),
    cities: list(text({ max: 20 }), { max: 4 }),
    weight: integer({ max: 40 }),
    size: choice(['small', 'large']),
    ways: list(choice(['road', 'sea'])),
    compartment: choice([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]),
  },
};

const translate = (key: string, options: Record<string, unknown> = {}) =>
  `${key.replace(/^resources\.crates\.choices\./, '')} ${options.limit ?? options.choices ?? ''}`.trim();

const reads = (error: RowError) => rowErrorReason(error, { translate, definition });

it.each<[string, RowError, string]>([
  ['letters of a text', { path: 'name', code: 'tooLong', limit: 80 }, 'mostCharacters 80'],
  [
    'letters in one language',
    { path: 'title.de', code: 'tooLong', limit: 60 },
    'mostCharacters 60',
  ],
  ['letters of a value', { path: 'cities.3', code: 'tooLong', limit: 20 }, 'mostCharacters 20'],
  ['values of a list', { path: 'cities', code: 'tooLong', limit: 4 }, 'mostValues 4'],
])('a clerk whose cell has too many %s reads of what it has too many', (_, error, reason) => {
  expect(reads(error)).toBe(`importing.check.${reason}`);
});

it('a clerk whose cell is none of a few choices reads which there are', () => {
  expect(reads({ path: 'size', code: 'notAChoice' })).toBe(
    'importing.check.choices size.small · size.large',
  );
  expect(reads({ path: 'ways.1', code: 'notAChoice' })).toBe(
    'importing.check.choices ways.road · ways.sea',
  );
  expect(reads({ path: 'compartment', code: 'notAChoice' })).toBe('validation.notAChoice');
});

it('a clerk reads the reason of a rule that counts nothing, and of a place that is not known, as forms say it', () => {
  expect(reads({ path: 'weight', code: 'tooLarge', limit: 40 })).toBe('validation.tooLarge 40');
  expect(reads({ path: 'gone', code: 'tooLong', limit: 9 })).toBe('validation.tooLong 9');
});
