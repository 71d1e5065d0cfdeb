import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { destinationCity } from '../../../domain/cities/address-parts.ts';
import { cityNameOf } from '../../../domain/cities/cities-of-morocco.ts';
import { CITY_ORDER, cityRank } from '../../../domain/cities/city-order.ts';

describe('a clerk reads a city in one spelling, however it was typed', () => {
  it.each([
    ['Marrakesh', ['Marrakesh', 'Marrakech', 'MARRAKECH', 'مراكش']],
    ['Fes', ['Fes', 'Fez', 'Fès', 'fes', 'فاس']],
    ['Casablanca', ['Casa', 'CASABLANCA', 'الدار البيضاء', 'كازا']],
    ['Tanger', ['Tangier', 'Tanja', 'طنجة']],
    ['Beni Mellal', ['Béni Mellal', 'Beni-Mellal', 'بني ملال']],
    ['Oujda', ['Oujda', 'OUJDA', 'وجدة']],
  ])('%s', (city, spellings) => {
    for (const typed of spellings) {
      expect(destinationCity(typed)).toBe(city);
      expect(destinationCity(`${typed}, Rue 12`)).toBe(city);
      expect(destinationCity(`12 Hay Salam, ${typed}`)).toBe(city);
      expect(destinationCity(`Hay Salam 12 ${typed}`)).toBe(city);
    }
  });
});

it.each([
  ['Rue de Fes 3, Oujda', 'Oujda'],
  ['شارع محمد الخامس 3، وجدة', 'Oujda'],
  ['12 Rue X, 60000 Nador, Maroc', 'Nador'],
  ['Hay Riad 3, Ighrem', 'Ighrem'],
  ['زنقة المثال 4', ''],
  ['', ''],
  [null, ''],
])('an address is read for its city and not for a street: %s', (address, city) => {
  expect(destinationCity(address)).toBe(city);
});

it('a street named after a city of the route gives the city by which its order is sorted', () => {
  expect(destinationCity('Route de Fes')).toBe('Fes');
});

it('each city of the route keeps its name and its position', () => {
  expect(CITY_ORDER.map(destinationCity)).toEqual([...CITY_ORDER]);
  expect(CITY_ORDER.map((city) => cityRank(destinationCity(city)))).toEqual([...CITY_ORDER.keys()]);
});

it('a name in our spelling stays unchanged, and so does an unknown name', () => {
  expect(cityNameOf('Ighrem')).toBe('Ighrem');
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom(...CITY_ORDER, 'Fez', 'وجدة')), (text) => {
      expect(cityNameOf(cityNameOf(text))).toBe(cityNameOf(text));
    }),
  );
});
