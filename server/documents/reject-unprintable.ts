import type { FieldErrors } from '../../domain/errors.ts';
import { CUSTOMER_PARTS } from '../../domain/orders/document-customers.ts';
import { editorOf } from '../../domain/orders/document-kinds.ts';
import type { Order } from '../../domain/resources/commands.ts';
import { isObject } from '../../domain/validate.ts';
import { missingCharacters } from '../../src/pdf/text/printable.ts';
import { rejectInvalid } from '../resources/reject.ts';
import type { PrintSettings } from './company-settings.ts';

const PERSON = ['firstName', 'lastName', 'address', 'zipcode', 'cityName', 'code', 'phone'];
const BILLED = ['firm', 'contact', 'street', 'zipcode', 'city', 'vatId', 'reference', 'leitwegId'];

type TextsAt = readonly (readonly [path: string, text: unknown])[];

/** Texts of a record by their paths. */
const textsAt = (
  at: string,
  record: object | null | undefined,
  names: readonly string[],
): TextsAt => {
  const values: Readonly<Record<string, unknown>> = { ...record };
  return names.map((name) => [`${at}.${name}`, values[name]]);
};

/** Every text inside plain data by its path. */
function leaves(at: string, data: unknown): TextsAt {
  if (typeof data === 'string') return [[at, data]];
  return isObject(data) || Array.isArray(data)
    ? Object.entries(data).flatMap(([name, inside]) => leaves(`${at}.${name}`, inside))
    : [];
}

/** The customer as the invoice names them: by the record, except for what only the invoice says. */
function customerOf({ user, paperCustomers }: Pick<Order, 'user' | 'paperCustomers'>): TextsAt {
  const at = (paperCustomers ?? []).findIndex(
    ({ paper: path }) => path === editorOf('invoice').path,
  );
  const own = paperCustomers?.[at];
  if (!own) return textsAt('user', user, PERSON);
  const fromRecord = PERSON.filter((name) => !CUSTOMER_PARTS.some((part) => part === name));
  return [
    ...textsAt(`paperCustomers.${at}`, own, CUSTOMER_PARTS),
    ...textsAt('user', user, fromRecord),
  ];
}

/** The texts of an order that its invoice prints. */
const printedOf = ({ recipient, billTo, content, billCode, ...order }: Order): TextsAt => [
  ['billCode', billCode],
  ...customerOf(order),
  ...textsAt('recipient', recipient, PERSON),
  ...(billTo?.party === 'other' ? textsAt('billTo', billTo, BILLED) : []),
  ...(content ?? []).map(({ desc }, at) => [`content.${at}.desc`, desc] as const),
];

type Printed = Pick<PrintSettings, 'company' | 'texts' | 'rules'>;

const around = ({ company, texts, rules }: Printed): TextsAt => [
  ...leaves('settings', { ...company, logo: null }),
  ...leaves('texts.invoice', { ...texts.invoice, exemption: rules.exemptionNote }),
];

function rejected(texts: TextsAt): FieldErrors {
  return Object.fromEntries(
    texts.flatMap(([path, text]) => {
      const missing = missingCharacters(text);
      return missing.length > 0
        ? [[path, { code: 'notOnPaper' as const, limit: missing.join(' ') }]]
        : [];
    }),
  );
}

/**
 * Rejects an invoice with characters that no document font has, each at its field: once a name is
 * frozen with a question mark in it, only a Storno can correct it.
 */
export const rejectUnprintableInvoice = (order: Order, printed: Printed): void =>
  rejectInvalid(rejected([...printedOf(order), ...around(printed)]));

/** The same for the reason of a Storno. */
export const rejectUnprintableReason = (reason: string): void =>
  rejectInvalid(rejected([['reason', reason]]));
