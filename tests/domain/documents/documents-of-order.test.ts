import { describe, expect, it } from 'vitest';
import {
  countedParcels,
  declarationDocumentOf,
  invoiceDocumentOf,
  labelDocumentOf,
  ordersListDocumentOf,
  receiptDocumentOf,
  ticketDocumentOf,
  withPaidInvoice,
} from '../../../domain/documents/documents-of-order.ts';
import type { Order } from '../../../domain/resources/commands.ts';
import { orderOf } from '../../support/sample-order.ts';

function stored(overrides: Parameters<typeof orderOf>[0] = {}): Order {
  const { _id, ...order } = orderOf(overrides);
  return { id: _id, ...order };
}

const DAY = '2026-11-21';

describe('the invoice of an order', () => {
  it('holds its lines in grams and cents, without blank ones', () => {
    const order = stored({
      content: [
        { desc: 'Koffer', qty: 12.5, price: '45.50' },
        { desc: null, qty: null, price: null },
        { desc: 'Karton' },
      ],
      priceSub: '-5.50',
      priceTotal: '40.00',
      rechnr: 'RE-7',
      payment: 3,
      type: 2,
    });
    expect(invoiceDocumentOf(order, DAY)).toMatchObject({
      kind: 'invoice',
      status: 'draft',
      date: DAY,
      number: 'RE-7',
      lines: [
        { description: 'Koffer', grams: 12_500, cents: 4_550 },
        { description: 'Karton', grams: null, cents: null },
      ],
      extraCents: -550,
      totalCents: 4_000,
      payment: 3,
      delivery: 2,
    });
  });

  it('states for each line whether it is taxed', () => {
    const order = stored({ content: [{ desc: 'Karton', price: '5.00', tax: 'standard' }] });
    expect(invoiceDocumentOf(order, DAY).lines).toMatchObject([{ tax: 'standard' }]);
  });

  it('is added up if the order has no total', () => {
    const order = stored({ content: [{ desc: 'Koffer', price: '45.50' }], priceSub: '1.00' });
    expect(invoiceDocumentOf(order, DAY).totalCents).toBe(4_650);
  });

  it('names both parties, with the city of the recipient on its own', () => {
    const order = stored({ user: { address: 'Ring 1' } });
    const { sender, recipient } = invoiceDocumentOf(order, DAY);
    expect(sender).toMatchObject({ street: 'Ring 1', zip: '50667', city: 'Köln', country: 'DE' });
    expect(recipient).toMatchObject({
      name: 'Omar Empfang',
      street: 'Rue Talaa Kebira 4',
      city: 'Fes',
      country: 'MA',
    });
  });
});

it.each([
  ['فاس، حي السلام 12', 'Fes'],
  ['12 Rue Ibn Sina, Marrakech', 'Marrakesh'],
  ['Béni-Mellal, Hay Salam', 'Beni Mellal'],
])(
  'the list spells a city one way, and the documents print the address as typed: %s',
  (address, city) => {
    const order = stored({ recipient: { address } });
    expect(ordersListDocumentOf([order], DAY).rows).toMatchObject([{ city }]);
    const { recipient } = ticketDocumentOf(order, DAY);
    expect(address).toContain(recipient.city);
  },
);

describe('the documents of an order from Morocco', () => {
  const order = stored({ tripGroup: 'B', user: { address: 'Ring 1' } });
  const documents = {
    invoice: invoiceDocumentOf(order, DAY),
    declaration: declarationDocumentOf(order, DAY),
    label: labelDocumentOf(order, DAY, []),
    ticket: ticketDocumentOf(order, DAY),
  };

  it.each(Object.entries(documents))('a %s names the sender in Morocco', (_, { sender }) => {
    expect(sender).toMatchObject({
      name: 'Omar Empfang',
      street: 'Rue Talaa Kebira 4',
      city: 'Fes',
      country: 'MA',
    });
  });

  it.each(Object.entries(documents))('a %s names the recipient in Germany', (_, { recipient }) => {
    expect(recipient).toMatchObject({
      street: 'Ring 1',
      zip: '50667',
      city: 'Köln',
      country: 'DE',
    });
  });

  it('the list names the destination in Germany', () => {
    expect(ordersListDocumentOf([order], DAY).rows).toMatchObject([
      { city: 'Köln', sender: 'Omar Empfang', recipientPhone: '+4915112345678' },
    ]);
  });
});

it('a declaration holds the declared goods, with their value in cents', () => {
  const order = stored({
    wights: 0,
    declarationConten: [{ desc: 'Schuhe', legal: 2, notice: '30.00' }],
  });
  expect(declarationDocumentOf(order, DAY)).toMatchObject({
    lines: [{ description: 'Schuhe', count: 2, cents: 3_000 }],
    grams: null,
  });
});

describe('the labels of an order', () => {
  it('are one for each package if the back end stores no parcels', () => {
    const order = stored({ billCode: 'JS-10042', numofpackages: 3 });
    expect(countedParcels(order)).toEqual([
      { position: 1, code: '10042001', grams: null },
      { position: 2, code: '10042002', grams: null },
      { position: 3, code: '10042003', grams: null },
    ]);
  });

  it('are none for an order without packages, and have no code if it has no number', () => {
    expect(countedParcels(stored({ numofpackages: 0 }))).toEqual([]);
    expect(countedParcels(stored({ billCode: null, numofpackages: 1 }))).toEqual([
      { position: 1, code: '', grams: null },
    ]);
  });

  it('take the number of parcels from the parcels, not from the order', () => {
    const order = stored({ numofpackages: 9 });
    const document = labelDocumentOf(order, DAY, countedParcels(stored({ numofpackages: 2 })));
    expect(document.parcels.map(({ position }) => position)).toEqual([1, 2]);
    expect(document).not.toHaveProperty('packages');
  });

  it('print the number of the customer after a caption, which stands there without one too', () => {
    const order = stored();
    const numbered = { ...order, user: { ...order.user, code: 'K-7' } };
    const facts = (one: typeof order) => labelDocumentOf(one, DAY, []).facts;
    expect(facts(numbered)).toContainEqual({ path: 'user.code', text: 'K-7' });
    expect(facts({ ...order, user: { ...order.user, code: null } })).toEqual([
      { path: 'user.code', text: '' },
    ]);
  });

  it('are printed without an id if the order has none', () => {
    const order = { ...stored(), id: '' };
    expect(labelDocumentOf(order, DAY, countedParcels(order)).orderId).toBeNull();
  });
});

it('the orders list keeps the given order', () => {
  const orders = ['M-1', 'M-2'].map((billCode) => stored({ billCode, paid: billCode === 'M-1' }));
  expect(ordersListDocumentOf(orders, DAY).rows).toMatchObject([
    { code: 'M-1', paid: true, city: 'Fes', packages: 2, grams: 12_500 },
    { code: 'M-2', paid: false },
  ]);
});

it('the orders list names the city of each address, or the whole address if it names none', () => {
  const cityOf = (address: string) =>
    ordersListDocumentOf([stored({ recipient: { address } })], DAY).rows.map(({ city }) => city);
  expect(cityOf('12 Rue de Fes, Oujda')).toEqual(['Oujda']);
  expect(cityOf('12 Derb Sultan')).toEqual(['12 Derb Sultan']);
});

describe('the receipt of an order', () => {
  const PAID = {
    paid: true,
    paidOn: '2026-11-20',
    paidVia: 'transfer',
    priceTotal: '100.00',
    wights: 37.5,
    numofpackages: 3,
  } as const;

  it('confirms the whole amount, with day and way, to the customer', () => {
    expect(receiptDocumentOf(stored(PAID), DAY)).toMatchObject({
      kind: 'receipt',
      date: DAY,
      payer: { name: expect.stringContaining('Nadia'), city: 'Köln' },
      recipient: { name: 'Omar Empfang', city: 'Fes' },
      packages: 3,
      grams: 37_500,
      payments: [{ cents: 10_000, on: '2026-11-20', via: 'transfer' }],
      totalCents: 10_000,
    });
  });

  it('names a deposit and the rest as two payments', () => {
    const deposit = { deposit: '30.00', depositOn: '2026-11-01', depositVia: 'cash' } as const;
    expect(receiptDocumentOf(stored({ ...PAID, ...deposit }), DAY).payments).toEqual([
      { cents: 3_000, on: '2026-11-01', via: 'cash' },
      { cents: 7_000, on: '2026-11-20', via: 'transfer' },
    ]);
  });

  it('names the day and the way of a deposit that was everything', () => {
    const whole = { deposit: '100.00', depositOn: '2026-11-01', depositVia: 'cash' } as const;
    const paidBy = (facts: object) =>
      receiptDocumentOf(stored({ ...PAID, ...whole, ...facts }), DAY).payments;
    const received = [{ cents: 10_000, on: '2026-11-01', via: 'cash' }];
    expect(paidBy({})).toEqual(received);
    expect(paidBy({ deposit: '120.00' })).toEqual(received);
    // A day that is not known is not that of another payment.
    expect(paidBy({ depositOn: null })).toEqual([{ cents: 10_000, on: null, via: 'cash' }]);
  });

  it('names one payment if nobody knows when and how a deposit was paid', () => {
    const noted = [{ cents: 10_000, on: '2026-11-20', via: 'transfer' }];
    for (const deposit of ['30.00', '100.00']) {
      const unknown = { deposit, depositOn: null, depositVia: null };
      expect(receiptDocumentOf(stored({ ...PAID, ...unknown }), DAY).payments).toEqual(noted);
    }
  });

  it('is for the party that the invoice is for', () => {
    const billTo = { party: 'other', firm: 'Probe GmbH', city: 'Bonn', country: 'DE' } as const;
    const { payer } = receiptDocumentOf(stored({ ...PAID, billTo }), DAY);
    expect(payer).toMatchObject({ name: 'Probe GmbH', city: 'Bonn' });
  });

  it('refers to the valid invoice, and to none that was cancelled', () => {
    const receipt = receiptDocumentOf(stored(PAID), DAY);
    const invoice = { kind: 'invoice', number: 'RE-1', date: '2026-11-19' } as const;
    const cancelled = { ...invoice, status: 'cancelled', number: 'RE-0' } as const;
    const issued = { ...invoice, status: 'issued' } as const;
    expect(withPaidInvoice(receipt, [cancelled, issued]).invoice).toEqual({
      number: 'RE-1',
      date: '2026-11-19',
    });
    expect(withPaidInvoice(receipt, [cancelled]).invoice).toBeUndefined();
  });
});
