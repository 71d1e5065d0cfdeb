import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { answering } from '../../support/answering.ts';

const { provider, answers, calls } = answering();
const totals = { count: 3, packages: 7, weight: 81.5, unpaid: '120.5' };

test('the sums of a list are requested with the filters of the list', async () => {
  answers(() => ({ status: 'success', data: totals }));
  expect(await provider.getOrderTotals({ trip: 'a', paid: false })).toEqual(totals);
  expect(calls[0]).toMatchObject({ path: 'commands/totals', query: 'trip=a&paid=false' });
});

test.each([
  ['rejects the path', () => HttpResponse.json({}, { status: 404 })],
  ['takes it for the id of an order', () => HttpResponse.json({}, { status: 400 })],
  ['has no such method', () => HttpResponse.json({}, { status: 405 })],
  ['answers with something else', () => ({ status: 'success', count: 0, data: [] })],
])('a back end that %s has no sums, which is not an error', async (_, answer) => {
  answers(answer);
  expect(await provider.getOrderTotals({})).toBeUndefined();
});

test('an expired session is an error here too', async () => {
  answers(() => HttpResponse.json({ code: 'session.ended' }, { status: 401 }));
  await expect(provider.getOrderTotals({})).rejects.toMatchObject({ status: 401 });
});

test.each([[500], [503], [429]])(
  'a server that answers %i has not stated that it cannot add',
  async (status) => {
    answers(() => HttpResponse.json({}, { status }));
    await expect(provider.getOrderTotals({})).rejects.toMatchObject({ status });
  },
);
