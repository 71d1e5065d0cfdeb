import type { Cii, Node } from '../cii.ts';

/**
 * A business rule of EN 16931, by its identifier in the official rule set: whether an invoice
 * complies with it, and how to break it in an invoice that it applies to (`false` if it does not
 * apply).
 */
export type Rule = {
  readonly id: string;
  readonly holds: (invoice: Cii) => boolean;
  readonly breaks: (invoice: Cii) => boolean;
};

export type Find = (invoice: Cii) => Node | undefined;
export type FindAll = (invoice: Cii) => readonly Node[];

/** The sum of decimal amounts, exact to the cent. */
export const sum = (nodes: readonly (Node | undefined)[]): number =>
  Math.round(nodes.reduce((total, node) => total + (node?.number ?? 0), 0) * 100) / 100;
export const same = (one: number | undefined, other: number): boolean =>
  one !== undefined && Math.abs(one - other) < 0.005;

export const done = (node: Node | undefined, change: (node: Node) => void): boolean => {
  if (node) change(node);
  return node !== undefined;
};
export const remove = (node: Node | undefined): boolean => done(node, (one) => one.remove());
export const add = (node: Node | undefined, amount: number): boolean =>
  done(node, (one) => one.write((one.number + amount).toFixed(2)));
export const write = (node: Node | undefined, text: string): boolean =>
  done(node, (one) => one.write(text));

/** A path must have a value. */
export const present = (id: string, part: Find, path: string): Rule => ({
  id,
  holds: (invoice) => part(invoice)?.has(path) ?? false,
  breaks: (invoice) => (part(invoice)?.all(path) ?? []).map(remove).some(Boolean),
});

/** Each of several elements must have a value at a path. */
export const eachHas = (id: string, parts: FindAll, path: string): Rule => ({
  id,
  holds: (invoice) => parts(invoice).every((node) => node.has(path)),
  breaks: (invoice) => remove(parts(invoice)[0]?.one(path)),
});

export const root: Find = ({ root }) => root;
export const header: Find = (invoice) => invoice.header();
export const seller: Find = (invoice) => invoice.seller();
export const buyer: Find = (invoice) => invoice.buyer();
export const settlement: Find = (invoice) => invoice.settlement();
export const totals: Find = (invoice) => invoice.totals();
export const lines: FindAll = (invoice) => invoice.lines();
export const taxes: FindAll = (invoice) => invoice.taxes();
export const charges: FindAll = (invoice) => invoice.charges();
export const allowances: FindAll = (invoice) => invoice.allowances();

export const LINE_TAX = 'SpecifiedLineTradeSettlement/ApplicableTradeTax';
export const LINE_NET =
  'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount';
export const LINE_PRICE = 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount';
export const QUANTITY = 'SpecifiedLineTradeDelivery/BilledQuantity';
export const MEANS = 'SpecifiedTradeSettlementPaymentMeans';
