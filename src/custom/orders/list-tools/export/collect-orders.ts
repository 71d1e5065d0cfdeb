import type { FilterPayload, SortPayload } from 'react-admin';
import { commands, type Order } from '../../../../../domain/resources/commands.ts';
import type { AppDataProvider } from '../../../../providers/app-data-provider.ts';
import { type ListQuery, listQuery } from '../../../../providers/list-query.ts';
import { applyLocally } from '../../../../providers/local-list.ts';
import { byRoute, wantsRouteOrder } from '../../../../providers/route-order.ts';

const AT_ONCE = 500;

/** What is exported: the ticked orders of a list, or else all that its filter finds. */
export type Wanted = {
  filter: FilterPayload;
  sort: SortPayload;
  ids?: readonly Order['id'][];
};

type Options = { signal: AbortSignal; onProgress: (done: number, of: number) => void };

/**
 * Reads the orders that are exported, some hundred at once, in the order of the list. Throws when a
 * page cannot be read, and when the list went on changing while it was read: a table in which an
 * order is missing must not look whole.
 */
export async function collectOrders(
  provider: AppDataProvider,
  wanted: Wanted,
  options: Options,
): Promise<readonly Order[]> {
  if (wanted.ids) return collectChosen(provider, { ...wanted, ids: wanted.ids }, options);
  const read = await collectPages(provider, wanted, options);
  if (read.whole) return read.orders;
  const again = await collectPages(provider, wanted, options);
  if (!again.whole) throw new Error('The list changes while it is read.');
  return again.orders;
}

async function collectPages(
  provider: AppDataProvider,
  { filter, sort }: Wanted,
  { signal, onProgress }: Options,
): Promise<{ orders: readonly Order[]; whole: boolean }> {
  const found = new Map<Order['id'], Order>();
  for (let page = 1; ; page += 1) {
    signal.throwIfAborted();
    const pagination = { page, perPage: AT_ONCE };
    const { data, total = 0 } = await provider.getList<Order>('commands', {
      filter,
      sort,
      pagination,
      signal,
    });
    for (const order of data) found.set(order.id, order);
    onProgress(found.size, total);
    if (data.length < AT_ONCE || page * AT_ONCE >= total) {
      return { orders: [...found.values()], whole: found.size === total };
    }
  }
}

/** The ticked orders, as far as they still exist. */
async function collectChosen(
  provider: AppDataProvider,
  { filter, sort, ids }: Wanted & { ids: readonly Order['id'][] },
  { signal, onProgress }: Options,
): Promise<readonly Order[]> {
  const found: Order[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    signal.throwIfAborted();
    const some = ids.slice(from, from + AT_ONCE);
    const { data } = await provider.getMany<Order>('commands', { ids: some, signal });
    found.push(...data);
    onProgress(Math.min(from + AT_ONCE, ids.length), ids.length);
  }
  return inOrder(found, listQuery({ filter, sort }));
}

/** In the order of the list; which of them it would still show is no matter, they were ticked. */
function inOrder(orders: readonly Order[], query: ListQuery): readonly Order[] {
  if (wantsRouteOrder('commands', query)) return orders.toSorted(byRoute);
  const { data } = applyLocally(commands, orders, { ...query, conditions: [], search: undefined });
  return data as Order[];
}
