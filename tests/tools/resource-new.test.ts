import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPlan } from '../../tools/resource-new/plan.ts';
import { singular, title } from '../../tools/resource-new/words.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

describe('a new resource', () => {
  let project: ProjectCopy;
  const made = [
    'domain/resources/lockers.ts',
    'src/resources/lockers.tsx',
    'domain/resources/registry.ts',
    'src/resources/registry.tsx',
    ...['en', 'de', 'fr', 'ar'].map((locale) => `src/i18n/${locale}/resources.ts`),
  ];
  const make = (...words: string[]) => project.node(['tools/resource-new.ts', ...words]);

  beforeAll(() => {
    project = copyProject();
  });
  afterAll(() => project[Symbol.dispose]());

  test('is made of its fields, with the files that were written named', async () => {
    const words = [
      'place:text',
      'notes:multiline',
      'doors:integer',
      'rent:money',
      'openSince:date',
    ];
    const { code, output } = await make('lockers', ...words);
    expect(output).toContain('Made the resource "lockers"');
    expect(code).toBe(0);
    for (const path of made) expect(output).toContain(path);
  });

  test('compiles and is written as the project is', async () => {
    expect(await project.run('tsc', '--noEmit')).toEqual({ code: 0, output: '' });
    expect(await project.run('biome', 'check', ...made)).toMatchObject({ code: 0 });
  });

  test('passes every test of the others, on the screen and over HTTP', async () => {
    const web = await project.test('web', 'tests/web/resources.test.tsx', 'lockers');
    expect(web.failed).toEqual([]);
    expect(web.passed).toBeGreaterThan(15);
    const server = await project.test('server', 'tests/server/resources', 'lockers');
    expect(server.failed).toEqual([]);
    expect(server.passed).toBeGreaterThan(15);
  });

  test('is not made twice, and nothing is changed by the attempt', async () => {
    const before = made.map((path) => project.read(path));
    const { code, output } = await make('lockers', 'place:text');
    expect(code).toBe(1);
    expect(output).toContain('There is a resource "lockers" already.');
    expect(made.map((path) => project.read(path))).toEqual(before);
  });
});

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
