import { isDeepStrictEqual } from 'node:util';
import type { FieldErrors } from '../../domain/errors.ts';
import { editorOf } from '../../domain/orders/document-kinds.ts';
import { RequestError } from '../base/request-error.ts';
import type { Change } from '../resources/hooks.ts';
import type { WriteContext } from '../resources/request-context.ts';
import type { Values } from '../resources/storage.ts';

/**
 * The fields of an order that its invoice prints, and the customer. Otherwise the invoice of one
 * customer would be in the conversation with another.
 */
const INVOICED = ['user', 'rechnr', 'billDate', 'content', 'priceSub', 'priceTotal', 'priceBasis'];

/** What the invoice alone states about the customer; other documents keep what they state. */
const customerOnBill = ({ paperCustomers }: Values): unknown =>
  Array.isArray(paperCustomers)
    ? paperCustomers.find(({ paper: path }) => path === editorOf('invoice').path)
    : undefined;

const isInvoiced = (path: string, { before, after }: Pick<Change, 'before' | 'after'>): boolean =>
  path === 'paperCustomers'
    ? !isDeepStrictEqual(customerOnBill(before), customerOnBill(after))
    : INVOICED.includes(path) || path.startsWith('billTo.');

/**
 * Rejects changes to what an issued invoice states. The invoice itself could not change; the order
 * would only contradict the document that its customer has.
 */
export async function rejectFrozen(change: Change, { transaction }: WriteContext): Promise<void> {
  const { before, paths } = change;
  const touched = paths.filter((path) => isInvoiced(path, change));
  if (touched.length === 0) return;
  const issued = await transaction
    .selectFrom('invoices')
    .select('number')
    .where('order_id', '=', before._id)
    .where('kind', '=', 'invoice')
    .where('status', '=', 'issued')
    .executeTakeFirst();
  if (!issued) return;
  const fields: FieldErrors = Object.fromEntries(
    touched.map((path) => [path, { code: 'notWritable' }]),
  );
  throw new RequestError('invoice.issued', {
    message: `The invoice ${issued.number} has been issued. Cancel it before you change what it says.`,
    fields,
  });
}
