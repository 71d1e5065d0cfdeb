import { describe, expect, test } from 'vitest';
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

test('whoever signs in again asks the back end again', async () => {
  answers(() => ({ data: [] }));
  expect(await provider.getInvoices('o-1')).toEqual([]);
});

test('reading a route shows nothing about writing to it', async () => {
  answers(({ method }) => (method === 'GET' ? nothingAt(404) : { gone: ['o-1'] }));
  expect(await provider.getPrints('o-1')).toBeUndefined();
  const printed = { kind: 'label', orders: [{ id: 'o-1' }] } as const;
  expect(await provider.logPrints(printed)).toEqual({ deleted: ['o-1'] });
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

describe('what a back end lacks', () => {
  test('is nothing if it is the companion server, which is queried once', async () => {
    answers(({ path }) => (path === 'counts' ? { data: { tours: { count: 8 } } } : nothingAt(404)));
    expect(await provider.getLacking()).toEqual([]);
    expect(calls).toHaveLength(1);
  });

  test('is what it has no call for, whether or not it says so as a JSON error', async () => {
    const lacking = [
      'counts',
      'reviews',
      'info',
      'templates',
      'imports',
      'parcels/scans',
      'search',
    ];
    answers(({ path }) => {
      if (path === 'conversation') return rejection(501, 'server.failed');
      return lacking.includes(path) ? nothingAt(404) : { count: 0, data: [] };
    });
    expect((await provider.getLacking()).toSorted()).toEqual([
      'Infos',
      'conversation',
      'imports',
      'parcels',
      'reviews',
      'search',
      'templates',
    ]);
  });

  test('is not what it rejects, or fails to answer', async () => {
    answers(({ path }) => {
      if (path === 'counts') return nothingAt(404);
      if (path === 'reviews') return rejection(403, 'access.denied');
      if (path === 'gallery') return rejection(400, 'request.malformed');
      return path === 'faq' ? rejection(500, 'server.failed') : { count: 0, data: [] };
    });
    expect(await provider.getLacking()).toEqual([]);
  });

  test('stays unknown if it does not answer at all', async () => {
    answers(() => Response.error());
    await expect(provider.getLacking()).rejects.toMatchObject({ status: 0 });
  });
});

describe('a part of a back end', () => {
  test('is there if its list is', async () => {
    answers(({ path }) => (path === 'commands/bin' ? { data: [], count: 0 } : nothingAt(404)));
    expect(await provider.hasPart('commands/bin')).toBe(true);
    expect(await provider.hasPart('invoices')).toBe(false);
  });

  test.each([404, 405, 501])('is not requested again after %i', async (status) => {
    answers(() => nothingAt(status));
    expect(await provider.hasPart('campaigns')).toBe(false);
    expect(await provider.hasPart('campaigns')).toBe(false);
    expect(calls).toHaveLength(1);
  });

  test('is not there if its path is taken for a record, and may be there the next time', async () => {
    answers(() => nothingAt(400));
    expect(await provider.hasPart('commands/bin')).toBe(false);
    answers(() => ({ data: { _id: 'bin' } }));
    expect(await provider.hasPart('commands/bin')).toBe(false);
    answers(() => ({ data: [] }));
    expect(await provider.hasPart('commands/bin')).toBe(true);
  });

  test('stays unknown if the back end fails', async () => {
    answers(() => rejection(500, 'server.failed'));
    await expect(provider.hasPart('invoices')).rejects.toMatchObject({ status: 500 });
  });
});
