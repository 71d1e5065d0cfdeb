import { describe, expect, it } from 'vitest';
import { commands } from '../../../domain/resources/commands.ts';
import { violationOf } from '../../../domain/validate.ts';

const { payment, type: delivery } = commands.fields;

describe.each([
  ['payment', payment],
  ['delivery', delivery],
])('the kind of %s of an order', (_, field) => {
  it('is one of the three codes of the specification, by default the first', () => {
    expect(field.choices).toEqual([1, 2, 3]);
    expect(field.default).toBe(1);
    for (const code of [1, 2, 3]) expect(violationOf(field, code)).toBeUndefined();
  });

  it.each([0, 4, 1.5, '1', -1])('is rejected as %j', (code) => {
    expect(violationOf(field, code)).toMatchObject({ code: 'notAChoice' });
  });
});
