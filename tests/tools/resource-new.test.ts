import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { nobody } from '../../domain/access.ts';
import { collisionsOf, knownRoutesOf } from '../../server/resources/route-collisions.ts';
import { readPlan } from '../../tools/resource-new/plan.ts';
import { importedBy } from '../../tools/resource-new/sources.ts';
import { clientPages, serverRoutes } from '../../tools/resource-new/taken-addresses.ts';
import { singular, title } from '../../tools/resource-new/texts.ts';

const access = { list: nobody, show: nobody, create: nobody, edit: nobody, delete: nobody };

describe('an invalid plan', () => {
  test.each([
    ['no name', [], 'Name the resource, such as vehicles.'],
    ['no field', ['vehicles'], 'Name at least one field, such as plate:text.'],
    ['an invalid name', ['Big vehicles', 'plate:text'], '"Big vehicles" is not a valid name'],
    ['a reserved word', ['class', 'plate:text'], '"class" is a reserved word.'],
    ['a keyword of modules', ['await', 'plate:text'], '"await" is a reserved word.'],
    ['what every object has', ['constructor', 'plate:text'], '"constructor" is a reserved word.'],
    ['a value of the language', ['undefined', 'plate:text'], '"undefined" is a reserved word.'],
    [
      'a field that every object has',
      ['vans', 'valueOf:text'],
      '"valueOf" is part of every object',
    ],
    ['a capital first', ['Tours', 'plate:text'], '"Tours" is not a valid name'],
    [
      'a name that is taken in another case',
      ['tOurs', 'plate:text'],
      'The resource "tOurs" already exists',
    ],
    ['an unknown kind', ['vehicles', 'plate:string'], '"string" is not a kind of field.'],
    ['a kind that needs more', ['vehicles', 'state:choice'], 'add it to the definition by hand'],
    ['a field without a kind', ['vehicles', 'plate'], '"plate" is not of the form name:kind.'],
    ['a field twice', ['vehicles', 'plate:text', 'plate:text'], '"plate" occurs twice.'],
    [
      'a field that the server sets',
      ['vehicles', 'createdAt:date'],
      '"createdAt" is set by the server.',
    ],
    ['a path outside the project', ['../../etc', 'plate:text'], '"../../etc" is not a valid name'],
  ])('with %s is rejected with the reason', (_name, texts, reason) => {
    const result = readPlan(texts, ['tours']);
    expect('problems' in result ? result.problems.join('\n') : '').toContain(reason);
  });
});

test('a name that would take an address away is rejected, by the routes as they are', async () => {
  const known = knownRoutesOf(await serverRoutes());
  const notified = (name: string) =>
    collisionsOf({ name, path: name, fields: {}, represent: () => '', access }, known);
  for (const name of ['files', 'counts', 'parcels', 'imports', 'auth', 'message', 'invoices']) {
    expect(notified(name), name).toEqual([
      expect.stringContaining('is another call of the server'),
    ]);
  }
  for (const name of ['health', 'legal', 'metrics', 'api']) {
    expect(notified(name), name).toEqual([
      expect.stringContaining('is another page of the server'),
    ]);
  }
  expect(notified('vehicles')).toEqual([]);
  const pages = clientPages(join(import.meta.dirname, '../../src'));
  expect(pages).toEqual(expect.arrayContaining(['chat', 'resources', 'campaigns']));
  expect(pages).not.toContain('vehicles');
});

test('a name that its own files import is known', () => {
  const fields = [{ name: 'plate', kind: 'text' }] as const;
  const registry = "import { faq } from './faq.ts';\nimport { first } from './first.ts';\n";
  const imported = importedBy({ name: 'text', fields }, registry);
  expect(imported).toEqual(
    expect.arrayContaining(['admin', 'staff', 'defineResource', 'text', 'viewOf', 'faq', 'first']),
  );
  expect(imported).not.toContain('integer');
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
