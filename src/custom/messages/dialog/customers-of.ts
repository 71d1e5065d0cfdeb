import type { Identifier } from 'react-admin';
import { senderName } from '../../../../domain/orders/names.ts';
import type { Order } from '../../../../domain/resources/commands.ts';

/** A customer to write to, however many of their orders are selected. */
export type Addressee = {
  readonly id: string;
  readonly name: string;
  readonly photo: string | null | undefined;
  /** Their selected orders. */
  readonly orders: readonly Identifier[];
};

/** The customers of some orders, each once, in the order in which they come. */
export function customersOf(orders: readonly Order[]): readonly Addressee[] {
  const found = new Map<string, Addressee>();
  for (const { id, user } of orders) {
    // A back end may answer an order whose customer is deleted.
    if (!user?._id) continue;
    const known = found.get(user._id);
    found.set(user._id, {
      id: user._id,
      name: senderName({ user }) || user.phone || user.code || user._id,
      photo: user.photo,
      orders: [...(known?.orders ?? []), id],
    });
  }
  return [...found.values()];
}

/** Those who are written to, as the back end is told: the customers, and the selected orders of each. */
export type BulkPeople = {
  readonly ids: readonly string[];
  readonly orders: Readonly<Record<string, readonly string[]>>;
};

/** Several orders of a customer are one message, which names them all. */
export function peopleOf(customers: readonly Addressee[]): BulkPeople {
  const withOrders = customers.filter(({ orders }) => orders.length > 0);
  return {
    ids: customers.map(({ id }) => id),
    orders: Object.fromEntries(withOrders.map(({ id, orders }) => [id, orders.map(String)])),
  };
}
