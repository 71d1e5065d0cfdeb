import { type Resolver, type FieldErrors as RhfErrors, set } from 'react-hook-form';
import { customsAreRight } from '../../../../domain/customs/customs-facts.ts';
import type { FieldErrors, Violation } from '../../../../domain/errors.ts';
import { billToIsRight } from '../../../../domain/orders/bill-to.ts';
import { commands, type Order } from '../../../../domain/resources/commands.ts';
import { users } from '../../../../domain/resources/users.ts';
import { isDay, isObject, violationsOf } from '../../../../domain/validate.ts';
import { violationKey } from '../../../i18n/own-sentence.ts';
import { writeError } from '../../../providers/translatable-error.ts';
import { typedChanges } from './customer-changes.ts';
import type { DocumentEditing } from './document-editing.ts';
import { editedOrder } from './edited-order.ts';
import { type EditorValues, filledLines, LINE_FACTS } from './editor-values.ts';

const OF_ORDER: Readonly<Record<string, string>> = {
  'recipient.firstName': 'recipient.name',
  'recipient.lastName': 'recipient.name',
  'recipient.phone': 'recipient.phone',
  'recipient.address': 'recipient.city',
  numofpackages: 'packages',
  rechnr: 'number',
  billDate: 'day',
  // As the call that issues names it.
  date: 'day',
  priceSub: 'furtherCharges',
  priceTotal: 'total',
};

const OF_CUSTOMER: Readonly<Record<string, string>> = {
  firstName: 'sender.name',
  lastName: 'sender.name',
  phone: 'sender.phone',
  cityName: 'sender.city',
};

const OF_LINE: Readonly<Record<string, string>> = {
  desc: 'text',
  qty: 'quantity',
  legal: 'quantity',
  price: 'amount',
  notice: 'amount',
  ...Object.fromEntries(LINE_FACTS.map((fact) => [fact, fact])),
};

/** Errors about the billed party and for customs are shown where it is typed. */
const AS_NAMED = /^(?:billTo|customs)\.\w+$/;
/** What only this document says of its customer. */
const CUSTOMER_HERE = /^paperCustomers\.\d+\.(\w+)$/;
const LINE = /^(?:content|declarationConten)\.(\d+)\.(\w+)$/;

type Messages = Readonly<Record<string, string>>;

type Errors = RhfErrors<EditorValues>;

/** Validates an editor by the server's own rules for orders and customers. */
export const judgeEditor =
  (base: () => Order, editing: DocumentEditing): Resolver<EditorValues> =>
  (values) => {
    const edited = editedOrder(values, base(), editing);
    const { recipient, numofpackages, rechnr, content, declarationConten, ...rest } = edited;
    const { name: _, ...typedRecipient } = recipient;
    const { priceSub, priceTotal, billTo, customs } = rest;
    const own = {
      numofpackages,
      rechnr,
      content,
      declarationConten,
      priceSub,
      priceTotal,
      billTo,
      ...(customs && { customs }),
    };
    const errors = errorsOf(
      textsOf({
        ...billToIsRight(own),
        ...customsAreRight(own),
        ...violationsOf(commands, { ...own, recipient: typedRecipient }, 'change'),
      }),
      textsOf(violationsOf(users, typedChanges(values, base(), editing.kind), 'change')),
      values,
    );
    if (!isDay(values.day)) place(errors, 'day', labelOf({ code: 'notADate' }));
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };

/** The server's errors for an order or its customer, which it nests, by the inputs of the form. */
export const inputErrors = (rejected: Record<string, unknown>, values: EditorValues): Messages =>
  byInput(leaves(rejected), leaves(rejected), values);

/** The form field for an error at a path of the order; blank lines are not sent. */
function shownAt(path: string, { lines }: Pick<EditorValues, 'lines'>): string | undefined {
  const [, sent, part = ''] = LINE.exec(path) ?? [];
  const [, here] = CUSTOMER_HERE.exec(path) ?? [];
  if (AS_NAMED.test(path)) return path;
  if (here) return OF_CUSTOMER[here];
  if (sent === undefined) return OF_ORDER[path];
  const line = filledLines(lines)[Number(sent)];
  const name = OF_LINE[part];
  return line && name ? `lines.${lines.indexOf(line)}.${name}` : undefined;
}

/** A violation in the format in which react-admin translates the message of an input. */
function labelOf(violation: Violation): string {
  const { limit } = violation;
  const args = limit === undefined ? {} : { limit };
  return writeError({ message: violationKey(violation), args });
}

const textsOf = (violations: FieldErrors): Messages =>
  Object.fromEntries(Object.entries(violations).map(([path, broken]) => [path, labelOf(broken)]));

function place(errors: Errors, at: string, message: string): void {
  set(errors, at, { type: 'judged', message });
}

/** Messages at paths of an order and of its customer, by the inputs of the form. */
const byInput = (ofOrder: Messages, ofCustomer: Messages, values: EditorValues): Messages =>
  Object.fromEntries(
    [
      ...Object.entries(ofOrder).map(([path, message]) => [shownAt(path, values), message]),
      ...Object.entries(ofCustomer).map(([path, message]) => [OF_CUSTOMER[path], message]),
    ].filter(([name]) => name !== undefined),
  );

/** The same as the errors of a form. */
function errorsOf(ofOrder: Messages, ofCustomer: Messages, values: EditorValues): Errors {
  const errors: Errors = {};
  for (const [name, message] of Object.entries(byInput(ofOrder, ofCustomer, values))) {
    place(errors, name, message);
  }
  return errors;
}

function leaves(nested: Record<string, unknown>, before = ''): Messages {
  return Object.assign(
    {},
    ...Object.entries(nested).map(([name, value]) => {
      const path = `${before}${name}`;
      return isObject(value) ? leaves(value, `${path}.`) : { [path]: String(value) };
    }),
  );
}
