import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Definition } from '../../domain/define.ts';
import { resources } from '../../domain/resources/registry.ts';
import { RequestError } from '../../server/base/request-error.ts';
import { type RawQuery, readListQuery } from '../../server/resources/list-query.ts';
import { machines } from '../support/every-kind.ts';

const definitions = new Map<string, Definition>(Object.entries({ ...resources, machines }));
const actor = { id: 'somebody', role: 'admin' } as const;

const read = (definition: Definition, query: RawQuery) =>
  readListQuery(query, { definition, definitions, actor });

const rejection = (definition: Definition, query: RawQuery): RequestError => {
  try {
    read(definition, query);
  } catch (error) {
    if (error instanceof RequestError) return error;
    throw error;
  }
  throw new Error('The query was taken.');
};

const ID = '0199c0de-0000-7000-8000-00000000000a';

describe('the values of a filter have the type of their field', () => {
  test.each<[Definition, RawQuery, readonly unknown[]]>([
    [resources.commands, { paid: 'true' }, [true]],
    [resources.commands, { paid: 'false' }, [false]],
    [resources.commands, { type: '2' }, [2]],
    [resources.commands, { tripGroup: ['A', 'B'] }, ['A', 'B']],
    [resources.commands, { numofpackages: '7' }, [7]],
    [resources.commands, { wights: '12.5' }, [12_500]],
    [resources.commands, { priceTotal: '12.5' }, [1_250]],
    [resources.commands, { user: ID.toUpperCase() }, [ID]],
    [resources.commands, { 'user._id': ID }, [ID]],
    [resources.commands, { _id: [ID, ID] }, [ID, ID]],
    [resources.commands, { 'recipient.phone': '00212 661 234567' }, ['+212661234567']],
    [resources.commands, { 'recipient.phone': ' 212661234567' }, ['+212661234567']],
    [resources.commands, { 'user.cityName': 'Köln' }, ['Köln']],
    [resources.tours, { startDate: '2026-03-01' }, ['2026-03-01']],
    [machines, { washedAt: '2026-03-01T10:00:00+01:00' }, ['2026-03-01T09:00:00.000Z']],
    [machines, { tags: 'blue' }, ['blue']],
    [machines, { 'size.hull': 'steel' }, ['steel']],
    [machines, { 'tour.status': 'open' }, ['open']],
  ])('%# %o', (definition, query, values) => {
    expect(read(definition, query).filters[0]?.values).toEqual(values);
  });
});

test.each<[string, string]>([
  ['numofpackages', 'eq'],
  ['numofpackages[gte]', 'gte'],
  ['numofpackages[gt]', 'gt'],
  ['numofpackages[lte]', 'lte'],
  ['numofpackages[lt]', 'lt'],
  ['numofpackages[ne]', 'ne'],
])('%s filters with the operator %s', (parameter, operator) => {
  const { filters } = read(resources.commands, { [parameter]: '1' });
  expect(filters).toEqual([{ path: 'numofpackages', operator, values: [1] }]);
});

test.each<[string, string | string[], string]>([
  ['paid', 'yes', 'notABoolean'],
  ['paid', '', 'required'],
  ['type', '4', 'notAChoice'],
  ['numofpackages', '1.5', 'notAnInteger'],
  ['numofpackages', '1e400', 'notANumber'],
  ['numofpackages', '99999999999999999999', 'notANumber'],
  ['wights', 'NaN', 'notANumber'],
  ['wights', '1,5', 'notANumber'],
  ['wights[gte]', '1.005', 'tooManyDecimals'],
  ['priceTotal', '12.345', 'tooManyDecimals'],
  ['priceTotal', '1,50', 'notMoney'],
  ['user', 'me', 'notAnId'],
  ['_id', '\0', 'notAnId'],
  ['rechnr', 'a\0b', 'unprintable'],
  ['rechnr', '\ud800', 'unprintable'],
  ['rechnr', 'x'.repeat(501), 'tooLong'],
  ['createdAt[gte]', '2026-02-31x', 'notADateTime'],
  ['createdAt[gte]', '2026-02-30', 'notADateTime'],
  ['createdAt[gte]', '2026-02-28T10:00:00', 'notADateTime'],
  ['createdAt[gte]', ['2026-01-01', '2026-01-02'], 'notText'],
  ['search', 'a\0b', 'unprintable'],
  ['search', 'x'.repeat(201), 'tooLong'],
  ['page', '0', 'tooSmall'],
  ['page', '1000001', 'tooLarge'],
  ['limit', '10001', 'tooLarge'],
  ['limit', '-1', 'notAnInteger'],
  ['limit', ['1', '2'], 'notText'],
])('%s=%s is rejected as %s', (parameter, value, code) => {
  const error = rejection(resources.commands, { limit: '1', [parameter]: value });
  expect(error.code).toBe('request.badValue');
  expect(error.fields).toMatchObject({ [parameter]: { code } });
});

test.each<[string, string]>([
  ['nonsense', '1'],
  ['recipient', '1'],
  ['recipient.firstName', 'Aya'],
  ['paid[gte]', 'true'],
  ['content', '1'],
  ['content.desc', 'x'],
  ['history', 'x'],
  ['faceId', 'x'],
  ['user.password', 'x'],
  ['user.zipcode', '28195'],
  ['numofpackages[near]', '1'],
  ['numofpackages[]', '1'],
  ['__proto__', '1'],
  ['constructor', '1'],
  ['toString', '1'],
  ['cityRank', '1'],
  ['parcelStates[gte]', 'loaded'],
])('%s is not a filter of orders', (parameter, value) => {
  const error = rejection(resources.commands, { [parameter]: value });
  expect(error.code).toBe('request.unknownField');
  expect(error.fields).toEqual({ [parameter]: { code: 'unknownField' } });
});

test('a list is sorted by several fields, including those of embedded records and groups', () => {
  const { sort } = read(resources.commands, { sort: '-user.tour.Tname,recipient.name,createdAt' });
  expect(sort).toEqual([
    { path: 'user.tour.Tname', descending: true },
    { path: 'recipient.name', descending: false },
    { path: 'createdAt', descending: false },
  ]);
});

test.each([
  'nonsense',
  '-',
  'content',
  'user',
  'frontId',
  'cityRank',
  'user.password',
  'a,b,c,d,e,f',
])('orders cannot be sorted by %s', (sort) =>
  expect(rejection(resources.commands, { sort }).fields).toHaveProperty('sort'),
);

test('a resource without searchable texts has no search box', () => {
  const silent = { ...machines, fields: { leased: machines.fields.leased } };
  expect(rejection(silent, { search: 'x' }).code).toBe('request.unknownField');
});

test('a number typed with separators is searched as one number', () => {
  expect(read(resources.commands, { search: '+212 (661) 23-45' }).search).toEqual([['2126612345']]);
  const [name, ...others] = read(resources.commands, { search: ' Müller  28195 ' }).search;
  expect([name?.[0], ...others]).toEqual(['muller', ['28195']]);
});

test('any query is read or rejected with a 400 that names one of its parameters', () => {
  const name = fc.oneof(
    fc.constantFrom('search', 'sort', 'page', 'limit', 'fields', 'paid', '_id', 'createdAt[gte]'),
    fc.string(),
  );
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.array(fc.string(), { maxLength: 3 }));
  fc.assert(
    fc.property(fc.dictionary(name, value), (query) => {
      try {
        read(resources.commands, query);
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        expect(error.statusCode).toBe(400);
        expect([...Object.keys(query), 'limit']).toContain(Object.keys(error.fields ?? {})[0]);
      }
    }),
    { numRuns: 500 },
  );
});
