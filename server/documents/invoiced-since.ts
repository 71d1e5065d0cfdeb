import { type SqlBool, sql } from 'kysely';
import { transitionsBefore } from '../orders/transitions-before.ts';
import type { Hindrances, UndoneChange } from '../resources/hooks.ts';
import type { Executor } from '../resources/storage.ts';

const ISSUED = sql<SqlBool>`exists (
  select 1 from invoices where invoices.order_id = transition.order_id and kind = 'invoice'
    and status = 'issued' and issued_at >= transition.at
)`;

/**
 * Changes of an order's stage after which an invoice was issued that is not cancelled: the document
 * says that the order had come so far.
 */
export async function invoicedSince(
  changes: readonly UndoneChange[],
  executor: Executor,
): Promise<Hindrances> {
  const entries = await transitionsBefore(ISSUED, changes, executor);
  return new Map(entries.map((entry) => [entry, 'invoiced']));
}
