import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currentIn, without } from '../../../src/kit/list/filters/list-filters.ts';
import { type Known, knownLook } from '../../../src/kit/list/views/list-look.ts';

const PATHS = ['paid', 'user.tour._id', 'size.hull', 'size.length', 'q'] as const;

/** A filter as a link, a form or the panel makes it: under its path, or nested. */
const anyFilter = fc
  .array(fc.tuple(fc.constantFrom(...PATHS), fc.boolean(), fc.string()), { maxLength: 6 })
  .map((parts) =>
    parts.reduce<Record<string, unknown>>(
      (filter, [path, isNested, value]) =>
        isNested ? merged(filter, path.split('.'), value) : { ...filter, [path]: value },
      {},
    ),
  );

function merged(into: unknown, [head = '', ...rest]: string[], value: string) {
  const base = typeof into === 'object' && into !== null ? (into as Record<string, unknown>) : {};
  const inside: unknown = rest.length > 0 ? merged(base[head], rest, value) : value;
  return { ...base, [head]: inside };
}

test('a filter that is taken out is out, however it got in, and the others stay', () => {
  fc.assert(
    fc.property(anyFilter, fc.subarray([...PATHS]), (filter, deleted) => {
      const left = without(filter, deleted);
      for (const path of PATHS) {
        if (deleted.includes(path)) expect(currentIn(left, path)).toBeUndefined();
        else expect(currentIn(left, path)).toEqual(currentIn(filter, path));
      }
    }),
  );
});

const KNOWN: Known = {
  fields: ['paid', 'size.hull'],
  sorts: ['name'],
  renamed: { title: 'name', 'size.old': 'size.hull' },
  sort: { field: 'name', order: 'ASC' },
  perPage: 10,
};

test('an old view opens with what its list still supports, and opening it again changes nothing', () => {
  fc.assert(
    fc.property(anyFilter, fc.string(), fc.nat(30), (filter, field, perPage) => {
      const look = knownLook({ filter, sort: { field, order: 'DESC' }, perPage }, KNOWN);
      expect(
        Object.keys(look.filter).every((key) => ['paid', 'size', 'size.hull'].includes(key)),
      ).toBe(true);
      expect(look.sort.field).toBe('name');
      expect([5, 10, 25]).toContain(look.perPage);
      expect(knownLook(look, KNOWN)).toEqual(look);
    }),
  );
});

test('an old view sorts and hides columns that have another path by now', () => {
  const saved = { filter: {}, perPage: 10, hidden: ['size.old', 'paid'] };
  const look = knownLook({ ...saved, sort: { field: 'title', order: 'DESC' } }, KNOWN);
  expect(look.sort).toEqual({ field: 'name', order: 'DESC' });
  expect(look.hidden).toEqual(['paid', 'size.hull']);
});
