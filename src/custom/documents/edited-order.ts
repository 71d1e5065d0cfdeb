import { isOneOf } from '../../../domain/is-one-of.ts';
import { fromCents } from '../../../domain/money.ts';
import { CUSTOMER_PARTS, customerOn } from '../../../domain/orders/paper-customers.ts';
import { DELIVERIES, PAYMENTS } from '../../../domain/orders/payment.ts';
import { splitName } from '../../../domain/people/split-name.ts';
import type { Order } from '../../../domain/resources/commands.ts';
import type { EditorLine, EditorValues } from './editor-values.ts';
import { typedTotals } from './invoice-sums.ts';
import { type DocumentKind, KINDS } from './kinds.ts';
import { todayInBerlin } from './today.ts';
import { billToOf } from './typed-bill-to.ts';
import { readMoney, readNumber } from './typed-figures.ts';

const isFilled = ({ text, quantity, amount }: EditorLine): boolean =>
  [text, quantity, amount].some((typed) => typed.trim() !== '');

/** The lines that contain something; a blank row is not a line. */
export const filledLines = (lines: readonly EditorLine[]): readonly EditorLine[] =>
  lines.filter(isFilled);

/** The trimmed text, or `null` if it is empty. */
const textOf = (typed: string): string | null => typed.trim() || null;

/** For what a correction of the customer is meant: the document alone, or the customer with all orders. */
export type CustomerScope = 'document' | 'customer';

/** What holds where nobody was asked. Another back end may know of customers only. */
export const usualScope = ({ paperCustomers }: Order): CustomerScope =>
  paperCustomers === undefined ? 'customer' : 'document';

/**
 * The order as the editor would save it. A figure that cannot be parsed remains the typed text, so that
 * the form's validation finds it.
 */
export function editedOrder(
  values: EditorValues,
  base: Order,
  kind: DocumentKind,
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

type Where = { readonly kind: DocumentKind; readonly scope: CustomerScope };

/** Where an order keeps what was typed of its customer. */
function customerAfter(typed: CustomerParts, base: Order, { kind, scope }: Where): Partial<Order> {
  const { user, paperCustomers } = base;
  const isForAll = scope === 'customer';
  const isOwn = !isForAll && Object.keys(changedParts(typed, user)).length > 0;
  return {
    user: isForAll ? ({ ...user, ...typed } as Order['user']) : user,
    ...(paperCustomers && {
      paperCustomers: [
        ...paperCustomers.filter(({ paper }) => paper !== kind),
        ...(isOwn ? [{ ...typed, phone: textOf(typed.phone ?? ''), paper: kind }] : []),
      ] as Order['paperCustomers'],
    }),
  };
}

/** The day that a draft invoice keeps: one that was chosen. Whoever leaves today's leaves it open. */
function billDateOf({ day }: EditorValues, { billDate }: Order): Partial<Pick<Order, 'billDate'>> {
  if (billDate === undefined) return {};
  return { billDate: billDate === null && day === todayInBerlin() ? null : day };
}

/** Splits a name in two; a person with a single name has no last name. */
function namesOf(typed: string, before: Parameters<typeof splitName>[1]) {
  const { firstName, lastName } = splitName(typed, before);
  return { firstName, lastName: lastName || null };
}

/** The values that only one kind of document edits. */
function partOf(kind: DocumentKind, values: EditorValues, base: Order): object {
  const lines = filledLines(values.lines);
  switch (kind) {
    case 'bill':
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
    case 'ticket':
      return {};
    default:
      return kind satisfies never;
  }
}

/** The customer as typed. */
export const typedCustomer = (
  { sender }: Pick<EditorValues, 'sender'>,
  base: Order,
  kind: DocumentKind,
): CustomerParts => ({
  ...namesOf(sender.name, customerOn(base, kind) ?? {}),
  phone: sender.phone.trim(),
  cityName: textOf(sender.city),
});

/** The whole edited order with its flag, as sent by `PUT commands/{id}` (specification 7). */
export const bodyOf = (edited: Order, kind: DocumentKind): Record<string, unknown> => ({
  ...edited,
  user: edited.user._id,
  [KINDS[kind].flag]: true,
});

type CustomerParts = { [part in (typeof CUSTOMER_PARTS)[number]]?: string | null };

/** In which parts a customer differs from another state of the same. */
export const changedParts = (
  edited: CustomerParts,
  before: CustomerParts | null | undefined,
): CustomerParts =>
  Object.fromEntries(
    CUSTOMER_PARTS.filter((part) => (edited[part] ?? '') !== (before?.[part] ?? '')).map((part) => [
      part,
      edited[part] ?? null,
    ]),
  );

/** What was typed of the customer that the document did not say before. */
export const typedChanges = (
  values: Pick<EditorValues, 'sender'>,
  base: Order,
  kind: DocumentKind,
): CustomerParts => changedParts(typedCustomer(values, base, kind), customerOn(base, kind));

/** Whether somebody has to say if the document alone is meant, or the customer with all orders. */
export function isScopeOpen(
  values: Pick<EditorValues, 'sender'>,
  base: Order,
  kind: DocumentKind,
): boolean {
  const typed = typedCustomer(values, base, kind);
  const differs = (from: CustomerParts) => Object.keys(changedParts(typed, from)).length > 0;
  const isKept = usualScope(base) === 'document';
  return isKept && differs(customerOn(base, kind) ?? {}) && differs(base.user ?? {});
}
