import { expect, test } from 'vitest';
import { answering } from '../../support/answering.ts';
import { orderOf } from '../../support/sample-order.ts';

const { provider, answers, calls } = answering();

const orderTo = (address: string) => orderOf({ commandMode: 'tracking', recipient: { address } });

const tracked = (params: object = {}) =>
  provider.getList('commands', {
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'id', order: 'ASC' },
    filter: { tripGroup: 'A', commandMode: 'tracking', finish: false },
    ...params,
  });

const addresses = (answer: { data: { recipient?: { address?: string } }[] }) =>
  answer.data.map((order) => order.recipient?.address);

test('tracked orders are sorted by city even if the back end does not know the cities', async () => {
  const orders = ['Agadir', 'Oujda', 'Fès, Rue 4', 'طنجة', 'Casablanca'].map(orderTo);
  answers(() => ({ data: orders }));
  expect(addresses(await tracked())).toEqual([
    'طنجة',
    'Fès, Rue 4',
    'Casablanca',
    'Agadir',
    'Oujda',
  ]);
});

test('a page of tracked orders in the wrong order is cut again from the whole list', async () => {
  const orders = ['Agadir', 'Fes', 'Tanger'].map(orderTo);
  answers(({ query }) =>
    query.includes('limit') ? { count: 3, data: orders.slice(0, 2) } : { count: 3, data: orders },
  );
  const answer = await tracked({ pagination: { page: 1, perPage: 2 } });
  expect(addresses(answer)).toEqual(['Tanger', 'Fes']);
  expect(answer.total).toBe(3);
});

test('a page that is sorted by city is used as it is', async () => {
  const orders = ['Tanger', 'Fes'].map(orderTo);
  answers(() => ({ count: 40, data: orders }));
  expect(addresses(await tracked({ pagination: { page: 1, perPage: 2 } }))).toEqual([
    'Tanger',
    'Fes',
  ]);
  expect(calls).toHaveLength(1);
});

test('a requested sort takes precedence over the order of the cities', async () => {
  const orders = ['Agadir', 'Tanger'].map(orderTo);
  answers(() => ({ count: 40, data: orders }));
  const sort = { field: 'recipient.address', order: 'ASC' };
  expect(addresses(await tracked({ sort, pagination: { page: 1, perPage: 2 } }))).toEqual([
    'Agadir',
    'Tanger',
  ]);
});
