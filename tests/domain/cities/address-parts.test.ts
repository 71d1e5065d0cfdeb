import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressParts } from '../../../domain/cities/address-parts.ts';

describe('a driver finds the city of an address', () => {
  it.each([
    ['Fes, Rue Talaa Kebira 4', 'Rue Talaa Kebira 4', 'Fes'],
    ['Rue de Fes 3, Casablanca', 'Rue de Fes 3', 'Casablanca'],
    ['حي السلام 12، الدار البيضاء', 'حي السلام 12', 'الدار البيضاء'],
    ['12 Rue Ibn Sina, Étage 2, Tanger', '12 Rue Ibn Sina, Étage 2', 'Tanger'],
    ['Hay Mohammadi, Rue 4, Casablanca', 'Hay Mohammadi, Rue 4', 'Casablanca'],
    ['Fes, Avenue de Tanger', 'Avenue de Tanger', 'Fes'],
  ])('of the route: %s', (address, street, city) => {
    expect(addressParts(address)).toEqual({ street, zip: '', city });
  });

  it.each([
    ['Nador, Quartier Laari', 'Quartier Laari', 'Nador'],
    ['12 Rue Ibn Sina, Oujda', '12 Rue Ibn Sina', 'Oujda'],
    ['Rue de Fes 3, Oujda', 'Rue de Fes 3', 'Oujda'],
    ['شارع محمد الخامس 3، وجدة', 'شارع محمد الخامس 3', 'وجدة'],
    ['Hay Salam, El-Jadida', 'Hay Salam', 'El-Jadida'],
    ['Lot. Amal 7, Béni Mellal', 'Lot. Amal 7', 'Béni Mellal'],
  ])('outside the route: %s', (address, street, city) => {
    expect(addressParts(address)).toEqual({ street, zip: '', city });
  });

  it.each([
    ['12 Rue Ibn Sina Oujda', '12 Rue Ibn Sina', 'Oujda'],
    ['Hay Salam/Agadir', 'Hay Salam', 'Agadir'],
    ['Fes Talaa Kebira 4', 'Talaa Kebira 4', 'Fes'],
    ['زنقة المثال 4 بني ملال', 'زنقة المثال 4', 'بني ملال'],
  ])('without a comma: %s', (address, street, city) => {
    expect(addressParts(address)).toEqual({ street, zip: '', city });
  });

  it.each([
    ['Hay Riad 3, Ighrem', 'Hay Riad 3', 'Ighrem'],
    ['Ighrem, Douar Oulad Ali', 'Douar Oulad Ali', 'Ighrem'],
    ['Ighrem', '', 'Ighrem'],
  ])('that is on no list: %s', (address, street, city) => {
    expect(addressParts(address)).toEqual({ street, zip: '', city });
  });

  it.each([
    ['12 Rue X, 60000 Oujda', '12 Rue X', '60000', 'Oujda'],
    ['12 Rue X, Oujda 60000', '12 Rue X', '60000', 'Oujda'],
    ['12 Rue X Oujda 60000', '12 Rue X', '60000', 'Oujda'],
  ])('beside its postal code: %s', (address, street, zip, city) => {
    expect(addressParts(address)).toEqual({ street, zip, city });
  });
});

it('a country that the document prints anyway is not taken for a city', () => {
  expect(addressParts('Rue X 12, Nador, Maroc')).toEqual({
    street: 'Rue X 12',
    zip: '',
    city: 'Nador',
  });
  expect(addressParts('Rue X 12 Nador Maroc').city).toBe('Nador');
});

it.each(['Route de Fes', 'Rue Tanger', '12 Derb Sultan', 'زنقة المثال 4'])(
  'an address that names only a street has no city: %s',
  (address) => {
    expect(addressParts(address)).toEqual({ street: address, zip: '', city: '' });
  },
);

it('an Arabic address keeps its commas', () => {
  expect(addressParts('زنقة المثال، رقم 12، الدار البيضاء').street).toBe('زنقة المثال، رقم 12');
});

it('a missing address has empty parts', () => {
  expect(addressParts(null)).toEqual({ street: '', zip: '', city: '' });
});

it('no part of an address is lost or doubled', () => {
  const word = fc.constantFrom('Fes', 'Rue', '12', 'Oujda', 'Salam', 'de', '60000', 'حي', 'وجدة');
  const part = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
  const address = fc.array(part, { maxLength: 4 }).map((parts) => parts.join(', '));
  const wordsOf = (text: string) =>
    text
      .split(/[\s,]+/)
      .filter(Boolean)
      .toSorted();
  fc.assert(
    fc.property(address, (text) => {
      const { street, zip, city } = addressParts(text);
      expect(wordsOf(`${street} ${zip} ${city}`)).toEqual(wordsOf(text));
    }),
  );
});
