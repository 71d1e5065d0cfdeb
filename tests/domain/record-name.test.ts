import { describe, expect, it } from 'vitest';
import { admin, staff } from '../../domain/access.ts';
import { defineResource } from '../../domain/define.ts';
import { group, integer, list, localized, text } from '../../domain/fields.ts';
import { partialName, recordName } from '../../domain/record-name.ts';
import { appointments } from '../../domain/resources/appointments.ts';
import { bookings } from '../../domain/resources/bookings.ts';
import { commands } from '../../domain/resources/commands.ts';
import { tours } from '../../domain/resources/tours.ts';
import { users } from '../../domain/resources/users.ts';

const access = { list: staff, show: staff, create: admin, edit: admin, delete: admin };

/** Named by a function that only a whole record survives. */
const vans = defineResource({
  name: 'vans',
  fields: {
    plate: text({ required: true, search: true }),
    maker: group({ name: text({ required: true }) }),
    seats: list(group({ row: integer({ required: true }) }), { required: true }),
    secret: text({ required: true, read: admin, search: true }),
    log: list(text(), { default: [], listed: false }),
  },
  represent: ({ plate, maker, seats, secret, log }) =>
    `${plate.toUpperCase()} ${maker.name.trim()} ${seats.map(({ row }) => row.toFixed()).join()} ${secret?.trim() ?? '-'} ${log?.length ?? '-'}`,
  access,
});

const whole = {
  id: '1',
  plate: 'b-1',
  maker: { name: 'MAN' },
  seats: [{ row: 2 }],
  secret: 'x',
  log: ['a'],
};

describe('a record that is whole', () => {
  it('is called as its resource says, by all that its reader gets', () => {
    expect(recordName(vans, whole)).toBe('B-1 MAN 2 x 1');
    const { secret: _hidden, log: _grown, ...read } = whole;
    expect(recordName(vans, read)).toBe('B-1 MAN 2 - -');
  });

  it('needs no timestamps, which not every back end has', () => {
    expect(recordName(tours, { id: 7, Tname: 'North', status: 'open' })).toBe('North');
  });
});

describe('a record that is not whole', () => {
  const parts: readonly (readonly [string, unknown])[] = [
    ['has no id', { ...whole, id: undefined }],
    ['lacks a required value', { id: '1', plate: 'b-1' }],
    ['has nothing where a value is required', { ...whole, plate: 'b-1', maker: { name: null } }],
    ['lacks a value inside a list', { ...whole, seats: [{}] }],
    ['has a text where a number is being typed', { ...whole, seats: [{ row: '2' }] }],
    ['is embedded in another', { id: '1', plate: 'b-1', secret: undefined }],
  ];

  it.each(parts)('is never handed to its resource: one that %s', (_what, part) => {
    expect(recordName(vans, part)).toMatch(/^b-1( x)?$/);
  });

  it.each([undefined, null, 'b-1', 7, []])('is called nothing if it is no record: %j', (part) => {
    expect(recordName(vans, part)).toBe('');
  });

  it('is called by what has been typed, in the language of the screen', () => {
    const news = defineResource({
      name: 'news',
      fields: { title: localized(text({ max: 80 }), { search: true }), note: text() },
      represent: ({ title }) => String(title?.de?.length),
      access,
    });
    const title = { de: 'Sommer', en: 'Summer' };
    expect(partialName(news, { title }, 'en')).toBe('Summer');
    expect(partialName(news, { title }, 'ar')).toBe('Sommer');
    expect(partialName(news, { note: 'for later' }, 'en')).toBe('for later');
    expect(partialName(news, {}, 'en')).toBe('');
  });

  it('has the name that its resource composes of parts, where its texts would not provide one', () => {
    const embedded = { _id: 'u', id: 'u', code: 'K1', name: 'Salma Bennani', phone: '+491' };
    expect(recordName(users, embedded)).toBe('Salma Bennani');
    expect(recordName(users, { id: 'u', phone: '+491' })).toBe('+491');
    const start = '2026-05-04T08:00:00Z';
    expect(recordName(appointments, { id: 'a', start, city: 'Bonn' })).toBe('04/05/26 10:00 Bonn');
    expect(recordName(bookings, { user: null })).toBe('');
    expect(recordName(commands, { id: 'o', billCode: 'JS-1' })).toBe('JS-1');
    expect(recordName(commands, { id: 'o', recipient: { firstName: 'Aya' } })).toBe('o');
    expect(recordName(commands, { recipient: { firstName: 'Aya' } })).toBe('');
  });
});
