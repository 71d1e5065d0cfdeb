import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Fields, group, integer, list, text } from '../../domain/fields.ts';
import { fieldAt, fieldsTo, leavesOf, placeValue, valueAt, withValue } from '../../domain/paths.ts';
import { resources } from '../../domain/resources/registry.ts';

const city = text({ max: 60 });
const price = integer();
const fields = {
  code: text(),
  recipient: group({ address: group({ city }), phone: text() }),
  lines: list(group({ price })),
  tags: list(text()),
};

const leafPaths = (own: Fields) => leavesOf(own).map(([path]) => path);

describe('the field at a path', () => {
  it('is found through groups', () => {
    expect(fieldAt(fields, 'recipient.address.city')).toBe(city);
    expect(fieldAt(fields, 'recipient')).toBe(fields.recipient);
  });

  it('is found with the groups that it is in, whose rules hold for it too', () => {
    const { recipient } = fields;
    const { address } = recipient.fields;
    expect(fieldsTo(fields, 'recipient.address.city')).toEqual([recipient, address, city]);
    expect(fieldsTo(fields, 'elsewhere')).toEqual([]);
  });

  it('is found through lists, with or without the number of a line', () => {
    expect(fieldAt(fields, 'lines.price')).toBe(price);
    expect(fieldAt(fields, 'lines.12.price')).toBe(price);
  });

  it.each([
    '',
    'nothing',
    'code.more',
    'recipient.nothing',
    'tags.more',
    'constructor',
    '__proto__',
  ])('does not exist for %j', (path) => {
    expect(fieldAt(fields, path)).toBeUndefined();
  });

  it('exists for each leaf of each resource', () => {
    for (const { fields: own } of Object.values(resources)) {
      for (const path of leafPaths(own)) expect(fieldAt(own, path), path).toBeDefined();
    }
  });
});

describe('the leaf paths', () => {
  it('open groups and keep lists closed', () => {
    expect(leafPaths(fields)).toEqual([
      'code',
      'recipient.address.city',
      'recipient.phone',
      'lines',
      'tags',
    ]);
  });

  it('come with their fields, in the order of the definition', () => {
    for (const { fields: own } of Object.values(resources)) {
      const leaves = leavesOf(own);
      for (const [path, field] of leaves) expect(fieldAt(own, path)).toBe(field);
    }
  });

  it('name each field once', () => {
    for (const { fields: own } of Object.values(resources)) {
      const paths = leafPaths(own);
      expect(new Set(paths).size).toBe(paths.length);
    }
  });
});

describe('the value at a path', () => {
  const record = { recipient: { name: 'Salma' }, lines: [{ price: 5 }], empty: null };

  it.each([
    ['recipient.name', 'Salma'],
    ['lines.0.price', 5],
    ['empty', null],
    ['empty.more', undefined],
    ['recipient.name.first', undefined],
    ['lines.1.price', undefined],
    ['constructor', undefined],
    ['recipient.toString', undefined],
  ])('%s is %j', (path, value) => {
    expect(valueAt(record, path)).toBe(value);
  });

  it('is found wherever it was set', () => {
    const key = fc.stringMatching(/^[a-z]{1,5}$/);
    fc.assert(
      fc.property(fc.array(key, { minLength: 1, maxLength: 5 }), fc.jsonValue(), (path, value) => {
        const nested = path.reduceRight<unknown>((inner, part) => ({ [part]: inner }), value);
        return valueAt(nested, path.join('.')) === value;
      }),
    );
  });

  it('is undefined inside a value that is not a record', () => {
    for (const other of [null, undefined, 5, 'text'])
      expect(valueAt(other, 'length')).toBeUndefined();
  });
});

it('a value is found at the path where it was put, in the object itself or in a copy', () => {
  const name = fc.constantFrom('a', 'b', 'c');
  const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('.'));
  fc.assert(
    fc.property(fc.array(fc.tuple(path, fc.integer())), path, fc.integer(), (before, at, value) => {
      const made: Record<string, unknown> = {};
      for (const [where, what] of before) placeValue(made, where, what);
      const untouched = structuredClone(made);
      const copy = withValue(made, at, value);
      expect(made).toEqual(untouched);
      placeValue(made, at, value);
      expect(made).toEqual(copy);
      expect(valueAt(copy, at)).toBe(value);
    }),
  );
});
