import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { answering } from '../../support/answering.ts';

const { provider, answers, calls } = answering();

test('payments are noted in one call, and each order has its result', async () => {
  const [paid, unchanged, deleted] = ['a', 'b', 'c'];
  answers(() => ({
    status: 'success',
    data: [
      { order: paid, paid: true, paidOn: '2026-11-26', paidVia: 'card', __v: 2, changed: true },
      { order: unchanged, paid: true, paidOn: null, paidVia: 'gold', __v: 5, changed: false },
    ],
    failed: [{ order: deleted, code: 'record.notFound', message: 'Gone.' }],
  }));
  const noted = await provider.notePayments([
    { id: 'a', paid: true, via: 'card', on: '2026-11-26' },
    { id: 'b', paid: true },
    { id: 'c', paid: false, __v: 3 },
  ]);
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    method: 'POST',
    path: 'commands/payments',
    body: {
      payments: [
        { order: 'a', paid: true, via: 'card', on: '2026-11-26' },
        { order: 'b', paid: true },
        { order: 'c', paid: false, __v: 3 },
      ],
    },
  });
  expect(noted.payments).toEqual([
    { id: 'a', paid: true, paidOn: '2026-11-26', paidVia: 'card', __v: 2, changed: true },
    { id: 'b', paid: true, paidOn: null, paidVia: null, __v: 5, changed: false },
  ]);
  expect(noted.failed).toMatchObject([{ id: 'c', error: { status: 404 } }]);
});

test('to a back end that notes no payments it is sent, order by order, whether they are paid', async () => {
  answers(({ method, path }) => {
    if (method === 'POST') return HttpResponse.json({}, { status: 404 });
    if (path === 'commands/b') return HttpResponse.json({ message: 'No.' }, { status: 403 });
    return { status: 'success', data: { _id: 'a', __v: 4 } };
  });
  const noted = await provider.notePayments([
    { id: 'a', paid: true, via: 'card' },
    { id: 'b', paid: true },
  ]);
  const changes = calls.filter(({ method }) => method === 'PUT');
  expect(changes.map(({ path, body }) => [path, body])).toEqual([
    ['commands/a', { paid: true }],
    ['commands/b', { paid: true }],
  ]);
  expect(noted.payments).toEqual([{ id: 'a', paid: true, changed: true, __v: 4 }]);
  expect(noted.failed).toMatchObject([{ id: 'b', error: { status: 403 } }]);
});

test('a rejection by the server is no reason to try it order by order', async () => {
  answers(() => HttpResponse.json({ code: 'record.invalid', message: '' }, { status: 422 }));
  await expect(provider.notePayments([{ id: 'a', paid: true }])).rejects.toMatchObject({
    status: 422,
  });
  expect(calls).toHaveLength(1);
});
