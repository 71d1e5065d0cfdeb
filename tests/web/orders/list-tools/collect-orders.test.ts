import { expect, it, vi } from 'vitest';
import { collectOrders } from '../../../../src/custom/orders/list-tools/export/collect-orders.ts';
import type { AppDataProvider } from '../../../../src/providers/app-data-provider.ts';

type Page = { data: readonly { id: string }[]; total: number };

const ALL = { filter: { tripGroup: 'A' }, sort: { field: 'user.name', order: 'ASC' } } as const;
const options = () => ({ signal: new AbortController().signal, onProgress: vi.fn() });

/** A back end that answers these pages, one after the other. */
function answering(pages: readonly Page[]): AppDataProvider {
  const left = [...pages];
  return { getList: async () => left.shift() } as unknown as AppDataProvider;
}

const orders = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `order-${from + at}` }));

it('a list that changed while it was read is read once more', async () => {
  const provider = answering([
    { data: orders(0, 500), total: 501 },
    // Somebody has moved an order of the first page on, and the last one slipped onto that page.
    { data: [], total: 501 },
    { data: orders(1, 500), total: 500 },
  ]);
  const { onProgress, signal } = options();
  const collected = await collectOrders(provider, ALL, { signal, onProgress });
  expect(collected.map(({ id }) => id)).toEqual(orders(1, 500).map(({ id }) => id));
  expect(onProgress).toHaveBeenLastCalledWith(500, 500);
});

it('a list that goes on changing is refused, because an order may be missing', async () => {
  const slipping = [
    { data: orders(0, 500), total: 501 },
    { data: [], total: 501 },
  ];
  const provider = answering([...slipping, ...slipping]);
  await expect(collectOrders(provider, ALL, options())).rejects.toThrow('changes while it is read');
});

it('ticked orders stand in the order of the list, whatever they are answered in', async () => {
  const named = (id: string, name: string) => ({ id, user: { name } });
  const provider = {
    getMany: async () => ({ data: [named('b', 'Bennani'), named('a', 'Amrani')] }),
  } as unknown as AppDataProvider;
  const collected = await collectOrders(provider, { ...ALL, ids: ['b', 'a'] }, options());
  expect(collected.map(({ id }) => id)).toEqual(['a', 'b']);
});

it('ticked orders on the road stand in the order of the cities', async () => {
  const goingTo = (id: string, address: string) => ({ id, recipient: { address } });
  const provider = {
    getMany: async () => ({ data: [goingTo('c', 'Agadir'), goingTo('t', 'Tanger')] }),
  } as unknown as AppDataProvider;
  const onTheRoad = {
    filter: { commandMode: 'tracking' },
    sort: { field: 'id', order: 'ASC' },
    ids: ['c', 't'],
  } as const;
  const collected = await collectOrders(provider, onTheRoad, options());
  expect(collected.map(({ id }) => id)).toEqual(['t', 'c']);
});
