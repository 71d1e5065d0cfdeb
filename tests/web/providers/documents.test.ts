import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { isObject } from '../../../domain/validate.ts';
import { answering } from '../../support/answering.ts';

const { answers, calls, provider } = answering();
const ISSUED = { _id: 'i-1', number: 'RE-2026-000001', kind: 'invoice', status: 'issued' };

describe('the documents issued for an order', () => {
  it('are read by the order', async () => {
    answers(() => ({ status: 'success', count: 1, data: [ISSUED, { nothing: true }] }));
    expect(await provider.getInvoices('o/1')).toEqual([ISSUED]);
    expect(calls[0]).toMatchObject({ method: 'GET', path: 'invoices', query: 'order=o/1' });
  });

  it('are undefined if the back end issues none', async () => {
    answers(() => HttpResponse.json({ code: 'route.notFound' }, { status: 404 }));
    expect(await provider.getInvoices('o-1')).toBeUndefined();
  });

  it('are an error if the server failed', async () => {
    answers(() => HttpResponse.json({}, { status: 500 }));
    await expect(provider.getInvoices('o-1')).rejects.toMatchObject({ status: 500 });
  });
});

it('an invoice is issued for an order, and cancelled for a reason', async () => {
  answers(() => ({ status: 'success', data: ISSUED }));
  const issue = { order: 'o-1', __v: 3, date: '2026-11-21', serviceDate: null };
  expect(await provider.issueInvoice(issue)).toEqual(ISSUED);
  await provider.cancelInvoice('i-1', 'Wrong weight');
  expect(calls).toMatchObject([
    { method: 'POST', path: 'invoices', body: issue },
    { method: 'POST', path: 'invoices/i-1/cancel', body: { reason: 'Wrong weight' } },
  ]);
});

describe('where people reach the product', () => {
  it('is requested of the back end', async () => {
    answers(() => ({ status: 'success', data: { origin: 'https://jisr.example' } }));
    expect(await provider.getPublicOrigin()).toBe('https://jisr.example');
    expect(calls).toMatchObject([{ method: 'GET', path: 'public-origin' }]);
  });

  it('is not known if the back end does not say', async () => {
    answers(() => HttpResponse.json({ code: 'route.notFound' }, { status: 404 }));
    expect(await provider.getPublicOrigin()).toBeUndefined();
    answers(() => ({ status: 'success', data: {} }));
    expect(await provider.getPublicOrigin()).toBeUndefined();
  });
});

describe('printed documents', () => {
  const print = { kind: 'label', orders: [{ id: 'o-1' }] } as const;

  it('are logged with the issued ones among them, and orders that no longer exist are named', async () => {
    answers(() => ({ status: 'success', data: [], gone: ['o-2'] }));
    const orders = [{ id: 'o-1', invoice: 'i-1' }, { id: 'o-2' }];
    expect(await provider.logPrints({ kind: 'invoice', orders })).toEqual({ deleted: ['o-2'] });
    const body = { kind: 'invoice', orders: ['o-1', 'o-2'], invoices: ['i-1'] };
    expect(calls).toMatchObject([{ method: 'POST', path: 'prints', body }]);
  });

  it('are logged a thousand at a time, however many they are', async () => {
    answers(({ body }) => ({
      gone: isObject(body) && Array.isArray(body.orders) && [body.orders[0]],
    }));
    const orders = Array.from({ length: 2_100 }, (_, at) => ({ id: `o-${at}` }));
    const { deleted } = await provider.logPrints({ kind: 'label', orders });
    expect(deleted).toEqual(['o-0', 'o-1000', 'o-2000']);
    expect(calls).toHaveLength(3);
    expect(calls.every(({ body }) => isObject(body) && !('invoices' in body))).toBe(true);
  });

  it('do not count as logged if the server failed', async () => {
    answers(() => HttpResponse.json({}, { status: 500 }));
    await expect(provider.logPrints(print)).rejects.toMatchObject({ status: 500 });
  });

  it('are not logged if the back end has no log, without an error', async () => {
    answers(() => HttpResponse.json({ code: 'route.notFound' }, { status: 404 }));
    expect(await provider.logPrints(print)).toEqual({ deleted: [] });
  });
});

it('a document is sent as the form that the specification names', async () => {
  // A form with a file cannot be sent through jsdom, so it is checked before it leaves.
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(HttpResponse.json({}));
  const file = new File(['%PDF'], 'RE-1_Nadia_Amrani_02-03-2026_Rech.pdf', {
    type: 'application/pdf',
  });
  await provider.sendDocument('user-x', file);
  const [address, request] = sent.mock.calls[0] ?? [];
  expect(String(address)).toMatch(/\/api\/v1\/message$/);
  const form = request?.body;
  expect(form instanceof FormData && [...form.keys()]).toEqual(['file', 'type', 'recieverId']);
  expect(form instanceof FormData && form.get('recieverId')).toBe('user-x');
  expect(form instanceof FormData && form.get('type')).toBe('application/pdf');
});

it('a document that is built again after its answer was lost is sent under the same key', async () => {
  const sent = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const made = (lastModified: number) =>
    new File(['%PDF'], 'RE-1.pdf', { type: 'application/pdf', lastModified });
  for (const file of [made(1_000), made(2_000)]) {
    await expect(provider.sendDocument('user-x', file)).rejects.toMatchObject({ status: 0 });
  }
  const keys = sent.mock.calls.map(([, request]) =>
    new Headers(request?.headers).get('idempotency-key'),
  );
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});

it('another document of the same name and size is sent under its own key', async () => {
  const sent = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  for (const content of ['45,50', '54,50']) {
    const file = new File([content], 'RE-2.pdf', { type: 'application/pdf' });
    await expect(provider.sendDocument('user-x', file)).rejects.toMatchObject({ status: 0 });
  }
  const keys = sent.mock.calls.map(([, request]) =>
    new Headers(request?.headers).get('idempotency-key'),
  );
  expect(new Set(keys).size).toBe(2);
});
