import type { DataProvider, Identifier } from 'react-admin';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { OrderListConfig } from '../stages.ts';

/** What is left of a selection that may be hours old, or older than somebody else's work. */
export type CheckedSelection = {
  /** Orders that still stand in this list, as they are now. */
  readonly orders: readonly Order[];
  /** Ids that have left it: deleted, or moved by somebody else. */
  readonly left: readonly Identifier[];
};

/** A field that a back end leaves out says nothing against the list that the order came in. */
const standsIn = (order: Order, filter: OrderListConfig['filter']): boolean =>
  Object.entries(filter).every(
    ([field, value]) => (order[field as keyof Order] ?? value) === value,
  );

/** Reads the selected orders anew and tells those that still belong to the list from the others. */
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
