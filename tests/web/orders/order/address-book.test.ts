import { expect, it } from 'vitest';
import type { Order } from '../../../../domain/resources/commands.ts';
import { addressBook, otherSpelling } from '../../../../src/custom/orders/form/earlier-orders.ts';
import { orderOf } from '../../../support/sample-order.ts';

type Recipient = { firstName: string; lastName?: string; phone: string; address?: string };

const orderTo = (createdAt: string, recipient: Recipient): Order => {
  const { _id, ...order } = orderOf({ createdAt, recipient });
  return { id: _id, ...order };
};

const FATIMA = { firstName: 'Fatima', lastName: 'Zahra', phone: '+212661111111', address: 'Fes' };

it('lists the recipients of earlier orders newest first', () => {
  const book = addressBook([
    orderTo('2026-01-01T10:00:00.000Z', FATIMA),
    orderTo('2026-03-01T10:00:00.000Z', { firstName: 'Omar', phone: '+212662222222' }),
  ]);
  expect(book.map(({ firstName }) => firstName)).toEqual(['Omar', 'Fatima']);
});

it('lists a phone once, with the spelling of the latest order and the number of orders', () => {
  const book = addressBook([
    orderTo('2026-01-01T10:00:00.000Z', { ...FATIMA, firstName: 'Fatma' }),
    orderTo('2026-02-01T10:00:00.000Z', { ...FATIMA, address: 'Meknes' }),
  ]);
  expect(book).toEqual([
    expect.objectContaining({ firstName: 'Fatima', address: 'Meknes', orders: 2 }),
  ]);
});

it('ignores recipients without a phone', () => {
  expect(addressBook([orderTo('2026-01-01T10:00:00.000Z', { ...FATIMA, phone: '' })])).toEqual([]);
});

it('finds a different spelling of the name in earlier orders to the same phone', () => {
  const orders = [orderTo('2026-01-01T10:00:00.000Z', FATIMA)];
  const typed = { ...FATIMA, firstName: 'Fatma' };
  expect(otherSpelling(typed, orders)?.firstName).toBe('Fatima');
});

it.each([
  ['the same name in different letters', { ...FATIMA, firstName: 'FÁTIMA' }],
  ['another phone', { ...FATIMA, firstName: 'Fatma', phone: '+212669999999' }],
  ['no name yet', { phone: FATIMA.phone }],
])('does not warn about %s', (_, typed) => {
  expect(otherSpelling(typed, [orderTo('2026-01-01T10:00:00.000Z', FATIMA)])).toBeUndefined();
});
