import type { Cii, Node } from '../cii.ts';
import {
  add,
  allowances,
  buyer,
  charges,
  done,
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

type Category = 'E' | 'S' | 'AE' | 'O';

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

const registered = (party: Node | undefined): readonly Node[] =>
  (party?.all('SpecifiedTaxRegistration/ID') ?? []).filter(
    (node) => node.attribute('schemeID') === 'VA',
  );

const usesO = (invoice: Cii): boolean => taxesOf(invoice, 'O').length > 0;

/** What is not taxable at all bears no rate. */
const unrated = (id: string, nodes: (invoice: Cii) => readonly Node[], path: string): Rule => ({
  id,
  holds: (invoice) => nodes(invoice).every((node) => !node.has(`${path}RateApplicablePercent`)),
  // Declares something that has a rate to be not taxable.
  breaks: (invoice) => nodes(invoice).length === 0 && mislabel(invoice, id),
});

const RATED: Readonly<Record<string, (invoice: Cii) => Node | undefined>> = {
  'BR-O-5': (invoice) => lines(invoice)[0]?.one(`${LINE_TAX}/CategoryCode`),
  'BR-O-6': (invoice) => allowances(invoice)[0]?.one('CategoryTradeTax/CategoryCode'),
  'BR-O-7': (invoice) => charges(invoice)[0]?.one('CategoryTradeTax/CategoryCode'),
};
const mislabel = (invoice: Cii, id: string): boolean => write(RATED[id]?.(invoice), 'O');

/** Nothing of an invoice that is not taxable may be of another category. */
const only = (id: string, nodes: (invoice: Cii) => readonly Node[], path: string): Rule => ({
  id,
  holds: (invoice) =>
    !usesO(invoice) || ofCategory(nodes(invoice), path, 'O').length === nodes(invoice).length,
  breaks: (invoice) =>
    usesO(invoice) && write(nodes(invoice).at(-1)?.one(`${path}CategoryCode`), 'E'),
});

/** The rules of what is not taxable here, which are unlike those of the other categories. */
const OUTSIDE_RULES: readonly Rule[] = [
  ...categoryRules('O').filter(({ id }) => ['BR-O-1', 'BR-O-8'].includes(id)),
  {
    id: 'BR-O-2',
    holds: (invoice) =>
      !isUsed(invoice, 'O') ||
      [seller(invoice), buyer(invoice)].every((party) => registered(party).length === 0),
    breaks: (invoice) =>
      isUsed(invoice, 'O') &&
      done(seller(invoice)?.one('SpecifiedTaxRegistration/ID'), (node) =>
        node.setAttribute('schemeID', 'VA'),
      ),
  },
  unrated('BR-O-5', (invoice) => linesOf(invoice, 'O'), `${LINE_TAX}/`),
  unrated('BR-O-6', (invoice) => allowancesOf(invoice, 'O'), 'CategoryTradeTax/'),
  unrated('BR-O-7', (invoice) => chargesOf(invoice, 'O'), 'CategoryTradeTax/'),
  {
    id: 'BR-O-9',
    holds: (invoice) =>
      taxesOf(invoice, 'O').every((node) => node.one('CalculatedAmount')?.number === 0),
    breaks: (invoice) => write(taxesOf(invoice, 'O')[0]?.one('CalculatedAmount'), '0.01'),
  },
  {
    id: 'BR-O-10',
    holds: (invoice) =>
      taxesOf(invoice, 'O').every(
        (node) => node.has('ExemptionReason') || node.has('ExemptionReasonCode'),
      ),
    breaks: (invoice) => {
      const [node] = taxesOf(invoice, 'O');
      const reasons = [node?.one('ExemptionReason'), node?.one('ExemptionReasonCode')];
      return reasons.map(remove).some(Boolean);
    },
  },
  {
    id: 'BR-O-11',
    holds: (invoice) => !usesO(invoice) || taxes(invoice).length === 1,
    breaks: (invoice) => usesO(invoice) && done(taxesOf(invoice, 'O')[0], (node) => node.repeat()),
  },
  only('BR-O-12', lines, `${LINE_TAX}/`),
  only('BR-O-13', allowances, 'CategoryTradeTax/'),
  only('BR-O-14', charges, 'CategoryTradeTax/'),
];

/** The requirements of each tax category. */
export const CATEGORY_RULES: readonly Rule[] = [
  ...categoryRules('E'),
  ...categoryRules('S'),
  ...OUTSIDE_RULES,
  // Of AE the number of the buyer is required too, in a rule of its own below.
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
        ['', 'VATEX-EU-146-1E', 'VATEX-EU-144', 'VATEX-EU-AE', 'VATEX-EU-O'].includes(
          node.one('ExemptionReasonCode')?.text ?? '',
        ),
      ),
    breaks: (invoice) => write(taxes(invoice)[0]?.one('ExemptionReasonCode'), 'VATEX-EU-146'),
  },
];
