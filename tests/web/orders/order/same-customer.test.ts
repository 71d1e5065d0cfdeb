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

it('a customer who has the phone already is found, whatever they are called', () => {
  expect(found({ firstName: 'Somebody', phone: NADIA.phone })).toEqual([['nadia', 'phone']]);
});

it('a customer of the same name in the same city is found, however it is spelled', () => {
  const person = { firstName: 'nadia', lastName: 'MULLER', cityName: 'Koln', phone: '+49301' };
  expect(found(person)).toEqual([['nadia', 'nameAndCity']]);
});

it('a customer of the same name elsewhere is somebody else', () => {
  expect(found({ firstName: 'Nadia', lastName: 'Müller', cityName: 'Bonn' })).toEqual([]);
});

it('a customer who is found twice is named once, and the surest first', () => {
  const twin = { ...NADIA, id: 'twin', phone: '+4915122222222' };
  const person = { ...NADIA };
  const all = resemblances(person, [twin, NADIA, NADIA]).map(({ customer }) => customer.id);
  expect(all).toEqual(['nadia', 'twin']);
});

it('nobody is like a person of whom nothing is known', () => {
  expect(found({})).toEqual([]);
});
