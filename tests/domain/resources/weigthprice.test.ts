import { expect, it } from 'vitest';
import { recordName } from '../../../domain/record-name.ts';
import { weigthprice } from '../../../domain/resources/weigthprice.ts';

const name = (weigthPrice: string, locale?: string) =>
  recordName(
    weigthprice,
    {
      _id: 'one',
      id: 'one',
      __v: 1,
      createdAt: '2026-03-01T08:00:00.000Z',
      updatedAt: '2026-03-01T08:00:00.000Z',
      weigthPrice,
    },
    locale,
  ).replace(/\s/g, ' ');

it('the price of a kilogram is called by its amount, as the language of its reader writes it', () => {
  expect(name('1.70', 'de')).toBe('1,70 €/kg');
  expect(name('1,7', 'en')).toBe('€1.70/kg');
  expect(name('2', undefined)).toBe('€2.00/kg');
});
