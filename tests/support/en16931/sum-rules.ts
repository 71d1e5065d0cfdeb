import type { Cii, Node } from '../cii.ts';
import {
  add,
  allowances,
  buyer,
  charges,
  LINE_NET,
  lines,
  type Rule,
  remove,
  same,
  seller,
  settlement,
  sum,
  taxes,
  totals,
  write,
} from './rule.ts';

const due = (invoice: Cii): number => totals(invoice)?.one('DuePayableAmount')?.number ?? 0;
const total = (invoice: Cii, name: string): number => totals(invoice)?.one(name)?.number ?? 0;

/** A total that is computed from others; broken by a cent. */
const computed = (id: string, name: string, from: (invoice: Cii) => number): Rule => ({
  id,
  holds: (invoice) => same(totals(invoice)?.one(name)?.number, from(invoice)),
  breaks: (invoice) => add(totals(invoice)?.one(name), 0.01),
});

const registrations = (invoice: Cii, scheme: string): readonly Node[] =>
  (seller(invoice)?.all('SpecifiedTaxRegistration/ID') ?? []).filter(
    (node) => node.attribute('schemeID') === scheme,
  );

/** The VAT numbers of both sides. */
const vatNumbers = (invoice: Cii): readonly Node[] => [
  ...registrations(invoice, 'VA'),
  ...(buyer(invoice)?.all('SpecifiedTaxRegistration/ID') ?? []),
];

/** Which sums must match, and who must be named for them. */
export const SUM_RULES: readonly Rule[] = [
  computed('BR-CO-10', 'LineTotalAmount', (one) => sum(lines(one).map((l) => l.one(LINE_NET)))),
  computed('BR-CO-11', 'AllowanceTotalAmount', (one) =>
    sum(allowances(one).map((node) => node.one('ActualAmount'))),
  ),
  computed('BR-CO-12', 'ChargeTotalAmount', (one) =>
    sum(charges(one).map((node) => node.one('ActualAmount'))),
  ),
  computed(
    'BR-CO-13',
    'TaxBasisTotalAmount',
    (one) =>
      total(one, 'LineTotalAmount') -
      total(one, 'AllowanceTotalAmount') +
      total(one, 'ChargeTotalAmount'),
  ),
  computed('BR-CO-14', 'TaxTotalAmount', (one) =>
    sum(taxes(one).map((node) => node.one('CalculatedAmount'))),
  ),
  computed(
    'BR-CO-15',
    'GrandTotalAmount',
    (one) => total(one, 'TaxBasisTotalAmount') + total(one, 'TaxTotalAmount'),
  ),
  computed(
    'BR-CO-16',
    'DuePayableAmount',
    (one) => total(one, 'GrandTotalAmount') - total(one, 'TotalPrepaidAmount'),
  ),
  {
    id: 'BR-CO-17',
    // A gross price and its parts may differ by a cent of rounding; the official rule allows a
    // euro.
    holds: (invoice) =>
      taxes(invoice).every((node) => {
        const [basis, rate] = ['BasisAmount', 'RateApplicablePercent'].map(
          (name) => node.one(name)?.number ?? 0,
        );
        const tax = node.one('CalculatedAmount')?.number ?? Number.NaN;
        return Math.abs(tax - ((basis ?? 0) * (rate ?? 0)) / 100) <= 0.0101;
      }),
    breaks: (invoice) => add(taxes(invoice)[0]?.one('CalculatedAmount'), 0.05),
  },
  {
    id: 'BR-CO-25',
    holds: (invoice) =>
      due(invoice) <= 0 || (settlement(invoice)?.has('SpecifiedTradePaymentTerms') ?? false),
    breaks: (invoice) =>
      due(invoice) > 0 && remove(settlement(invoice)?.one('SpecifiedTradePaymentTerms')),
  },
  {
    id: 'BR-CO-26',
    holds: (invoice) =>
      (seller(invoice)?.has('ID') ?? false) || registrations(invoice, 'VA').length > 0,
    breaks: (invoice) => {
      const known = [seller(invoice)?.one('ID'), ...registrations(invoice, 'VA')];
      return known.map(remove).some(Boolean);
    },
  },
  {
    id: 'BR-CO-9',
    holds: (invoice) => vatNumbers(invoice).every(({ text }) => /^[A-Z]{2}/.test(text)),
    breaks: (invoice) => write(vatNumbers(invoice).at(-1), '123456789'),
  },
];
