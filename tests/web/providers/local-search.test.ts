import { describe, expect, test } from 'vitest';
import type { Definition } from '../../../domain/define.ts';
import { commands } from '../../../domain/resources/commands.ts';
import { users } from '../../../domain/resources/users.ts';
import { searching } from '../../../src/providers/local-search.ts';

const order = {
  id: 'a',
  billCode: 'JS-10001',
  user: {
    _id: 'u',
    code: 'K-1001',
    firstName: 'يوسف',
    lastName: 'El Idrissi',
    phone: '+4915123456789',
    cityName: 'Köln',
    photo: 'no-photo',
  },
  recipient: {
    firstName: 'Mohammed',
    lastName: 'العلوي',
    phone: '+212661998877',
    address: 'حي السلام، فاس',
  },
  commandMode: 'tracking',
};

const finds = (search: string, definition: Definition | undefined = commands) =>
  searching(definition, search)(order);

describe('a clerk of another back end finds an order', () => {
  test.each([
    'Mohamed',
    'محمد',
    'alaoui mohamed',
    'Youssef Idrissi',
    'elidrissi yusuf',
    'Fès',
    'Cologne',
    '0661 99 88 77',
    '00212 (0) 661-99 88 77',
    '+49 151 23456789',
    '0151/234 567 89',
    'js 10001',
  ])('by %s', (search) => expect(finds(search)).toBe(true));

  test.each(['Mahmoud', 'tracking', 'no-photo', '0661 99 88 78', 'JS-10002', 'LOMHMD'])(
    'but not by %s',
    (search) => expect(finds(search)).toBe(false),
  );

  test('without a search text', () => {
    expect(searching(commands, undefined)(order)).toBe(true);
  });
});

test('a customer is found in the same ways', () => {
  const customer = { id: 'u', ...order.user };
  for (const search of ['Yousef', 'idrissi', '0049 151 23456789', 'Koeln']) {
    expect([search, searching(users, search)(customer)]).toEqual([search, true]);
  }
});

test('every text of a record is searched if its fields are unknown', () => {
  const record = { id: 'x', title: 'Sommerfahrt', stops: [{ city: 'Casablanca' }], year: 2026 };
  for (const search of ['sommerfahrt', 'الدار البيضاء', '2026']) {
    expect([search, searching(undefined, search)(record)]).toEqual([search, true]);
  }
  expect(searching(undefined, 'winter')(record)).toBe(false);
});
