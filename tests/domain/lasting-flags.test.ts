import { describe, expect, it } from 'vitest';
import { boolean, group, text } from '../../domain/fields.ts';
import { hasSettled, takenBack } from '../../domain/lasting-flags.ts';

const definition = {
  fields: {
    told: boolean({ lasting: true }),
    paid: boolean(),
    papers: group({ signed: boolean({ lasting: true }), note: text() }),
  },
};
const judge = (before: object, after: object) => takenBack(definition, before, after);

describe('a permanent flag', () => {
  it('may be set, and may stay set', () => {
    expect(judge({ told: false }, { told: true })).toEqual({});
    expect(judge({}, { told: true })).toEqual({});
    expect(judge({ told: true }, { told: true })).toEqual({});
  });

  it.each([false, null, undefined])('cannot be taken back by %s', (notified) => {
    expect(judge({ told: true }, { told: notified })).toEqual({ told: { code: 'staysTrue' } });
  });

  it('is named by its path inside a group', () => {
    const after = { papers: { signed: false } };
    expect(judge({ papers: { signed: true } }, after)).toEqual({
      'papers.signed': { code: 'staysTrue' },
    });
  });

  it('has settled once it is set, which other flags never have', () => {
    const { told, paid } = definition.fields;
    expect([hasSettled(told, true), hasSettled(told, false), hasSettled(paid, true)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

it('other flags can be set and unset', () => {
  expect(judge({ paid: true }, { paid: false })).toEqual({});
});
