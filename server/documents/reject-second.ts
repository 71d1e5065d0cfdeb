import type { Transaction } from 'kysely';
import { canDo, invoiceState } from '../../domain/orders/invoice-states.ts';
import { RequestError } from '../base/request-error.ts';
import type { DB } from '../database/database-types.ts';
import type { WireRecord } from '../resources/storage.ts';
import { invoicesOfOrder } from './invoice-rows.ts';

/** Throws `invoice.issued` where the order has an invoice that holds. */
export async function rejectSecond(transaction: Transaction<DB>, order: WireRecord): Promise<void> {
  const invoices = await invoicesOfOrder(transaction, order._id);
  if (canDo('issue', invoiceState(invoices))) return;
  throw new RequestError('invoice.issued', {
    message: 'The order has an issued invoice. Cancel it before another one is issued.',
  });
}
