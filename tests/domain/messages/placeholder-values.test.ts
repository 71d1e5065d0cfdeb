import { describe, expect, it } from 'vitest';
import { type OrderFacts, placeholderValues } from '../../../domain/messages/placeholder-values.ts';
import { segmentsOf } from '../../../domain/messages/segments.ts';

const order = (given: Partial<OrderFacts> = {}): OrderFacts => ({
  billCode: 'JS-1',
  tripGroup: 'A',
  commandMode: 'tracking',
  finish: false,
  sender: { firstName: 'Nadia', lastName: 'Amrani' },
  recipient: { firstName: 'Karim', lastName: 'Amrani', address: 'Rue 5, 30000 Fès' },
  numofpackages: 3,
  wights: 1_234.5,
  paid: false,
  priceTotal: '1234.50',
  ...given,
});

type Known = Parameters<typeof placeholderValues>[0];
const valuesOf = (orders: readonly OrderFacts[], given: Partial<Known> = {}) =>
  placeholderValues({
    name: 'Nadia',
    language: 'de',
    trips: { A: 2 },
    company: { name: 'Jisr', phone: '+49301234' },
    orders,
    ...given,
  });

describe('what a template can say', () => {
  it('is all that is known of one order', () => {
    expect(valuesOf([order({ priceTotal: '1300.00', deposit: '65.50' })])).toEqual({
      name: 'Nadia',
      company: 'Jisr',
      phone: '+49301234',
      customer: 'Nadia Amrani',
      recipient: 'Karim Amrani',
      order: 'JS-1',
      parcels: '3',
      weight: '1.234,5 kg',
      city: 'Fes',
      balance: '1.234,50 €',
      step: 'Unterwegs durch Frankreich',
    });
  });

  it('is nothing of an order where there is none', () => {
    expect(valuesOf([])).toEqual({ name: 'Nadia', company: 'Jisr', phone: '+49301234' });
  });

  it('is each value once, and the sums, of several orders', () => {
    const other = order({ billCode: 'JS-2', numofpackages: 1, wights: 0.5, paid: true });
    expect(valuesOf([order(), other])).toMatchObject({
      order: 'JS-1, JS-2',
      customer: 'Nadia Amrani',
      recipient: 'Karim Amrani',
      parcels: '4',
      weight: '1.235 kg',
      city: 'Fes',
      balance: '1.234,50 €',
    });
  });

  it('leaves out what one of the orders does not say', () => {
    const bare = order({ billCode: null, recipient: { firstName: 'Sara' }, priceTotal: null });
    expect(valuesOf([order(), bare])).toMatchObject({ order: null, city: null, balance: null });
    expect(valuesOf([order({ numofpackages: 0, wights: 0 })])).toMatchObject({
      parcels: null,
      weight: null,
    });
  });

  it.each([
    ['en', '€1,234.50', '1,234.5 kg'],
    ['de', '1.234,50 €', '1.234,5 kg'],
    ['fr', '1 234,50 €', '1 234,5 kg'],
  ] as const)('has figures as they are written in %s', (language, balance, weight) => {
    expect(valuesOf([order()], { language })).toMatchObject({ balance, weight });
  });

  it('has Western digits in Arabic', () => {
    const { balance, weight } = valuesOf([order()], { language: 'ar' });
    expect(`${balance} ${weight}`).toMatch(/^[^٠-٩]*$/);
    expect(balance).toMatch(/1.234,50/);
  });

  it.each(['en', 'de', 'fr'] as const)(
    'costs no more for its figures in an SMS in %s',
    (language) => {
      const { balance, weight, parcels } = valuesOf([order()], { language });
      expect(segmentsOf(`${balance} ${weight} ${parcels}`).encoding).toBe('GSM-7');
    },
  );

  it('names the step of each trip', () => {
    const steps = (given: Partial<OrderFacts>, trips = {}) =>
      valuesOf([order(given)], { trips }).step;
    expect(steps({ finish: true })).toBe('Angekommen');
    expect(steps({ commandMode: 'Validation' })).toBe('Angemeldet');
    expect(steps({})).toBe('In unserem Lager');
    expect(steps({ tripGroup: 'B' }, { A: 5 })).toBe('Für die nächste Fahrt vorgesehen');
    expect(steps({ tripGroup: 'B' }, { B: 5 })).toBe('In Marokko');
  });
});
