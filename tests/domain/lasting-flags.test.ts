import { describe, expect, it } from 'vitest';
import { boolean, group, text } from '../../domain/fields.ts';
import { hasSettled, takenBack } from '../../domain/lasting-flags.ts';

const definition = {
  fields: {
    notified: boolean({ lasting: true }),
    paid: boolean(),
    documents: group({ signed: boolean({ lasting: true }), note: text() }),
  },
};
const judge = (before: object, after: object) => takenBack(definition, before, after);

describe('a permanent flag', () => {
  it('may be set, and may stay set', () => {
    expect(judge({ notified: false }, { notified: true })).toEqual({});
    expect(judge({}, { notified: true })).toEqual({});
    expect(judge({ notified: true }, { notified: true })).toEqual({});
  });

  it.each([false, null, undefined])('cannot be taken back by %s', (notified) => {
    expect(judge({ notified: true }, { notified })).toEqual({
      notified: { code: 'staysTrue' },
    });
  });

  it('is named by its path inside a group', () => {
    const after = { documents: { signed: false } };
    expect(judge({ documents: { signed: true } }, after)).toEqual({
      'documents.signed': { code: 'staysTrue' },
    });
  });

  it('has settled once it is set, which other flags never have', () => {
    const { notified, paid } = definition.fields;
    expect([
      hasSettled(notified, true),
      hasSettled(notified, false),
      hasSettled(paid, true),
    ]).toEqual([true, false, false]);
  });
});

it('other flags can be set and unset', () => {
  expect(judge({ paid: true }, { paid: false })).toEqual({});
});
