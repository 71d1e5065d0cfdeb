import type { Transaction } from 'kysely';
import type { DB } from '../database/database-types.ts';
import { changeWithin } from '../resources/change-record.ts';
import { findRecord } from '../resources/find-record.ts';
import type { Call } from '../resources/request-context.ts';
import type { Resource } from '../resources/resource.ts';
import type { Values } from '../resources/storage.ts';
import { rejectSecond } from './reject-second.ts';

/** What was typed and not saved when an invoice is issued. */
export type Unsaved = {
  readonly order: string;
  /** The version of the order that was typed over. */
  readonly __v: number;
  /** Changes of the order, as `PUT commands/{id}` takes them. */
  readonly changes?: Values | undefined;
  /** Changes of its customer, as `PUT auth/users/{id}` takes them. */
  readonly customer?: Values | undefined;
};

/**
 * Saves what was typed in the transaction that issues it, so that either both happen or nothing does.
 * The customer comes first: whoever changes a customer locks their orders after them. Rejects as the
 * calls that change an order and a customer do. Returns the version of the order to issue.
 */
export async function saveForIssue(
  transaction: Transaction<DB>,
  call: Call,
  orders: Resource,
  { order: id, __v, changes, customer }: Unsaved,
): Promise<number> {
  const { edit: rule } = orders.definition.access;
  const order = await findRecord(transaction, call, orders, { id, rule });
  await rejectSecond(transaction, order);
  const users = call.resources.get('users');
  if (customer && users) {
    const { edit } = users.definition.access;
    const requested = { id: String(order.user), body: customer, rule: edit };
    const { actor, database, now } = call;
    await users.hooks.requested?.({ id: requested.id, body: customer, actor, database, now });
    await changeWithin(transaction, call, users, requested);
  }
  if (!changes) return __v;
  const requested = { id, body: { ...changes, __v }, rule };
  const changed = await changeWithin(transaction, call, orders, requested);
  return Number(changed.__v);
}
