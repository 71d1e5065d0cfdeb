import type { Cii, Node } from '../cii.ts';
import {
  allowances,
  buyer,
  charges,
  done,
  header,
  LINE_TAX,
  lines,
  MEANS,
  QUANTITY,
  type Rule,
  seller,
  settlement,
  taxes,
  totals,
} from './rule.ts';

type Codes = (invoice: Cii) => readonly (Node | undefined)[];

const there = (nodes: readonly (Node | undefined)[]): readonly Node[] =>
  nodes.filter((node) => node !== undefined);

/** A code from a list, as the text of an element or as an attribute. */
const coded = (
  id: string,
  codes: Codes,
  { isListed, wrong, attribute }: { isListed: RegExp; wrong: string; attribute?: string },
): Rule => ({
  id,
  holds: (invoice) =>
    there(codes(invoice)).every((node) =>
      isListed.test(attribute ? node.attribute(attribute) : node.text),
    ),
  breaks: (invoice) =>
    done(there(codes(invoice))[0], (node) =>
      attribute ? node.setAttribute(attribute, wrong) : node.write(wrong),
    ),
});

const parties: Codes = (invoice) => [seller(invoice), buyer(invoice)];
const addresses = (invoice: Cii) =>
  parties(invoice).map((party) => party?.one('URIUniversalCommunication/URIID'));

/** Codes must be in their lists; each list contains only what this carrier writes. */
export const CODE_RULES: readonly Rule[] = [
  coded('BR-CL-1', (one) => [header(one)?.one('TypeCode')], {
    isListed: /^38[01]$/,
    wrong: '999',
  }),
  coded('BR-CL-3', (one) => [totals(one)?.one('TaxTotalAmount')], {
    attribute: 'currencyID',
    isListed: /^EUR$/,
    wrong: 'EURO',
  }),
  coded('BR-CL-4', (one) => [settlement(one)?.one('InvoiceCurrencyCode')], {
    isListed: /^EUR$/,
    wrong: 'DM',
  }),
  coded(
    'BR-CL-14',
    (one) => parties(one).map((party) => party?.one('PostalTradeAddress/CountryID')),
    { isListed: /^(DE|MA|AT|CH)$/, wrong: 'Deutschland' },
  ),
  coded(
    'BR-CL-16',
    (one) =>
      (settlement(one)?.all(MEANS) ?? []).map((dependencies) => dependencies.one('TypeCode')),
    { isListed: /^(1|10|58|68)$/, wrong: '71' },
  ),
  coded(
    'BR-CL-17',
    (one) =>
      [...charges(one), ...allowances(one)].map((node) =>
        node.one('CategoryTradeTax/CategoryCode'),
      ),
    { isListed: /^(E|S|AE|O)$/, wrong: 'Q' },
  ),
  coded(
    'BR-CL-18',
    (one) => [
      ...lines(one).map((node) => node.one(`${LINE_TAX}/CategoryCode`)),
      ...taxes(one).map((node) => node.one('CategoryCode')),
    ],
    { isListed: /^(E|S|AE|O)$/, wrong: 'Q' },
  ),
  coded('BR-CL-23', (one) => lines(one).map((line) => line.one(QUANTITY)), {
    attribute: 'unitCode',
    isListed: /^C62$/,
    wrong: 'piece',
  }),
  coded('BR-CL-25', addresses, { attribute: 'schemeID', isListed: /^EM$/, wrong: 'MAIL' }),
  coded('BR-62', (one) => addresses(one).slice(0, 1), {
    attribute: 'schemeID',
    isListed: /./,
    wrong: '',
  }),
];
