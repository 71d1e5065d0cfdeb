import { expect, it, vi } from 'vitest';
import { commands } from '../../../../domain/resources/commands.ts';
import { collectRecords } from '../../../../src/kit/export/collect-records.ts';
import type { AppDataProvider } from '../../../../src/providers/app-data-provider.ts';

type Page = { data: readonly { id: string }[]; total: number };

const ORDERS = { resource: 'commands', definition: commands } as const;
const ALL = {
  ...ORDERS,
  filter: { tripGroup: 'A' },
  sort: { field: 'user.name', order: 'ASC' },
} as const;
const options = () => ({ signal: new AbortController().signal, onProgress: vi.fn() });

const orders = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `order-${from + at}` }));

it('a list of several pages is read by one call, so that it is consistent', async () => {
  const requested: unknown[] = [];
  const provider = {
    getList: async (_: string, { pagination }: { pagination: { perPage: number } }) => {
      requested.push(pagination);
      return { data: orders(0, Math.min(600, pagination.perPage)), total: 600 };
    },
  } as unknown as AppDataProvider;
  expect(await collectRecords(provider, ALL, options())).toHaveLength(600);
  expect(requested).toEqual([
    { page: 1, perPage: 500 },
    { page: 1, perPage: 10_000 },
  ]);
});

const tooLong = () => {
  throw Object.assign(new Error('too long'), { status: 413 });
};

/** A list too long for one response: the first page, and then the passes through it. */
function inPasses(...passes: (readonly Page[])[]): AppDataProvider {
  const left = passes.flat();
  let looks = 0;
  const getList = async (_: string, { pagination }: { pagination: { perPage: number } }) => {
    if (pagination.perPage > 500) return tooLong();
    looks += 1;
    return looks === 1 ? passes[0]?.[0] : left.shift();
  };
  return { getList } as unknown as AppDataProvider;
}

const pass = (first: readonly { id: string }[], last: readonly { id: string }[]) => [
  { data: first, total: 501 },
  { data: last, total: 501 },
];

it('an order that slips past the first pass is not missing from the file, although the count is right', async () => {
  // One order of the first page has left and another was added at the end: again 501, and one is missing.
  const slipped = pass(orders(0, 500), orders(501, 1));
  const still = pass(orders(1, 500), orders(501, 1));
  const { onProgress, signal } = options();
  const provider = inPasses(slipped, still, still);
  const collected = await collectRecords(provider, ALL, { signal, onProgress });
  expect(collected.map(({ id }) => id)).toEqual(orders(1, 501).map(({ id }) => id));
  expect(onProgress).toHaveBeenLastCalledWith(501, 501);
});

it('an export of a list that keeps changing is rejected, because an order may be missing', async () => {
  const provider = inPasses(
    pass(orders(0, 500), orders(501, 1)),
    pass(orders(1, 500), orders(502, 1)),
    pass(orders(2, 500), orders(503, 1)),
  );
  await expect(collectRecords(provider, ALL, options())).rejects.toThrow(
    'still changing while it was read',
  );
});

it('ticked orders are exported in the order of the list, whatever order the server returns them in', async () => {
  const named = (id: string, name: string) => ({ id, user: { name } });
  const provider = {
    getMany: async () => ({ data: [named('b', 'Bennani'), named('a', 'Amrani')] }),
  } as unknown as AppDataProvider;
  const collected = await collectRecords(provider, { ...ALL, ids: ['b', 'a'] }, options());
  expect(collected.map(({ id }) => id)).toEqual(['a', 'b']);
});

it('ticked orders in tracking are exported in city order', async () => {
  const goingTo = (id: string, address: string) => ({ id, recipient: { address } });
  const provider = {
    getMany: async () => ({ data: [goingTo('c', 'Agadir'), goingTo('t', 'Tanger')] }),
  } as unknown as AppDataProvider;
  const onTheRoad = {
    ...ORDERS,
    filter: { commandMode: 'tracking' },
    sort: { field: 'id', order: 'ASC' },
    ids: ['c', 't'],
  } as const;
  const collected = await collectRecords(provider, onTheRoad, options());
  expect(collected.map(({ id }) => id)).toEqual(['t', 'c']);
});
