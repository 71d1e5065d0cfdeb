import type { Order } from '../../../../domain/resources/commands.ts';
import { groupDescription } from '../../../../domain/trips/groups.ts';
import type { AppDataProvider } from '../../../providers/app-data-provider.ts';

/**
 * The name of the trip of a list of orders: the open trip of their group. Orders of both groups have no
 * common trip, and neither have those carried by an earlier trip. If the trip cannot be loaded, the list
 * is printed without its name.
 */
export async function tripOfOrders(
  orders: readonly Order[],
  provider: Pick<AppDataProvider, 'getTripByName'>,
  signal: AbortSignal,
): Promise<string> {
  const [group, ...others] = new Set(orders.map(({ tripGroup }) => tripGroup));
  if (!group || others.length > 0 || orders.some(({ finish }) => finish)) return '';
  try {
    const trip = await provider.getTripByName(group, { signal });
    return trip?.description || groupDescription(group);
  } catch {
    return '';
  }
}
