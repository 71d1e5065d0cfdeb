import type { Cii, Node } from '../cii.ts';
import {
  add,
  allowances,
  buyer,
  charges,
  LINE_NET,
  LINE_TAX,
  lines,
  type Rule,
  remove,
  same,
  seller,
  sum,
  taxes,
  write,
} from './rule.ts';

type Category = 'E' | 'S' | 'AE';

const ofCategory = (nodes: readonly Node[], path: string, category: Category): readonly Node[] =>
  nodes.filter((node) => node.one(`${path}CategoryCode`)?.text === category);

const linesOf = (invoice: Cii, category: Category) =>
  ofCategory(lines(invoice), `${LINE_TAX}/`, category);
const chargesOf = (invoice: Cii, category: Category) =>
  ofCategory(charges(invoice), 'CategoryTradeTax/', category);
const allowancesOf = (invoice: Cii, category: Category) =>
  ofCategory(allowances(invoice), 'CategoryTradeTax/', category);
const taxesOf = (invoice: Cii, category: Category) => ofCategory(taxes(invoice), '', category);

const isUsed = (invoice: Cii, category: Category): boolean =>
  [linesOf, chargesOf, allowancesOf].some((of) => of(invoice, category).length > 0);

/** The rate of each must be right for its category. */
const rates = (
  id: string,
  nodes: (invoice: Cii) => readonly Node[],
  path: string,
  { isRight, wrong }: { isRight: (rate: number) => boolean; wrong: string },
): Rule => ({
  id,
  holds: (invoice) => nodes(invoice).every((node) => isRight(node.one(path)?.number ?? Number.NaN)),
  breaks: (invoice) => write(nodes(invoice)[0]?.one(path), wrong),
});

/** The rules that exist once per category, each with its own number. */
function categoryRules(category: Category): readonly Rule[] {
  const rate =
    category !== 'S'
      ? { isRight: (one: number) => one === 0, wrong: '19.00' }
      : { isRight: (one: number) => one > 0, wrong: '0.00' };
  const basis = (invoice: Cii): number =>
    sum(linesOf(invoice, category).map((node) => node.one(LINE_NET))) -
    sum(allowancesOf(invoice, category).map((node) => node.one('ActualAmount'))) +
    sum(chargesOf(invoice, category).map((node) => node.one('ActualAmount')));
  return [
    {
      id: `BR-${category}-1`,
      holds: (invoice) => !isUsed(invoice, category) || taxesOf(invoice, category).length === 1,
      breaks: (invoice) => remove(taxesOf(invoice, category)[0]),
    },
    {
      id: `BR-${category}-2`,
      holds: (invoice) =>
        !isUsed(invoice, category) ||
        (seller(invoice)?.has('SpecifiedTaxRegistration/ID') ?? false),
      breaks: (invoice) => {
        const known = seller(invoice)?.all('SpecifiedTaxRegistration') ?? [];
        return isUsed(invoice, category) && known.map(remove).some(Boolean);
      },
    },
    rates(
      `BR-${category}-5`,
      (invoice) => linesOf(invoice, category),
      `${LINE_TAX}/RateApplicablePercent`,
      rate,
    ),
    rates(
      `BR-${category}-6`,
      (invoice) => allowancesOf(invoice, category),
      'CategoryTradeTax/RateApplicablePercent',
      rate,
    ),
    rates(
      `BR-${category}-7`,
      (invoice) => chargesOf(invoice, category),
      'CategoryTradeTax/RateApplicablePercent',
      rate,
    ),
    {
      id: `BR-${category}-8`,
      holds: (invoice) =>
        taxesOf(invoice, category).every((node) =>
          same(node.one('BasisAmount')?.number, basis(invoice)),
        ),
      breaks: (invoice) => add(taxesOf(invoice, category)[0]?.one('BasisAmount'), 0.01),
    },
  ];
}

/** The requirements of each tax category. */
export const CATEGORY_RULES: readonly Rule[] = [
  ...categoryRules('E'),
  ...categoryRules('S'),
  // Of AE the number of the buyer is asked for too, in a rule of its own below.
  ...categoryRules('AE').filter(({ id }) => id !== 'BR-AE-2'),
  {
    id: 'BR-AE-2',
    holds: (invoice) =>
      !isUsed(invoice, 'AE') ||
      [seller(invoice), buyer(invoice)].every((party) =>
        (party?.all('SpecifiedTaxRegistration/ID') ?? []).some(
          (node) => node.attribute('schemeID') === 'VA',
        ),
      ),
    breaks: (invoice) =>
      isUsed(invoice, 'AE') && remove(buyer(invoice)?.one('SpecifiedTaxRegistration')),
  },
  {
    id: 'BR-AE-9',
    holds: (invoice) =>
      taxesOf(invoice, 'AE').every((node) => node.one('CalculatedAmount')?.number === 0),
    breaks: (invoice) => write(taxesOf(invoice, 'AE')[0]?.one('CalculatedAmount'), '0.01'),
  },
  {
    id: 'BR-AE-10',
    holds: (invoice) =>
      taxesOf(invoice, 'AE').every(
        (node) =>
          node.one('ExemptionReasonCode')?.text === 'VATEX-EU-AE' ||
          /reverse charge/i.test(node.one('ExemptionReason')?.text ?? ''),
      ),
    breaks: (invoice) => {
      const [node] = taxesOf(invoice, 'AE');
      const reasons = [node?.one('ExemptionReason'), node?.one('ExemptionReasonCode')];
      return reasons.map(remove).some(Boolean);
    },
  },
  {
    id: 'BR-E-9',
    holds: (invoice) =>
      taxesOf(invoice, 'E').every((node) => node.one('CalculatedAmount')?.number === 0),
    breaks: (invoice) => write(taxesOf(invoice, 'E')[0]?.one('CalculatedAmount'), '0.01'),
  },
  {
    id: 'BR-E-10',
    holds: (invoice) =>
      taxesOf(invoice, 'E').every(
        (node) => node.has('ExemptionReason') || node.has('ExemptionReasonCode'),
      ),
    breaks: (invoice) => {
      const [node] = taxesOf(invoice, 'E');
      const reasons = [node?.one('ExemptionReason'), node?.one('ExemptionReasonCode')];
      return reasons.map(remove).some(Boolean);
    },
  },
  {
    id: 'BR-S-10',
    holds: (invoice) =>
      taxesOf(invoice, 'S').every(
        (node) => !node.has('ExemptionReason') && !node.has('ExemptionReasonCode'),
      ),
    breaks: (invoice) => {
      const [taxed] = taxesOf(invoice, 'S');
      const [exempt] = taxesOf(invoice, 'E');
      // Declares a line taxed that is exempt and states its reason.
      return Boolean(taxed) && write(exempt?.one('CategoryCode'), 'S');
    },
  },
  {
    id: 'BR-CL-22',
    holds: (invoice) =>
      taxes(invoice).every((node) =>
        ['', 'VATEX-EU-146-1E', 'VATEX-EU-144', 'VATEX-EU-AE'].includes(
          node.one('ExemptionReasonCode')?.text ?? '',
        ),
      ),
    breaks: (invoice) => write(taxes(invoice)[0]?.one('ExemptionReasonCode'), 'VATEX-EU-146'),
  },
];
