import { expect, it } from 'vitest';
import type { User } from '../../../../domain/resources/users.ts';
import { resemblances } from '../../../../src/custom/orders/form/same-customer.ts';

const NADIA = {
  id: 'nadia',
  firstName: 'Nadia',
  lastName: 'Müller',
  phone: '+4915111111111',
  cityName: 'Köln',
} as User;

const found = (person: Parameters<typeof resemblances>[0]) =>
  resemblances(person, [NADIA]).map(({ customer, by }) => [customer.id, by]);

it('a customer with the same phone is found, whatever their name', () => {
  expect(found({ firstName: 'Somebody', phone: NADIA.phone })).toEqual([['nadia', 'phone']]);
});

it('a customer with the same name in the same city is found, however it is spelled', () => {
  const person = { firstName: 'nadia', lastName: 'MULLER', cityName: 'Koln', phone: '+49301' };
  expect(found(person)).toEqual([['nadia', 'nameAndCity']]);
});

it('a customer with the same name in another city is a different person', () => {
  expect(found({ firstName: 'Nadia', lastName: 'Müller', cityName: 'Bonn' })).toEqual([]);
});

it('a customer who matches twice is listed once, and the most certain match first', () => {
  const twin = { ...NADIA, id: 'twin', phone: '+4915122222222' };
  const person = { ...NADIA };
  const all = resemblances(person, [twin, NADIA, NADIA]).map(({ customer }) => customer.id);
  expect(all).toEqual(['nadia', 'twin']);
});

it('a person without any details matches no customer', () => {
  expect(found({})).toEqual([]);
});
