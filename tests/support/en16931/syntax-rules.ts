import type { Cii, Node } from '../cii.ts';
import {
  add,
  allowances,
  buyer,
  charges,
  done,
  type Find,
  type FindAll,
  header,
  LINE_NET,
  lines,
  type Rule,
  remove,
  seller,
  settlement,
  taxes,
  totals,
  write,
} from './rule.ts';

const AMOUNTS = [
  'LineTotalAmount',
  'ChargeTotalAmount',
  'AllowanceTotalAmount',
  'TaxBasisTotalAmount',
  'GrandTotalAmount',
  'DuePayableAmount',
] as const;

/** Amounts have two decimals at most. */
const twoDecimals = (id: string, amounts: FindAll): Rule => ({
  id,
  holds: (invoice) => amounts(invoice).every(({ text }) => /^-?\d+(\.\d{1,2})?$/.test(text)),
  breaks: (invoice) => write(amounts(invoice)[0], '1.234'),
});

const each = (nodes: readonly Node[], path: string): readonly Node[] =>
  nodes.flatMap((node) => node.all(path));
const inTotals =
  (name: string): FindAll =>
  (invoice) =>
    totals(invoice)?.all(name) ?? [];

/** An element may occur at most once. */
const once = (id: string, part: Find, path: string): Rule => ({
  id,
  holds: (invoice) => (part(invoice)?.all(path) ?? []).length <= 1,
  breaks: (invoice) => done(part(invoice)?.one(path), (node) => node.repeat()),
});

const days = (invoice: Cii): readonly Node[] => [
  ...(header(invoice)?.all('IssueDateTime/DateTimeString') ?? []),
  ...invoice.root.all(
    'SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString',
  ),
];

/**
 * How an invoice is written in CII: its decimals, its days, and the elements that occur at most
 * once.
 */
export const SYNTAX_RULES: readonly Rule[] = [
  twoDecimals('BR-DEC-1', (one) => each(allowances(one), 'ActualAmount')),
  twoDecimals('BR-DEC-5', (one) => each(charges(one), 'ActualAmount')),
  twoDecimals('BR-DEC-9', inTotals('LineTotalAmount')),
  twoDecimals('BR-DEC-10', inTotals('AllowanceTotalAmount')),
  twoDecimals('BR-DEC-11', inTotals('ChargeTotalAmount')),
  twoDecimals('BR-DEC-12', inTotals('TaxBasisTotalAmount')),
  twoDecimals('BR-DEC-13', inTotals('TaxTotalAmount')),
  twoDecimals('BR-DEC-14', inTotals('GrandTotalAmount')),
  twoDecimals('BR-DEC-18', inTotals('DuePayableAmount')),
  twoDecimals('BR-DEC-19', (one) => each(taxes(one), 'BasisAmount')),
  twoDecimals('BR-DEC-20', (one) => each(taxes(one), 'CalculatedAmount')),
  twoDecimals('BR-DEC-23', (one) => each(lines(one), LINE_NET)),
  {
    id: 'BR-66',
    holds: (invoice) =>
      (settlement(invoice)?.all('SpecifiedTradeAllowanceCharge') ?? []).every((node) =>
        ['true', 'false'].includes(node.one('ChargeIndicator/Indicator')?.text ?? ''),
      ),
    breaks: (invoice) =>
      remove(settlement(invoice)?.one('SpecifiedTradeAllowanceCharge/ChargeIndicator')),
  },
  {
    id: 'BR-S-9',
    // A gross price and its parts may differ by a cent of rounding; the official rule allows a
    // euro.
    holds: (invoice) =>
      taxes(invoice)
        .filter((node) => node.one('CategoryCode')?.text === 'S')
        .every((node) => {
          const basis = node.one('BasisAmount')?.number ?? Number.NaN;
          const rate = node.one('RateApplicablePercent')?.number ?? Number.NaN;
          const tax = node.one('CalculatedAmount')?.number ?? Number.NaN;
          return Math.abs(tax - (basis * rate) / 100) <= 0.0101;
        }),
    breaks: (invoice) =>
      add(
        taxes(invoice)
          .find((node) => node.one('CategoryCode')?.text === 'S')
          ?.one('CalculatedAmount'),
        0.05,
      ),
  },
  {
    id: 'CII-DT-31',
    holds: (invoice) =>
      AMOUNTS.every((name) =>
        inTotals(name)(invoice).every((node) => node.attribute('currencyID') === ''),
      ),
    breaks: (invoice) =>
      done(totals(invoice)?.one('GrandTotalAmount'), (node) =>
        node.setAttribute('currencyID', 'EUR'),
      ),
  },
  {
    id: 'CII-DT-97',
    holds: (invoice) =>
      days(invoice).every(({ text }) => /^\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(text)),
    breaks: (invoice) => write(days(invoice)[0], '2026-11-21'),
  },
  once('CII-SR-452', settlement, 'SpecifiedTradePaymentTerms'),
  once('CII-SR-456', buyer, 'DefinedTradeContact'),
  once('CII-SR-459', seller, 'URIUniversalCommunication'),
  once('CII-SR-469', settlement, 'PaymentReference'),
  once('CII-SR-473', (one) => charges(one)[0] ?? allowances(one)[0], 'ActualAmount'),
];
