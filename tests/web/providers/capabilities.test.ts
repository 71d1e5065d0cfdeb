import { expect, test } from 'vitest';
import { answering, rejection } from '../../support/answering.ts';

const { provider, answers, calls } = answering();

const nothingAt = (status: number) => new Response('<h1>Cannot GET</h1>', { status });

test.each([404, 405, 501])(
  'a call that a back end answers with %i is sent once',
  async (status) => {
    answers(() => nothingAt(status));
    expect(await provider.getInvoices('o-1')).toBeUndefined();
    expect(await provider.getInvoices('o-2')).toBeUndefined();
    expect(calls).toHaveLength(1);
  },
);

test('whoever logs in anew asks again', async () => {
  answers(() => ({ data: [] }));
  expect(await provider.getInvoices('o-1')).toEqual([]);
});

test('reading a route tells nothing about writing to it', async () => {
  answers(({ method }) => (method === 'GET' ? nothingAt(404) : { gone: ['o-1'] }));
  expect(await provider.getPrints('o-1')).toBeUndefined();
  const printed = { kind: 'label', orders: [{ id: 'o-1' }] } as const;
  expect(await provider.logPrints(printed)).toEqual({ gone: ['o-1'] });
});

test('a query that is not understood says nothing about the next one', async () => {
  answers(({ query }) => (query.includes('odd') ? nothingAt(400) : { data: { count: 0 } }));
  expect(await provider.getOrderTotals({ q: 'odd' })).toBeUndefined();
  await provider.getOrderTotals({});
  expect(calls).toHaveLength(2);
});

test('one person without a summary says nothing about the others', async () => {
  answers(() => nothingAt(404));
  expect(await provider.getUserSummary('u-1')).toBeUndefined();
  expect(await provider.getUserSummary('u-1')).toBeUndefined();
  expect(calls).toHaveLength(2);
});

test('our own server, which names a code, lacks no route because of a record', async () => {
  answers(() => rejection(404, 'record.notFound'));
  await expect(provider.getUserSummary('u-1')).rejects.toMatchObject({ status: 404 });
  await expect(provider.getInvoices('o-1')).rejects.toMatchObject({ status: 404 });
  answers(() => rejection(400, 'request.badValue'));
  await expect(provider.getOrderTotals({ q: 'odd' })).rejects.toMatchObject({ status: 400 });
});

test('a server that names a code for a missing route lacks it', async () => {
  answers(() => rejection(404, 'route.notFound'));
  expect(await provider.getInvoices('o-1')).toBeUndefined();
});
