import fc from 'fast-check';
import type { DescribedApi, Schema } from './described-api.ts';

/** What programs have stumbled over: control characters, halves of characters, names of built-ins. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202eabc\u202c',
  '\ufeff',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '-0',
  '1e400',
  '٣٤',
  '../../etc/passwd',
  '%00',
  '%',
  '\\',
  "'; drop table orders; --",
  '" or 1=1',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '{"$gt":""}',
  'a'.repeat(5000),
  '🚚'.repeat(300),
  'ا'.repeat(300),
  '0001-01-01',
  '9999-12-31T23:59:59.999Z',
  '2026-02-30',
  '275760-09-13T00:00:00.001Z',
] as const;

const HOSTILE_NUMBERS = [0, -0, -1, 0.1, 1e-300, 2 ** 31, 2 ** 53, 1e308, -(2 ** 63)] as const;

const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** Any value at all that JSON can have. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...HOSTILE_NUMBERS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null]) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }) },
);

/** A piece of an address. */
export const hostilePiece: fc.Arbitrary<string> = hostileText.map((text) =>
  text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80',
);

export type Ids = fc.Arbitrary<string>;

/** Few levels: schemas of rich texts contain themselves. */
const DEEPEST = 4;

/** How often a value is what its schema says, so that calls come further than the first check. */
const FITTING = { weight: 7 } as const;
const HOSTILE = { weight: 1 } as const;

/** Values around a schema: most of them fit it, some nearly, some not at all. */
export function valuesOf(api: DescribedApi, ids: Ids): (schema: Schema) => fc.Arbitrary<unknown> {
  const texts = ({ format, enum: choices, maxLength = 60 }: Schema): fc.Arbitrary<unknown> => {
    if (choices) return fc.constantFrom(...choices);
    switch (format) {
      case 'uuid':
        return ids;
      case 'date':
        return fc
          .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
          .map((date) => date.toISOString().slice(0, 10));
      case 'date-time':
        return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
      default:
        return fc.oneof(
          fc.constantFrom('+212661234567', '+4915123456789', 'Salma Probe', 'Fes', 'A', 'B', '1'),
          fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 60) }),
          fc.constantFrom(
            'x'.repeat(Math.min(maxLength, 3000)),
            'x'.repeat(Math.min(maxLength, 3000) + 1),
          ),
        );
    }
  };
  const numbers = ({ type, minimum = -1000, maximum = 1_000_000 }: Schema): fc.Arbitrary<unknown> =>
    fc.oneof(
      fc.integer({
        min: Math.ceil(minimum),
        max: Math.max(Math.ceil(minimum), Math.floor(maximum)),
      }),
      fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1),
      ...(type === 'number' ? [fc.double({ noNaN: true, noDefaultInfinity: true })] : []),
    );
  const fitting = (given: Schema, depth: number): fc.Arbitrary<unknown> => {
    const schema = api.resolve(given);
    if ('const' in schema) return fc.constant(schema.const);
    const some = schema.anyOf ?? schema.oneOf;
    if (some) return fc.oneof(...some.map((one) => around(one, depth + 1)));
    if (schema.allOf) {
      const parts = schema.allOf.map((one) => fitting(one, depth + 1));
      return fc.tuple(...parts).map((values) => Object.assign({}, ...values.map(Object)));
    }
    if (depth > DEEPEST) return fc.constant(null);
    const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
    if (type === 'object' || schema.properties) return objects(schema, depth);
    if (type === 'array') {
      return fc.array(around(schema.items ?? {}, depth + 1), { maxLength: 4 });
    }
    if (type === 'integer' || type === 'number') return numbers({ ...schema, type });
    if (type === 'boolean') return fc.boolean();
    if (type === 'null') return fc.constant(null);
    if (type === 'string' || schema.enum) return texts(schema);
    return hostileJson;
  };
  const objects = ({ properties = {}, required = [] }: Schema, depth: number) => {
    const named = Object.fromEntries(
      Object.entries(properties).map(([name, one]) => [name, around(one, depth + 1)]),
    );
    const always = required.filter((name) => name in named);
    const record = fc.record(named, { requiredKeys: always });
    const extra = fc.dictionary(fc.oneof(fc.string(), fc.constant('__v')), hostileJson, {
      maxKeys: 2,
    });
    return fc.oneof(
      { ...FITTING, arbitrary: record },
      {
        ...HOSTILE,
        arbitrary: fc.tuple(record, extra).map(([one, other]) => ({ ...one, ...other })),
      },
    );
  };
  const around = (schema: Schema, depth: number): fc.Arbitrary<unknown> =>
    fc.oneof(
      { ...FITTING, arbitrary: fitting(schema, depth) },
      { ...HOSTILE, arbitrary: hostileJson },
    );
  return (schema) => around(schema, 0);
}
