import type { DataProvider, Identifier } from 'react-admin';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { OrderListConfig } from '../stages.ts';

/** What is left of a selection that may be hours old, or outdated by other users' changes. */
export type CheckedSelection = {
  /** Orders that are still in this list, in their current state. */
  readonly orders: readonly Order[];
  /** Ids that have left it: deleted, or moved by another user. */
  readonly left: readonly Identifier[];
};

/** A field that the back end leaves out is no evidence that the order has left the list. */
const standsIn = (order: Order, filter: OrderListConfig['filter']): boolean =>
  Object.entries(filter).every(
    ([field, value]) => (order[field as keyof Order] ?? value) === value,
  );

/** Reads the selected orders again and separates those still in the list from the others. */
export async function checkSelection(
  provider: DataProvider,
  { resource = 'commands', filter }: OrderListConfig,
  ids: readonly Identifier[],
): Promise<CheckedSelection> {
  const { data } = await provider.getMany<Order>(resource, { ids: ids.map(String) });
  const standing = new Map<Identifier, Order>(
    data.filter((order) => order && standsIn(order, filter)).map((order) => [order.id, order]),
  );
  return {
    orders: ids.flatMap((id) => standing.get(id) ?? []),
    left: ids.filter((id) => !standing.has(id)),
  };
}
