import type { Order } from '../../../../domain/resources/commands.ts';
import { groupDescription } from '../../../../domain/trips/groups.ts';
import type { AppDataProvider } from '../../../providers/app-data-provider.ts';

/**
 * What the trip of a list of orders is called: the open trip of their group. Orders of both groups have no
 * trip in common, and neither have those that an earlier trip has carried. A list is printed without the
 * name of a trip that cannot be read.
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
