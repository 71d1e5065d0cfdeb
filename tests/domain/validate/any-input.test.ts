import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Definition } from '../../../domain/define.ts';
import { VIOLATIONS } from '../../../domain/errors.ts';
import type { Field, Fields } from '../../../domain/fields.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import { resources } from '../../../domain/resources/registry.ts';
import { isObject, violationOf, violationsOf } from '../../../domain/validate.ts';

const definitions: readonly Definition[] = Object.values(resources);
const json = fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' });

/** Bodies with the real field names and any values, so that each field gets every kind of nonsense. */
const bodyFor = (fields: Fields): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, fc.oneof(json, nonsenseFor(field))]),
    ),
    { requiredKeys: [] },
  );

function nonsenseFor(field: Field): fc.Arbitrary<unknown> {
  if (field.kind === 'group') return bodyFor(field.fields);
  if (field.kind === 'list')
    return fc.array(fc.oneof(json, nonsenseFor(field.of)), { maxLength: 4 });
  return json;
}

describe.each(definitions.map((definition) => [definition.name, definition] as const))(
  'any body for %s',
  (_name, definition) => {
    const body = bodyFor(definition.fields);

    it('gets violations with known codes, and never an exception', () => {
      fc.assert(
        fc.property(body, fc.constantFrom('create', 'change'), (values, mode) =>
          Object.values(violationsOf(definition, values, mode)).every(({ code }) =>
            isOneOf(VIOLATIONS, code),
          ),
        ),
      );
    });

    it('is not changed', () => {
      fc.assert(
        fc.property(body, (values) => {
          const before = JSON.stringify(values);
          violationsOf(definition, values, 'create');
          return JSON.stringify(values) === before;
        }),
      );
    });

    it('is judged no more strictly on a change than as a new record', () => {
      fc.assert(
        fc.property(body, (values) => {
          const filled = Object.fromEntries(Object.entries(values).filter(([, v]) => isFilled(v)));
          const onCreate = Object.keys(violationsOf(definition, filled, 'create'));
          return Object.keys(violationsOf(definition, filled, 'change')).every((path) =>
            onCreate.includes(path),
          );
        }),
      );
    });

    it('is judged field by field, as a form judges each of its fields', () => {
      const plain = Object.entries(definition.fields).filter(
        ([, field]) => !field.assigned && field.kind !== 'group' && field.kind !== 'list',
      );
      fc.assert(
        fc.property(fc.constantFrom(...plain), json, ([name, field], value) => {
          const whole = violationsOf(definition, { [name]: value }, 'change');
          const alone = violationOf(field, value);
          // A text in several languages has the language at the end of its path.
          const isOwn = (path: string) => path === name || path.startsWith(`${name}.`);
          const [first] = Object.values(whole);
          return Object.keys(whole).every(isOwn) && JSON.stringify(first) === JSON.stringify(alone);
        }),
      );
    });
  },
);

/** Whether the value contains nothing empty: an emptied default is an error only on a change. */
const isFilled = (value: unknown): boolean =>
  Array.isArray(value) || isObject(value)
    ? Object.values(value).every(isFilled)
    : value !== null && value !== '' && value !== undefined;

describe('any value of any field', () => {
  const everyField = definitions.flatMap(({ fields }) => Object.values(fields));

  it('gets one result and no exception', () => {
    fc.assert(
      fc.property(fc.constantFrom(...everyField), fc.anything(), (field, value) => {
        const found = violationOf(field, value);
        return found === undefined || isOneOf(VIOLATIONS, found.code);
      }),
      { numRuns: 1000 },
    );
    expect(everyField.length).toBeGreaterThan(0);
  });
});
