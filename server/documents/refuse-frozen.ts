import type { FieldErrors } from '../../domain/errors.ts';
import { RequestError } from '../request-error.ts';
import type { Change, WriteContext } from '../resources/hooks.ts';

/**
 * The fields of an order that its invoice prints, and the customer. Otherwise the invoice of one
 * customer would be in the conversation with another.
 */
const INVOICED = ['user', 'rechnr', 'content', 'priceSub', 'priceTotal'];

const isInvoiced = (path: string): boolean => INVOICED.includes(path) || path.startsWith('billTo.');

/**
 * Refuses to change what an issued invoice says. The invoice itself could not change; the order
 * would only contradict the document that its customer holds.
 */
export async function refuseFrozen(
  { before, paths }: Change,
  { transaction }: WriteContext,
): Promise<void> {
  const touched = paths.filter(isInvoiced);
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
