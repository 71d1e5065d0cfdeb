import { describe, expect, test } from 'vitest';
import { readPlan } from '../../tools/resource-new/plan.ts';
import { singular, title } from '../../tools/resource-new/words.ts';

describe('a plan that cannot be carried out', () => {
  test.each([
    ['no name', [], 'Name the resource, such as vehicles.'],
    ['no field', ['vehicles'], 'Name at least one field, such as plate:text.'],
    ['a name that is none', ['Big vehicles', 'plate:text'], '"Big vehicles" is no name'],
    ['a word of the language', ['class', 'plate:text'], '"class" is a word of the language.'],
    ['a name that is taken', ['Tours', 'plate:text'], '"Tours" is no name'],
    [
      'a name that is taken but for its case',
      ['tOurs', 'plate:text'],
      'There is a resource "tOurs"',
    ],
    ['a kind that there is not', ['vehicles', 'plate:string'], '"string" is no kind of field.'],
    ['a kind that needs more', ['vehicles', 'state:choice'], 'add it to the definition by hand'],
    ['a field without a kind', ['vehicles', 'plate'], '"plate" is not of the form name:kind.'],
    ['a field twice', ['vehicles', 'plate:text', 'plate:text'], '"plate" stands twice.'],
    [
      'a field of the server’s',
      ['vehicles', 'createdAt:date'],
      '"createdAt" is the server\'s own.',
    ],
    ['a path out of the project', ['../../etc', 'plate:text'], '"../../etc" is no name'],
  ])('with %s is refused with the reason', (_name, words, reason) => {
    const result = readPlan(words, ['tours']);
    expect('problems' in result ? result.problems.join('\n') : '').toContain(reason);
  });
});

test('names become titles', () => {
  expect(['plate', 'openSince', 'vehicles'].map(title)).toEqual([
    'Plate',
    'Open since',
    'Vehicles',
  ]);
  expect(['vehicles', 'categories', 'branches', 'boxes', 'glass'].map(singular)).toEqual([
    'vehicle',
    'category',
    'branch',
    'box',
    'glass',
  ]);
});
