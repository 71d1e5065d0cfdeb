import { todayInBerlin } from '../../../../domain/documents/invoice/invoice-days.ts';
import { type EditedKind, editorOf } from '../../../../domain/documents/kinds.ts';
import { isOneOf } from '../../../../domain/is-one-of.ts';
import { fromCents } from '../../../../domain/money.ts';
import { DELIVERIES, PAYMENTS } from '../../../../domain/orders/payment.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import {
  type CustomerScope,
  customerAfter,
  namesOf,
  textOf,
  typedCustomer,
  usualScope,
} from './customer-changes.ts';
import { billToOf, type EditorLine, type EditorValues } from './editor-values.ts';
import { readMoney, readNumber, typedTotals } from './typed-figures.ts';

/** The lines that contain something; a blank row is not a line. */
export const filledLines = (lines: readonly EditorLine[]): readonly EditorLine[] =>
  lines.filter(isFilled);

const isFilled = ({ text, quantity, amount }: EditorLine): boolean =>
  [text, quantity, amount].some((typed) => typed.trim() !== '');

/**
 * The order as the editor would save it. A figure that cannot be parsed remains the typed text, so that
 * the form's validation finds it.
 */
export function editedOrder(
  values: EditorValues,
  base: Order,
  kind: EditedKind,
  scope: CustomerScope = usualScope(base),
): Order {
  const { recipient, packages } = values;
  const shared = {
    ...base,
    numofpackages: readNumber(packages) ?? 0,
    recipient: {
      ...base.recipient,
      ...namesOf(recipient.name, base.recipient ?? {}),
      phone: recipient.phone.trim(),
      address: textOf(recipient.city),
    },
    ...customerAfter(typedCustomer(values, base, kind), base, { kind, scope }),
  };
  // An unparsable figure is text here; only the wire validation is to see it.
  return { ...shared, ...partOf(kind, values, base) } as Order;
}

/** The day that a draft invoice keeps: one that was chosen. Whoever leaves today's leaves it open. */
function billDateOf({ day }: EditorValues, { billDate }: Order): Partial<Pick<Order, 'billDate'>> {
  if (billDate === undefined) return {};
  return { billDate: billDate === null && day === todayInBerlin() ? null : day };
}

/** The values that only one kind of document edits. */
function partOf(kind: EditedKind, values: EditorValues, base: Order): object {
  const lines = filledLines(values.lines);
  switch (kind) {
    case 'invoice':
      return {
        rechnr: textOf(values.number),
        ...billDateOf(values, base),
        content: lines.map(({ text, quantity, amount, tax }) => ({
          desc: textOf(text),
          qty: readNumber(quantity),
          price: readMoney(amount),
          ...(tax && { tax }),
        })),
        priceSub: readMoney(values.furtherCharges),
        priceTotal: readMoney(values.total) ?? fromCents(typedTotals(values).totalCents),
        payment: isOneOf(PAYMENTS, values.payment) ? values.payment : 1,
        type: isOneOf(DELIVERIES, values.delivery) ? values.delivery : 1,
        ...(values.billTo && { billTo: billToOf(values.billTo) }),
      };
    case 'declaration':
      return {
        declarationConten: lines.map(({ text, quantity, amount }) => ({
          desc: textOf(text),
          legal: readNumber(quantity),
          notice: readMoney(amount),
        })),
      };
    case 'label':
      return {};
    default:
      return kind satisfies never;
  }
}

/** The whole edited order with its flag, as sent by `PUT commands/{id}` (specification 7). */
export const bodyOf = (edited: Order, kind: EditedKind): Record<string, unknown> => ({
  ...edited,
  user: edited.user._id,
  [editorOf(kind).flag]: true,
});
