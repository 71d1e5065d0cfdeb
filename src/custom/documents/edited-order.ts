import { isOneOf } from '../../../domain/is-one-of.ts';
import { fromCents } from '../../../domain/money.ts';
import { DELIVERIES, PAYMENTS } from '../../../domain/orders/payment.ts';
import { splitName } from '../../../domain/people/split-name.ts';
import type { Order } from '../../../domain/resources/commands.ts';
import type { EditorLine, EditorValues } from './editor-values.ts';
import { typedTotals } from './invoice-sums.ts';
import { type DocumentKind, KINDS } from './kinds.ts';
import { billToOf } from './typed-bill-to.ts';
import { readMoney, readNumber } from './typed-figures.ts';

const isFilled = ({ text, quantity, amount }: EditorLine): boolean =>
  [text, quantity, amount].some((typed) => typed.trim() !== '');

/** The lines that contain something; a blank row is not a line. */
export const filledLines = (lines: readonly EditorLine[]): readonly EditorLine[] =>
  lines.filter(isFilled);

/** The trimmed text, or `null` if it is empty. */
const textOf = (typed: string): string | null => typed.trim() || null;

/**
 * The order as the editor would save it. A figure that cannot be parsed remains the typed text, so that
 * the form's validation finds it.
 */
export function editedOrder(values: EditorValues, base: Order, kind: DocumentKind): Order {
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
    user: editedSender(values, base),
  };
  // An unparsable figure is text here; only the wire validation is to see it.
  return { ...shared, ...partOf(kind, values) } as Order;
}

/** Splits a name in two; a person with a single name has no last name. */
function namesOf(typed: string, before: Parameters<typeof splitName>[1]) {
  const { firstName, lastName } = splitName(typed, before);
  return { firstName, lastName: lastName || null };
}

/** The values that only one kind of document edits. */
function partOf(kind: DocumentKind, values: EditorValues): object {
  const lines = filledLines(values.lines);
  switch (kind) {
    case 'bill':
      return {
        rechnr: textOf(values.number),
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

/** The customer with the typed changes; the other fields are unchanged. */
export const editedSender = ({ sender }: Pick<EditorValues, 'sender'>, { user }: Order) => ({
  ...user,
  ...namesOf(sender.name, user ?? {}),
  phone: sender.phone.trim(),
  cityName: textOf(sender.city),
});

/** The whole edited order with its flag, as sent by `PUT commands/{id}` (specification 7). */
export const bodyOf = (edited: Order, kind: DocumentKind): Record<string, unknown> => ({
  ...edited,
  user: edited.user._id,
  [KINDS[kind].flag]: true,
});

const SENDER_PARTS = ['firstName', 'lastName', 'phone', 'cityName'] as const;

type SenderParts = Partial<Record<(typeof SENDER_PARTS)[number], string | null>>;

/** The changes to the customer, who is a separate record. */
export const changedSender = (
  edited: SenderParts,
  before: SenderParts | null | undefined,
): SenderParts =>
  Object.fromEntries(
    SENDER_PARTS.filter((part) => (edited[part] ?? '') !== (before?.[part] ?? '')).map((part) => [
      part,
      edited[part] ?? null,
    ]),
  );
