import fc from 'fast-check';
import { staff } from '../../domain/access.ts';
import { problemsOf } from '../../domain/check-definitions.ts';
import type { Definition, Rule } from '../../domain/define.ts';
import { reference } from '../../domain/define.ts';
import type { FieldErrors } from '../../domain/errors.ts';
import {
  boolean,
  choice,
  date,
  dateTime,
  decimal,
  email,
  type Field,
  type Fields,
  group,
  integer,
  list,
  localized,
  money,
  multiline,
  phone,
  richText,
  text,
  url,
} from '../../domain/fields.ts';
import { tours } from '../../domain/resources/tours.ts';

const access = { list: staff, show: staff, create: staff, edit: staff, delete: staff };

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

/** Only what is there: an option that is `undefined` would be no option. */
const given = <T extends object>(options: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== undefined),
  ) as Partial<T>;

/** Two limits in order, of which each may be missing. */
const limits = (least: number, most: number, unit = 1) =>
  fc
    .tuple(fc.integer({ min: least, max: most }), fc.integer({ min: least, max: most }))
    .chain(([one, other]) =>
      fc.record({
        min: maybe(fc.constant(Math.min(one, other) / unit)),
        max: maybe(fc.constant(Math.max(one, other) / unit)),
      }),
    )
    .map(given);

/** A pattern of letters, digits and signs: such as those of plates, codes and numbers. */
const pattern = fc
  .tuple(
    fc.array(
      fc.tuple(
        fc.constantFrom('[A-Z]', '\\d', '[a-z0-9]', '(?:AB|CD|xy)', '[^\\s@<>&]', '\\p{Lu}', 'K'),
        fc.constantFrom('', '?', '{2}', '{1,4}', '+'),
        fc.constantFrom('', '-', ' ', '/'),
      ),
      { minLength: 1, maxLength: 4 },
    ),
    fc.constantFrom('', '(?!00)', '(?=.)'),
    fc.constantFrom('u', 'iu'),
  )
  .map(([parts, look, flags]) => {
    const source = parts.map(([sign, times, after]) => `${sign}${times}${after}`).join('');
    return new RegExp(`^${look}${source.replace(/[ -]$/, '')}$`, flags);
  });

const plain: fc.Arbitrary<Field> = fc.oneof(
  limits(1, 40).map((options) => text(options)),
  pattern.map((one) => text({ pattern: one })),
  limits(1, 60).map((options) => multiline(options)),
  fc.integer({ min: 12, max: 60 }).map((max) => email({ max })),
  fc.integer({ min: 16, max: 60 }).map((max) => url({ max })),
  fc.constant(phone()),
  fc.integer({ min: 8, max: 60 }).map((max) => richText({ max })),
  limits(-50, 5_000).map((options) => integer(options)),
  limits(-500, 5_000, 100).map((options) => decimal(options)),
  limits(-500, 500_000).map((options) => money(options)),
  fc.constantFrom<Field>(boolean(), date(), dateTime(), reference(tours)),
  fc
    .uniqueArray(fc.oneof(fc.integer({ min: -2, max: 9 }), fc.constantFrom('a', 'b', 'c', 'd')), {
      minLength: 1,
      maxLength: 4,
    })
    .map(([first = 'a', ...others]) => choice([first, ...others])),
);

const options = fc
  .record({
    required: maybe(fc.constant(true)),
    filter: maybe(fc.constant(true)),
    sort: maybe(fc.constant(false)),
    listed: maybe(fc.constant(false)),
  })
  .map(given);

const asPart = fc
  .tuple(plain, fc.boolean())
  .map(([field, required]): Field => (required ? { ...field, required } : field));

const field: fc.Arbitrary<Field> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(plain, options).map(([one, more]): Field => ({ ...one, ...more })),
  },
  {
    weight: 2,
    arbitrary: plain.map((one): Field => ({ ...one, required: true, unique: true })),
  },
  { weight: 1, arbitrary: plain.map((one): Field => ({ ...one, unique: true })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(plain, fc.integer({ min: 1, max: 4 }))
      .map(([of, max]) => list(of, { max })),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(asPart, asPart).map(([one, other]) => group({ one, other })),
  },
  { weight: 1, arbitrary: limits(1, 20).map((one) => localized(text(one))) },
);

/** Rules over the first fields of a definition; what they compare is there or is not. */
const rule: fc.Arbitrary<Rule> = fc.constantFrom<Rule>(
  function firstOrSecond({ field0, field1 }): FieldErrors {
    const isMissing = [field0, field1].every((value) => value === null || value === undefined);
    return isMissing ? { field0: { code: 'required' } } : {};
  },
  function secondAboveFirst({ field0, field1 }): FieldErrors {
    const isWrong =
      typeof field0 === typeof field1 && String(field1) <= String(field0) && field1 !== null;
    return isWrong ? { field1: { code: 'tooSmall' } } : {};
  },
  function notBothTrue({ field0, field1 }): FieldErrors {
    return field0 === true && field1 === true ? { field1: { code: 'pattern' } } : {};
  },
);

/** Pairs of fields that a rule can be satisfied with, beside others. */
const comparable: fc.Arbitrary<Fields> = fc.constantFrom<Fields>(
  { field0: date({ required: true }), field1: date({ required: true }) },
  { field0: integer({ required: true, min: 0, max: 9 }), field1: integer() },
  { field0: boolean({ required: true }), field1: boolean({ required: true }) },
  { field0: text(), field1: dateTime({ required: true }) },
);

const named = (fields: readonly Field[], from: number): Fields =>
  Object.fromEntries(fields.map((one, at) => [`field${from + at}`, one] as const));

const define = (fields: Fields, rules: readonly Rule[]): Definition => ({
  name: 'things',
  path: 'things',
  fields,
  rules,
  represent: () => 'a thing',
  access,
});

const isLegal = (definition: Definition): boolean =>
  problemsOf({ tours, things: definition }).length === 0;

/** Any legal definition: the start of the server has nothing against it. */
export const legalDefinition: fc.Arbitrary<Definition> = fc
  .oneof(
    fc.array(field, { minLength: 1, maxLength: 7 }).map((fields) => define(named(fields, 0), [])),
    fc
      .tuple(comparable, rule, fc.array(field, { maxLength: 4 }))
      .map(([pair, one, fields]) => define({ ...pair, ...named(fields, 2) }, [one])),
  )
  .filter(isLegal);
