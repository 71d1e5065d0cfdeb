import { todayInBerlin } from '../../../../domain/documents/invoice/invoice-days.ts';
import { isOneOf } from '../../../../domain/is-one-of.ts';
import { fromCents } from '../../../../domain/money.ts';
import { BILLED_FACTS } from '../../../../domain/orders/bill-to.ts';
import type { EditedKind } from '../../../../domain/orders/document-kinds.ts';
import { DELIVERIES, PAYMENTS } from '../../../../domain/orders/payment.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { textOf } from './customer-changes.ts';
import {
  billToOf,
  customsAsTyped,
  type EditorLine,
  type EditorValues,
  LINE_FACTS,
  type LineFact,
} from './editor-values.ts';
import { readMoney, readNumber, typedMoney, typedNumber, typedTotals } from './typed-figures.ts';

/** What the editor of one kind of document shows and changes of an order. */
type Edited = {
  /** The fields that it can change. */
  readonly fields: readonly string[];
  /** Its lines, as they are typed. */
  readonly lines: (order: Order, locale: string) => EditorLine[];
  /** The values that no other editor changes. */
  readonly part: (values: EditorValues, base: Order) => object;
};

/** The lines that contain something; a blank row is not a line. */
export const filledLines = (lines: readonly EditorLine[]): readonly EditorLine[] =>
  lines.filter(isFilled);

const isFilled = ({ text, quantity, amount, ...facts }: EditorLine): boolean =>
  [text, quantity, amount, ...LINE_FACTS.map((fact) => facts[fact] ?? '')].some(
    (typed) => typed.trim() !== '',
  );

/** The day that a draft invoice keeps: one that was chosen. Whoever leaves today's leaves it open. */
function billDateOf({ day }: EditorValues, { billDate }: Order): Partial<Pick<Order, 'billDate'>> {
  if (billDate === undefined) return {};
  return { billDate: billDate === null && day === todayInBerlin() ? null : day };
}

/** Prices hold the tax where nothing else was said, and an order that never said it stays as it is. */
function priceBasisOf(
  { priceBasis }: EditorValues,
  before: Order,
): Partial<Pick<Order, 'priceBasis'>> {
  if (priceBasis === null) return {};
  return { priceBasis: priceBasis === 'gross' && !before.priceBasis ? null : priceBasis };
}

const OF_EVERY_DOCUMENT = [
  'recipient.firstName',
  'recipient.lastName',
  'recipient.phone',
  'recipient.address',
  'numofpackages',
  'paperCustomers',
  // A weight that is taken over may be that of the only line.
  'content',
] as const;

const invoice: Edited = {
  fields: [
    ...OF_EVERY_DOCUMENT,
    'rechnr',
    'billDate',
    ...['party', ...BILLED_FACTS].map((fact) => `billTo.${fact}`),
    'priceSub',
    'priceTotal',
    'priceBasis',
    'payment',
    'type',
  ],
  lines: (order, locale) =>
    (order.content ?? []).map(({ desc, qty, price, tax }) => ({
      text: desc ?? '',
      quantity: typedNumber(qty, locale),
      amount: typedMoney(price, locale),
      ...(tax && { tax }),
    })),
  part: (values, base) => ({
    rechnr: textOf(values.number),
    ...billDateOf(values, base),
    content: filledLines(values.lines).map(({ text, quantity, amount, tax }) => ({
      desc: textOf(text),
      qty: readNumber(quantity),
      price: readMoney(amount),
      ...(tax && { tax }),
    })),
    priceSub: readMoney(values.furtherCharges),
    priceTotal: readMoney(values.total) ?? fromCents(typedTotals(values).totalCents),
    ...priceBasisOf(values, base),
    payment: isOneOf(PAYMENTS, values.payment) ? values.payment : 1,
    type: isOneOf(DELIVERIES, values.delivery) ? values.delivery : 1,
    ...(values.billTo && { billTo: billToOf(values.billTo) }),
  }),
};

const CUSTOMS = [
  'category',
  'idKind',
  'idNumber',
  'recipientCin',
  'vehicle',
  'passage',
  'captions',
];

const declaration: Edited = {
  fields: [...OF_EVERY_DOCUMENT, 'declarationConten', ...CUSTOMS.map((fact) => `customs.${fact}`)],
  lines: (order, locale) =>
    (order.declarationConten ?? []).map(({ desc, legal, notice, ...facts }) => ({
      text: desc ?? '',
      quantity: typedNumber(legal, locale),
      amount: typedMoney(notice, locale),
      weight: typedNumber(facts.weight, locale),
      unitValue: typedMoney(facts.unitValue, locale),
      condition: facts.condition ?? '',
      hsCode: facts.hsCode ?? '',
      origin: facts.origin ?? '',
    })),
  part: ({ lines, customs }) => ({
    declarationConten: filledLines(lines).map(({ text, quantity, amount, ...facts }) => ({
      desc: textOf(text),
      legal: readNumber(quantity),
      notice: readMoney(amount),
      ...declaredFacts(facts),
    })),
    ...(customs && { customs: customsAsTyped(customs) }),
  }),
};

/** What is known of a line; another back end is not sent what nobody has entered. */
function declaredFacts(facts: Partial<Record<LineFact, string>>): Record<string, unknown> {
  const { weight = '', unitValue = '', condition = '', hsCode = '', origin = '' } = facts;
  const read = {
    unitValue: readMoney(unitValue),
    weight: readNumber(weight),
    condition: condition || null,
    hsCode: textOf(hsCode),
    origin: textOf(origin),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== null));
}

const label: Edited = { fields: OF_EVERY_DOCUMENT, lines: () => [], part: () => ({}) };

export const EDITED: Readonly<Record<EditedKind, Edited>> = { invoice, declaration, label };
