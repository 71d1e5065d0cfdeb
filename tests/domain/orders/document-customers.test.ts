import { describe, expect, it } from 'vitest';
import { customerOn, documentsAreNamedOnce } from '../../../domain/orders/document-customers.ts';

const user = {
  firstName: 'Salma',
  lastName: 'Muster',
  name: 'Salma Muster',
  phone: '+4915123456789',
  cityName: 'Bremen',
  address: 'Musterweg 1',
};
const own = {
  paper: 'bill',
  firstName: 'Selma',
  lastName: null,
  phone: null,
  cityName: 'Berlin',
} as const;
const order = { user, paperCustomers: [own] } as const;

describe('the customer of an order', () => {
  it('is, on a document that names somebody, that person at the address of the record', () => {
    expect(customerOn(order, 'bill')).toMatchObject({
      firstName: 'Selma',
      lastName: null,
      cityName: 'Berlin',
      address: 'Musterweg 1',
    });
  });

  it('is whom the record names on every other document, and where a back end stores no such choice', () => {
    expect(customerOn(order, 'declaration')).toBe(user);
    expect(customerOn({ user }, 'bill')).toBe(user);
  });

  it('is named once for each document', () => {
    const twice = [{ paper: 'bill' }, { paper: 'ticket' }, { paper: 'bill' }] as const;
    expect(documentsAreNamedOnce({ paperCustomers: twice })).toEqual({
      'paperCustomers.2.paper': { code: 'duplicate' },
    });
    expect(documentsAreNamedOnce({ paperCustomers: twice.slice(1) })).toEqual({});
  });
});
