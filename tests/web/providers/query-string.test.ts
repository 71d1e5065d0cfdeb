import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from '../../../src/providers/query-string.ts';

/** The library itself, which the alias of vite.config.ts replaces elsewhere. */
const library: { parse(query: string): object; stringify(values: object): string } = createRequire(
  import.meta.url,
)('query-string');

const text = fc.string({ unit: 'grapheme', maxLength: 12 });
const value = fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null), fc.constant(undefined));
const values = fc.dictionary(
  text.filter((key) => key !== '' && key !== '__proto__'),
  fc.oneof(value, fc.array(value, { maxLength: 3 })),
  { maxKeys: 5 },
);

describe('a query', () => {
  test('is written as the library writes it', () => {
    fc.assert(
      fc.property(values, (some) => {
        expect(stringify(some)).toBe(library.stringify(some));
      }),
    );
  });

  test('is read as the library reads it', () => {
    fc.assert(
      fc.property(values, fc.constantFrom('', '?', '#'), (some, beginning) => {
        const query = beginning + library.stringify(some);
        expect(Object.entries(parse(query))).toEqual(Object.entries(library.parse(query)));
      }),
    );
  });

  test.each([
    '?a=1&a=2&a&b=+x+%20y&c==&=z&&d',
    'filter=%7B%22a%22%3A1%7D&page=2',
    '?a=%E0%A4%A',
    '',
    '?',
  ])('typed as %s is read as the library reads it', (query) => {
    expect(parse(query)).toEqual({ ...library.parse(query) });
  });
});
