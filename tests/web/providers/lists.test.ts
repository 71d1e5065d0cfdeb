import { describe, expect, test } from 'vitest';
import { answering, rejection } from '../../support/answering.ts';

const { provider, answers, calls } = answering();

const list = (params: object = {}, resource = 'commands') =>
  provider.getList(resource, {
    pagination: { page: 2, perPage: 10 },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: {},
    ...params,
  });

const counted = { status: 'success', count: 40, data: [] };

test('a list requests its page, its sort and nothing else', async () => {
  answers(() => counted);
  await list();
  expect(calls[0]).toMatchObject({
    path: 'commands',
    query: 'sort=-createdAt&page=2&limit=10',
  });
  expect(calls[0]?.headers.get('authorization')).toMatch(/^Bearer a-token/);
});

test('users are requested at the specification’s path', async () => {
  answers(() => counted);
  await list({}, 'users');
  expect(calls[0]?.path).toBe('auth/users');
});

test('All requests no page', async () => {
  answers(() => counted);
  await list({ pagination: { page: 1, perPage: 10_000 } });
  expect(calls[0]?.query).toBe('sort=-createdAt');
});

describe('all rows of a list that reads them by range', () => {
  const all = (params: object = {}, resource = 'commands') =>
    list(
      { pagination: { page: 1, perPage: 10_000 }, meta: { byRange: true }, ...params },
      resource,
    );
  const row = (at: number) => ({ _id: String(at), tripGroup: 'A' });
  const rows = (count: number) => Array.from({ length: count }, (_, at) => row(at));

  test('are counted, and the first hundred read', async () => {
    answers(() => ({ status: 'success', count: 40_000, data: rows(100) }));
    const { data, total } = await all({ filter: { tripGroup: 'A' } });
    expect([data.length, total]).toEqual([100, 40_000]);
    expect(calls.map(({ query }) => query)).toEqual([
      'tripGroup=A&sort=-createdAt&page=1&limit=100',
    ]);
  });

  test('are read at once from a back end that does not count, or returns them all', async () => {
    for (const answer of [rows(250), { count: 250, data: rows(250) }]) {
      answers(() => answer);
      const { data, total } = await all();
      expect([data.length, total]).toEqual([250, 250]);
    }
  });

  test('are read at once from a back end that does not filter', async () => {
    answers(({ query }) => ({
      count: 250,
      data: query.includes('limit') ? rows(100) : rows(250),
    }));
    const { data, total } = await all({ filter: { tripGroup: 'B' } });
    expect([data.length, total]).toEqual([0, 0]);
  });

  test('are rejected where there are more than a list can show', async () => {
    answers(() => ({ count: 100_001, data: rows(100) }));
    await expect(all()).rejects.toMatchObject({ message: 'errors.list.tooLong' });
  });
});

describe('the ids of a list', () => {
  const ids = (filter = {}) =>
    provider.getIds('commands', { filter, sort: { field: 'billCode', order: 'ASC' } });

  test('are all that is requested', async () => {
    answers(() => ({ count: 3, data: [{ _id: 'c' }, { _id: 'a' }, { _id: 'b' }] }));
    expect(await ids({ q: 'Fes' })).toEqual({ data: ['c', 'a', 'b'] });
    expect(calls.map(({ query }) => query)).toEqual(['search=Fes&sort=billCode&fields=_id']);
  });

  test('are those of the whole list where a back end does not know `fields`', async () => {
    const orders = [
      { _id: 'a', billCode: 'B', tripGroup: 'A' },
      { _id: 'b', billCode: 'A', tripGroup: 'A' },
      { _id: 'c', billCode: 'C', tripGroup: 'B' },
    ];
    answers(() => orders);
    expect(await ids({ tripGroup: 'A' })).toEqual({ data: ['b', 'a'] });
    answers(({ query }) =>
      query.includes('fields')
        ? rejection(400, 'request.unknownField')
        : { count: 3, data: orders },
    );
    expect(await ids({ tripGroup: 'A' })).toEqual({ data: ['b', 'a'] });
  });

  test('are those that the filter finds where a back end knows `fields` and no filter', async () => {
    const orders = [
      { _id: 'a', billCode: 'B', tripGroup: 'A' },
      { _id: 'b', billCode: 'A', tripGroup: 'B' },
    ];
    answers(({ query }) => ({
      count: 2,
      data: query.includes('fields') ? orders.map(({ _id }) => ({ _id })) : orders,
    }));
    const found = await provider.getIds('commands', {
      filter: { tripGroup: 'B' },
      sort: { field: 'billCode', order: 'ASC' },
      has: 1,
    });
    expect(found).toEqual({ data: ['b'] });
  });

  test('are rejected where there are too many, without reading the list', async () => {
    answers(() => rejection(413, 'list.tooLong'));
    await expect(ids()).rejects.toMatchObject({ message: 'errors.list.tooLong' });
    expect(calls).toHaveLength(1);
  });

  test('are not those of the whole list after a failure', async () => {
    answers(() => rejection(401, 'auth.required'));
    await expect(ids()).rejects.toMatchObject({ status: 401 });
    expect(calls).toHaveLength(1);
  });
});

test('filters become field=value, repeated for several values, with ranges and paths', async () => {
  answers(() => counted);
  await list({
    filter: {
      q: ' fatima ',
      tripGroup: 'A',
      finish: false,
      commandMode: ['Validation', 'tracking'],
      recipient: { phone: '+212661' },
      numofpackages: { gte: 2, lte: '5' },
      paid: null,
      rechnr: '',
    },
  });
  expect(calls[0]?.query.split('&')).toEqual([
    'tripGroup=A',
    'finish=false',
    'commandMode=Validation',
    'commandMode=tracking',
    'recipient.phone=+212661',
    'numofpackages[gte]=2',
    'numofpackages[lte]=5',
    'search=fatima',
    'sort=-createdAt',
    'page=2',
    'limit=10',
  ]);
});

test('a list that is left before it answers is cancelled', async () => {
  const leaving = new AbortController();
  answers(() => {
    leaving.abort();
    return counted;
  });
  await expect(list({ signal: leaving.signal })).rejects.toMatchObject({ name: 'AbortError' });
});

describe('a back end that does not page, count, filter or sort', () => {
  const trips = Array.from({ length: 25 }, (_, at) => ({
    _id: String(at),
    name: at % 2 === 0 ? 'A' : 'B',
    description: `Fahrt ${String(24 - at).padStart(2, '0')}`,
    status: at % 8,
  }));
  const sort = { field: 'description', order: 'ASC' } as const;

  test('is read once, if it is known to be like that, and the page is cut out here', async () => {
    answers(() => trips);
    const page = (number: number) =>
      list({ sort, pagination: { page: number, perPage: 10 } }, 'trips');
    await page(1);
    const before = calls.length;
    const { data, total } = await page(3);
    expect(data.map((trip) => trip.description)).toEqual([
      'Fahrt 20',
      'Fahrt 21',
      'Fahrt 22',
      'Fahrt 23',
      'Fahrt 24',
    ]);
    expect(total).toBe(25);
    expect(calls).toHaveLength(before + 1);
  });

  test('is filtered, searched and limited here', async () => {
    answers(() => ({ count: trips.length, data: trips }));
    const filter = { name: 'A', status: { gte: 4 }, q: '20 fahrt' };
    const { data } = await list({ sort, filter, pagination: { page: 1, perPage: 10 } }, 'trips');
    expect(data.map(({ description, status }) => [description, status])).toEqual([['Fahrt 20', 4]]);
  });

  test('that answers as many rows as requested is queried for all, because there may be more', async () => {
    answers(({ query }) => (query.includes('limit') ? trips.slice(0, 10) : trips));
    const { data, total } = await list({ sort, pagination: { page: 1, perPage: 10 } }, 'trips');
    expect(data.map((trip) => trip.description)[0]).toBe('Fahrt 00');
    expect(total).toBe(25);
  });

  test('that pages, but does not filter, is queried for all rows', async () => {
    answers(({ query }) =>
      query.includes('limit')
        ? { count: 25, data: trips.slice(0, 10) }
        : { count: 25, data: trips },
    );
    const { data, total } = await list(
      { sort, filter: { name: 'B' }, pagination: { page: 1, perPage: 10 } },
      'trips',
    );
    expect(data.every((trip) => trip.name === 'B')).toBe(true);
    expect(total).toBe(12);
  });

  test('gets amounts sorted by value, with empty ones last', async () => {
    const orders = ['9.50', '100', null, '12.00'].map((priceTotal, at) => ({
      _id: String(at),
      priceTotal,
    }));
    answers(() => orders);
    const byTotal = (order: 'ASC' | 'DESC') =>
      list({ sort: { field: 'priceTotal', order }, pagination: { page: 1, perPage: 10 } });
    expect((await byTotal('ASC')).data.map((row) => row.priceTotal)).toEqual([
      '9.50',
      '12.00',
      '100',
      null,
    ]);
    expect((await byTotal('DESC')).data.map((row) => row.priceTotal)).toEqual([
      '100',
      '12.00',
      '9.50',
      null,
    ]);
  });
});

test('one page of a longer list keeps the server’s order', async () => {
  const data = [
    { _id: '1', name: 'B' },
    { _id: '2', name: 'A' },
  ];
  answers(() => ({ count: 40, data }));
  const answer = await list({
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: 2 },
  });
  expect(answer.data.map(({ id }) => id)).toEqual(['1', '2']);
  expect(answer.total).toBe(40);
});

describe('several records by their ids', () => {
  test('are requested at once', async () => {
    answers(() => ({ count: 2, data: [{ _id: 'a' }, { _id: 'b' }] }));
    const { data } = await provider.getMany('tours', { ids: ['a', 'b'] });
    expect(data.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(calls.map(({ query }) => query)).toEqual(['_id=a&_id=b']);
  });

  test('are requested one by one if the back end rejects that', async () => {
    answers(({ path }) =>
      path === 'tours' ? rejection(400, 'request.badValue') : { data: { _id: path.slice(6) } },
    );
    const { data } = await provider.getMany('tours', { ids: ['a', 'b'] });
    expect(data.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test.each([429, 503])(
    'are not requested one by one of a server that answers %i',
    async (status) => {
      answers(() => rejection(status, 'server.notReady'));
      const read = provider.getMany('tours', { ids: ['a', 'b'] });
      await expect(read).rejects.toMatchObject({ status });
      expect(calls).toHaveLength(1);
    },
  );

  test('omit those that no longer exist', async () => {
    answers(({ path }) =>
      path === 'tours' ? { count: 1, data: [{ _id: 'a' }] } : rejection(404, 'record.notFound'),
    );
    const { data } = await provider.getMany('tours', { ids: ['a', 'gone'] });
    expect(data.map(({ id }) => id)).toEqual(['a']);
  });

  test('fail as soon as the session has ended', async () => {
    answers(() => rejection(401, 'session.ended'));
    await expect(provider.getMany('tours', { ids: ['a'] })).rejects.toMatchObject({ status: 401 });
  });
});
