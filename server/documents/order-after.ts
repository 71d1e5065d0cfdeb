import type { Transaction } from 'kysely';
import type { DB } from '../database/database-types.ts';
import { historyLine } from '../orders/order-history.ts';
import { mergeValues } from '../resources/merge-values.ts';
import { type Call, contextOf } from '../resources/request-context.ts';
import type { Resource } from '../resources/resource.ts';
import type { Values, WireRecord } from '../resources/storage.ts';

/** Writes an order's changes that follow from one of its documents, with a line in its history. */
export async function writeOrderAfter(
  transaction: Transaction<DB>,
  call: Call,
  { definition, storage }: Resource,
  {
    order,
    values,
    line,
  }: {
    order: WireRecord;
    values: Values;
    line: { readonly action: string; readonly from?: string; readonly to?: string };
  },
): Promise<void> {
  const entries: readonly unknown[] = Array.isArray(order.history) ? order.history : [];
  const history = [...entries, historyLine(contextOf(call, transaction), line)];
  await storage.update(transaction, order, {
    before: order,
    values: mergeValues(definition.fields, order, { ...values, history }),
    columns: {},
    by: call.actor.id,
    at: call.now,
  });
}
