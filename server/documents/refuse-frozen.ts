import type { FieldErrors } from '../../domain/errors.ts';
import { RequestError } from '../request-error.ts';
import type { Change, WriteContext } from '../resources/hooks.ts';

/**
 * What the invoice of an order says: fields of the order that are on it to the letter, and whose
 * order it is. The invoice of one customer would lie in the conversation with another.
 */
const INVOICED = ['user', 'rechnr', 'content', 'priceSub', 'priceTotal'];

const isInvoiced = (path: string): boolean => INVOICED.includes(path) || path.startsWith('billTo.');

/**
 * Refuses to change what an issued invoice says. The invoice itself could not change; the order
 * would only say something else than what its customer holds in hand.
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
    message: `The invoice ${issued.number} is issued. Cancel it before its facts are changed.`,
    fields,
  });
}
