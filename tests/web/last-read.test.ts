import { QueryClient } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { READ_AT, readsOf } from '../../src/providers/offline/cache-names.ts';
import { storedAnswer } from '../../src/providers/offline/last-read.ts';
import { createTransport } from '../../src/providers/transport.ts';

const LIST = ['commands', 'getList', { page: 1 }];
const HOUR = 60 * 60_000;

/** What this device has stored, by the name of its cache and the address. */
const stored = new Map<string, Response>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('caches', {
    match: async (address: string, { cacheName }: { cacheName: string }) =>
      stored.get(`${cacheName} ${address}`)?.clone(),
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
});

async function store(token: string, rows: readonly string[] | null, age = HOUR): Promise<void> {
  const name = await readsOf(`Bearer ${token}`);
  const headers = { [READ_AT]: String(Date.now() - age) };
  const address = new URL('/api/v1/commands', location.href).href;
  stored.set(`${name} ${address}`, new Response(JSON.stringify(rows), { headers }));
}

/** A page that has just been opened, with a server that answers when it is told to. */
async function open(token: string, which: 'lastReadFirst' | 'lastTripFirst' = 'lastReadFirst') {
  vi.resetModules();
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const {
    [which]: persister,
    storedAnswer,
    useLastRead,
  } = await import('../../src/providers/offline/last-read.ts');
  const answer = Promise.withResolvers<Response>();
  const fetched = vi.fn(() => answer.promise.then((answered) => answered.clone()));
  const transport = createTransport({
    apiUrl: '/api/v1',
    getToken: () => token,
    fetch: fetched,
    storedAnswer,
  });
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, persister } },
  });
  onTestFinished(() => client.clear());
  const read = (queryKey: readonly unknown[] = LIST) =>
    client.fetchQuery({
      queryKey,
      queryFn: ({ signal }) => transport.json('commands', { signal }),
    });
  const badge = renderHook(() => useLastRead('commands')).result;
  return { answer, fetched, client, read, badge };
}

describe('whoever comes back', () => {
  test('sees the last list at once, and what the server says as soon as it says it', async () => {
    await store('mine', ['old']);
    const { read, badge, client, answer, fetched } = await open('mine');
    await expect(read()).resolves.toEqual(['old']);
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    expect(Date.now() - (badge.current ?? 0)).toBeGreaterThanOrEqual(HOUR);
    expect(Date.now() - (client.getQueryState(LIST)?.dataUpdatedAt ?? 0)).toBeGreaterThan(HOUR - 1);
    answer.resolve(Response.json(['new']));
    await waitFor(() => expect(client.getQueryData(LIST)).toEqual(['new']));
    await waitFor(() => expect(badge.current).toBeUndefined());
  });

  test('keeps the rows when the server does not answer, and no longer reads that they come', async () => {
    await store('mine', ['old']);
    const { read, badge, client, answer, fetched } = await open('mine');
    await read();
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    answer.reject(new TypeError('no network'));
    await waitFor(() => expect(badge.current).toBeUndefined());
    expect(client.getQueryData(LIST)).toEqual(['old']);
    expect(client.getQueryState(LIST)?.status).toBe('error');
  });

  test.each([
    ['of another session', 'theirs', HOUR],
    ['from more than a week ago', 'mine', 8 * 24 * HOUR],
  ])('never sees a list %s', async (_, token, age) => {
    await store(token, ['old'], age);
    const { read, badge, answer } = await open('mine');
    answer.resolve(Response.json(['new']));
    await expect(read()).resolves.toEqual(['new']);
    expect(badge.current).toBeUndefined();
  });

  test('whom the server shows it no longer sees it no longer', async () => {
    await store('mine', ['old']);
    const { read, badge, client, answer, fetched } = await open('mine');
    await read();
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    answer.resolve(Response.json({}, { status: 403 }));
    await waitFor(() => expect(badge.current).toBeUndefined());
    expect(client.getQueryData(LIST)).toBeUndefined();
    expect(client.getQueryState(LIST)?.status).toBe('error');
  });

  test('who leaves the list before the server has answered reads of its age when they are back', async () => {
    await store('mine', ['old']);
    const { read, badge, client, answer, fetched } = await open('mine');
    await read();
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    await client.cancelQueries();
    expect(client.getQueryData(LIST)).toEqual(['old']);
    expect(badge.current).toBeDefined();
    answer.resolve(Response.json(['new']));
    await expect(read()).resolves.toEqual(['new']);
    expect(badge.current).toBeUndefined();
  });

  test('waits for the server with every list but the first', async () => {
    await store('mine', ['old']);
    const { read, answer } = await open('mine');
    answer.resolve(Response.json(['new']));
    await read();
    await expect(read(['commands', 'getList', { page: 2 }])).resolves.toEqual(['new']);
  });

  test('waits for the server after a change of their own', async () => {
    await store('mine', ['old']);
    const { read, answer, client } = await open('mine');
    client.getMutationCache().build(client, {});
    answer.resolve(Response.json(['new']));
    await expect(read()).resolves.toEqual(['new']);
  });

  test('gets the list from the server where the browser stores nothing', async () => {
    vi.stubGlobal('caches', {
      match: () => Promise.reject(new DOMException('no', 'SecurityError')),
    });
    const { read, answer, badge } = await open('mine');
    answer.resolve(Response.json(['new']));
    await expect(read()).resolves.toEqual(['new']);
    expect(badge.current).toBeUndefined();
  });
});

describe('the open trip that a list is shown with', () => {
  test('is there as it was read last, says so until it is read anew', async () => {
    await store('mine', ['old']);
    const { read, badge, client, answer, fetched } = await open('mine', 'lastTripFirst');
    await expect(read()).resolves.toEqual(['old']);
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    expect(badge.current).toBeDefined();
    answer.resolve(Response.json(['new']));
    await waitFor(() => expect(client.getQueryData(LIST)).toEqual(['new']));
    await waitFor(() => expect(badge.current).toBeUndefined());
  });

  test('counts as old for as long as the server does not answer', async () => {
    await store('mine', ['old']);
    const { read, badge, client, answer, fetched } = await open('mine', 'lastTripFirst');
    await read();
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    answer.reject(new TypeError('no network'));
    await waitFor(() => expect(client.getQueryState(LIST)?.status).toBe('error'));
    expect(badge.current).toBeDefined();
  });

  test('is read from the server if there was none', async () => {
    await store('mine', null);
    const { read, answer } = await open('mine', 'lastTripFirst');
    answer.resolve(Response.json(['new']));
    await expect(read()).resolves.toEqual(['new']);
  });
});

test('a read that has no wish for it never looks at what is stored', async () => {
  await store('mine', ['old']);
  const fetched = vi.fn(async () => Response.json(['new']));
  const transport = createTransport({
    apiUrl: '/api/v1',
    getToken: () => 'mine',
    fetch: fetched,
    storedAnswer,
  });
  const { signal } = new AbortController();
  await expect(transport.json('commands', { signal })).resolves.toEqual(['new']);
});
