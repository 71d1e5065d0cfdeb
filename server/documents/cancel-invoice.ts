import { sql, type Transaction } from 'kysely';
import { berlinDay } from '../../domain/berlin-clock.ts';
import { stornoSnapshot } from '../../domain/documents/invoice/invoice-snapshot.ts';
import type { WholeInvoice } from '../../domain/documents/invoice/issued-invoice.ts';
import { canDo } from '../../domain/orders/invoice-states.ts';
import { RequestError } from '../base/request-error.ts';
import type { DB } from '../database/database-types.ts';
import { type Call, contextOf } from '../resources/request-context.ts';
import type { Resource } from '../resources/resource.ts';
import type { WireRecord } from '../resources/storage.ts';
import { writeAudit } from '../resources/write-audit.ts';
import { companySettings } from './company-settings.ts';
import { findInvoice, insertInvoice } from './invoice-rows.ts';
import { writeOrderAfter } from './order-after.ts';
import { rejectUnprintableReason } from './reject-unprintable.ts';
import { takeNumber } from './take-number.ts';

/** The order of an invoice, locked, even in the bin; `undefined` if it was removed for good. */
async function lockOrder(
  transaction: Transaction<DB>,
  { storage }: Resource,
  id: string,
): Promise<WireRecord | undefined> {
  const { rows } = await sql<Record<string, unknown>>`
    select ${storage.selection('o')} from ${sql.table(storage.table)} as o
    where o.id = ${id} for no key update
  `.execute(transaction);
  return rows[0] && storage.toRecord(rows[0]);
}

/** The invoice, locked after its order as in issuing, if it can still be cancelled. */
async function lockedInvoice(
  transaction: Transaction<DB>,
  orders: Resource,
  id: string,
): Promise<{ invoice: WholeInvoice; order: WireRecord | undefined }> {
  const known = await findInvoice(transaction, id);
  if (!known) throw new RequestError('record.notFound');
  // An order that is deleted or in the bin is not an obstacle: the invoice is a document of its own.
  const order = await lockOrder(transaction, orders, known.order);
  const invoice = await findInvoice(transaction, id, 'change');
  if (!invoice) throw new RequestError('record.notFound');
  if (invoice.kind === 'storno' || !canDo('cancel', invoice.status)) {
    throw new RequestError('invoice.cancelled');
  }
  return { invoice, order };
}

/**
 * Cancels an issued invoice by a Storno with a number of its own, and returns the Storno. If the
 * order still exists, it can be invoiced again. Throws `invoice.cancelled` if that was done before.
 */
export async function cancelInvoice(
  transaction: Transaction<DB>,
  call: Call,
  orders: Resource,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<WholeInvoice> {
  rejectUnprintableReason(reason);
  const { invoice, order } = await lockedInvoice(transaction, orders, id);
  const { direction } = invoice.snapshot.paper;
  const { patterns } = await companySettings(transaction, direction);
  const date = berlinDay(call.now);
  const number = await takeNumber(transaction, patterns.storno, date);
  const snapshot = stornoSnapshot(invoice.snapshot, { number, date, reason });
  const context = contextOf(call, transaction);
  const cancels = { id: invoice._id, reason };
  const stornoId = await insertInvoice({ orderId: invoice.order, snapshot, cancels }, context);
  await transaction
    .updateTable('invoices')
    .set({ status: 'cancelled' })
    .where('id', '=', invoice._id)
    .execute();
  if (order) {
    await writeOrderAfter(transaction, call, orders, {
      order,
      // The next invoice has a day of its own, as it has a number.
      values: { rechnr: null, billDate: null },
      line: { action: 'cancelInvoice', from: invoice.number, to: number },
    });
  }
  await writeAudit(
    [
      { action: 'cancel', resource: 'invoices', recordId: invoice._id },
      { action: 'issue', resource: 'invoices', recordId: stornoId },
    ],
    context,
  );
  const storno = await findInvoice(transaction, stornoId);
  if (!storno) throw new Error('A Storno that was just written is missing.');
  return storno;
}
