import type { RaRecord } from 'react-admin';
import { cityRank } from '../../domain/orders/city-order.ts';
import { valueAt } from '../../domain/paths.ts';
import type { ListQuery } from './list-query.ts';

/**
 * Whether a query asks for tracked orders without a sort. They come in the fixed order of the
 * cities (contract, "tracked orders"), which a back end may leave to the client.
 */
export const wantsRouteOrder = (resource: string | undefined, query: ListQuery): boolean =>
  resource === 'commands' &&
  !query.sort &&
  query.conditions.some(
    ({ path, operator, values }) =>
      path === 'commandMode' && operator === 'eq' && values.includes('tracking'),
  );

const rankOf = (order: RaRecord): number => {
  const address = valueAt(order, 'recipient.address');
  return cityRank(typeof address === 'string' ? address : undefined);
};

/** Compares two orders by the position of their destinations on the route. */
export const byRoute = (a: RaRecord, b: RaRecord): number => rankOf(a) - rankOf(b);

/** Whether orders are sorted by the position of their destinations on the route. */
export const isInRouteOrder = (orders: readonly RaRecord[]): boolean => {
  const ranks = orders.map(rankOf);
  return ranks.every((rank, at) => rank >= (ranks[at - 1] ?? 0));
};
