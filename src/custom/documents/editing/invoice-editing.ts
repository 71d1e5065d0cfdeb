import { todayInBerlin } from '../../../../domain/berlin-clock.ts';
import { isOneOf } from '../../../../domain/is-one-of.ts';
import { fromCents } from '../../../../domain/money.ts';
import { BILLED_FACTS } from '../../../../domain/orders/bill-to.ts';
import { DELIVERIES, PAYMENTS } from '../../../../domain/orders/payment.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { textOf } from './customer-changes.ts';
import { type DocumentEditing, OF_EVERY_DOCUMENT } from './document-editing.ts';
import { billToOf, type EditorValues, filledLines } from './editor-values.ts';
import { readMoney, readNumber, typedMoney, typedNumber, typedTotals } from './typed-figures.ts';

/** The day that a draft invoice keeps: one that was chosen. Whoever leaves today's leaves it open. */
function billDateOf({ day }: EditorValues, { billDate }: Order): Partial<Pick<Order, 'billDate'>> {
  if (billDate === undefined) return {};
  return { billDate: billDate === null && day === todayInBerlin() ? null : day };
}

/** Prices include the tax by default, and an order that never stated it stays as it is. */
function priceBasisOf(
  { priceBasis }: EditorValues,
  before: Order,
): Partial<Pick<Order, 'priceBasis'>> {
  if (priceBasis === null) return {};
  return { priceBasis: priceBasis === 'gross' && !before.priceBasis ? null : priceBasis };
}

/** What the editor of an invoice shows and changes. */
export const invoiceEditing: DocumentEditing = {
  kind: 'invoice',
  fields: [
    ...OF_EVERY_DOCUMENT,
    'rechnr',
    'billDate',
    ...['party', ...BILLED_FACTS].map((fact) => `billTo.${fact}`),
    'priceSub',
    'priceTotal',
    'priceBasis',
    'priceReason',
    'payment',
    'type',
  ],
  day: ({ billDate }) => billDate,
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
    // A back end that stores no reason is not sent one.
    ...(base.priceReason !== undefined && { priceReason: textOf(values.priceReason) }),
    payment: isOneOf(PAYMENTS, values.payment) ? values.payment : 1,
    type: isOneOf(DELIVERIES, values.delivery) ? values.delivery : 1,
    ...(values.billTo && { billTo: billToOf(values.billTo) }),
  }),
};
