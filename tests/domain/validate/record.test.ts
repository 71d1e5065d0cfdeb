import { describe, expect, it } from 'vitest';
import { type Fields, group, integer, list, localized, text } from '../../../domain/fields.ts';
import { commands } from '../../../domain/resources/commands.ts';
import { users } from '../../../domain/resources/users.ts';
import { type ValidationMode, violationsOf } from '../../../domain/validate.ts';

const ID = '0198a5a0-7c3e-7b1e-8a51-2f6d8c9b0e11';
const REQUIRED = { code: 'required' };
const UNKNOWN = { code: 'unknownField' };

const judge = (fields: Fields, values: Record<string, unknown>, mode: ValidationMode = 'create') =>
  violationsOf({ fields }, values, mode);

const named = { name: text({ required: true }) };

describe('a new record', () => {
  it('needs its required fields', () => {
    for (const values of [{}, { name: null }, { name: '' }, { name: undefined }]) {
      expect(judge(named, values)).toEqual({ name: REQUIRED });
    }
  });

  it('needs no value if there is a default', () => {
    expect(judge({ name: text({ required: true, default: 'A' }) }, {})).toEqual({});
  });

  it('needs the required fields inside a group, whether or not the group is there', () => {
    for (const values of [{}, { of: {} }, { of: null }, { of: '' }]) {
      expect(judge({ of: group(named) }, values)).toEqual({ 'of.name': REQUIRED });
    }
  });

  it('is rejected with all wrong fields at once', () => {
    const order = {
      user: 'somebody',
      recipient: { firstName: 'Salma', phone: '0661' },
      wights: -1,
      content: [{ price: '5' }, { price: 'five' }],
    };
    expect(violationsOf(commands, order, 'create')).toEqual({
      user: { code: 'notAnId' },
      'recipient.phone': { code: 'notAPhone' },
      wights: { code: 'tooSmall', limit: 0 },
      'content.1.price': { code: 'notMoney' },
    });
  });

  it('is accepted with the fields that a clerk has to fill in and no more', () => {
    const order = { user: ID, recipient: { firstName: 'Salma', phone: '+212661234567' } };
    expect(violationsOf(commands, order, 'create')).toEqual({});
  });
});

describe('a change', () => {
  it('may leave out required fields', () => {
    expect(judge({ ...named, of: group(named) }, {}, 'change')).toEqual({});
    expect(
      judge({ of: group({ ...named, age: integer() }) }, { of: { age: 1 } }, 'change'),
    ).toEqual({});
  });

  it('cannot empty required fields', () => {
    for (const name of [null, '']) {
      expect(judge(named, { name }, 'change')).toEqual({ name: REQUIRED });
      expect(judge({ of: group(named) }, { of: { name } }, 'change')).toEqual({
        'of.name': REQUIRED,
      });
    }
  });

  it('cannot empty required fields by emptying the group around them', () => {
    expect(judge({ of: group(named) }, { of: null }, 'change')).toEqual({ 'of.name': REQUIRED });
  });

  it('can empty a group without required fields', () => {
    expect(violationsOf(users, { tour: null }, 'change')).toEqual({});
  });

  it('replaces the lines of a list, so that each line must be complete', () => {
    expect(judge({ lines: list(group(named)) }, { lines: [{}] }, 'change')).toEqual({
      'lines.0.name': REQUIRED,
    });
  });
});

describe('a key that is not a field', () => {
  it.each(['create', 'change'] as const)('is named, on a %s', (mode) => {
    expect(judge({}, { colour: 'red' }, mode)).toEqual({ colour: UNKNOWN });
  });

  it('is named inside groups and lists too', () => {
    const fields = { of: group({}), lines: list(group({})) };
    expect(judge(fields, { of: { a: 1 }, lines: [{}, { b: 2 }] })).toEqual({
      'of.a': UNKNOWN,
      'lines.1.b': UNKNOWN,
    });
  });

  it('is named if it is a language that the product does not have', () => {
    expect(judge({ title: localized(text()) }, { title: { nl: 'Hallo' } })).toEqual({
      'title.nl': UNKNOWN,
    });
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'is named when every object has it from birth: %s',
    (key) => {
      const found = judge({}, JSON.parse(`{ ${JSON.stringify(key)}: "a" }`));
      expect(Object.entries(found)).toEqual([[key, UNKNOWN]]);
    },
  );
});

describe('a list', () => {
  it('is judged value by value', () => {
    expect(judge({ ages: list(integer({ max: 9 })) }, { ages: [1, 10, 'a'] })).toEqual({
      'ages.1': { code: 'tooLarge', limit: 9 },
      'ages.2': { code: 'notANumber' },
    });
  });

  it('holds no empty value if its values are required', () => {
    expect(judge({ names: list(text({ required: true })) }, { names: ['a', '', null] })).toEqual({
      'names.1': REQUIRED,
      'names.2': REQUIRED,
    });
  });

  it('that is too long is rejected as a whole', () => {
    expect(judge({ ages: list(integer(), { max: 1 }) }, { ages: ['a', 'b'] })).toEqual({
      ages: { code: 'tooLong', limit: 1 },
    });
  });
});

describe('a text in each language', () => {
  it('is judged language by language', () => {
    const title = localized(text({ max: 2 }));
    expect(judge({ title }, { title: { de: 'Hallo', fr: 'ok', ar: '' } })).toEqual({
      'title.de': { code: 'tooLong', limit: 2 },
    });
  });
});

describe('a value that the server assigns', () => {
  it('is not judged here, because the server compares it with what it stored', () => {
    const fields = { code: text({ assigned: true, required: true, max: 1 }) };
    expect(judge(fields, { code: 'anything' })).toEqual({});
    expect(judge(fields, {})).toEqual({});
  });
});
