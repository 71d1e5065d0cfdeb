import { expect, it } from 'vitest';
import { addressParts } from '../../../domain/documents/address-parts.ts';

it.each([
  ['Fes, Rue Talaa Kebira 4', 'Rue Talaa Kebira 4', 'Fes'],
  ['Rue de Fes 3, Casablanca', 'Rue de Fes 3', 'Casablanca'],
  ['حي السلام 12، الدار البيضاء', 'حي السلام 12', 'الدار البيضاء'],
  ['12 Rue Ibn Sina, Étage 2, Tanger', '12 Rue Ibn Sina, Étage 2', 'Tanger'],
])('the city of %s stands by itself on a paper', (address, street, city) => {
  expect(addressParts(address)).toEqual({ street, city });
});

it('an address that names no city of the route is printed whole', () => {
  expect(addressParts('Nador, Quartier Laari')).toEqual({
    street: '',
    city: 'Nador, Quartier Laari',
  });
});

it('a missing address is an empty one', () => {
  expect(addressParts(null)).toEqual({ street: '', city: '' });
});
