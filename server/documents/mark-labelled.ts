import type { Transaction } from 'kysely';
import { documentOf } from '../../domain/orders/document-kinds.ts';
import type { DB } from '../database/database-types.ts';
import { changeWithin } from '../resources/change-record.ts';
import type { Call } from '../resources/request-context.ts';
import type { Resource } from '../resources/resource.ts';
import type { Printed } from './print-log.ts';

type Dependencies = {
  readonly call: Call;
  readonly orders: Resource;
  readonly transaction: Transaction<DB>;
};

/**
 * Sets the orders whose labels were printed to labelled, as saving their label does: the same change,
 * with the same line in the history and in the audit trail. An order that is labelled stays as it is.
 */
export async function markLabelled(
  { kind, orders: printed }: Printed,
  deleted: readonly string[],
  { call, orders, transaction }: Dependencies,
): Promise<void> {
  const { editor } = documentOf(kind);
  if (!editor?.isMadeByPrinting) return;
  const rule = orders.definition.access.edit;
  const living = [...new Set(printed)].filter((id) => !deleted.includes(id));
  for (const id of living) {
    await changeWithin(transaction, call, orders, { id, body: { [editor.flag]: true }, rule });
  }
}
