import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { answering, type Call, rejection } from '../../support/answering.ts';

const { provider, answers, calls } = answering();

const TOURS = Array.from({ length: 34 }, (_, at) => ({ _id: `t${at}`, Tname: `Tour ${at + 100}` }));

const numberIn = ({ query }: Call, name: string): number | undefined => {
  const value = new URLSearchParams(query).get(name);
  return value === null ? undefined : Number(value);
};
/** The page that a call requests; `size` is the back end's own page size. */
const pageOf = (call: Call, size: number) => {
  const limit = Math.min(numberIn(call, 'limit') ?? size, size);
  const from = ((numberIn(call, 'page') ?? 1) - 1) * limit;
  return TOURS.slice(from, from + limit);
};

let tours = 0;
/** Each test uses its own resource, because resources that ignore paging are remembered. */
const resource = () => {
  tours += 1;
  return `tours-${tours}`;
};
const list = (perPage: number, page = 1, name = resource()) =>
  provider.getList(name, {
    pagination: { page, perPage },
    sort: { field: 'Tname', order: 'ASC' },
    filter: {},
  });
const ALL = 10_000;

describe('a back end that gives ten rows at a time without saying so', () => {
  test('is read page by page until All is complete', async () => {
    answers((call) => ({ data: pageOf(call, 10) }));
    const { data, total } = await list(ALL);
    expect(total).toBe(34);
    expect(data.map(({ id }) => id)).toEqual(TOURS.map(({ _id }) => _id));
  });

  test('is not trusted if it returns fewer rows than the requested page size', async () => {
    answers((call) => ({ data: pageOf(call, 10) }));
    const { data, total } = await list(25);
    expect(data).toHaveLength(25);
    expect(total).toBe(34);
  });

  test('may end with a full page, or reject what goes past it', async () => {
    answers((call) => {
      const rows = pageOf(call, 17);
      return rows.length > 0 ? rows : rejection(404, 'record.notFound');
    });
    expect((await list(ALL)).total).toBe(34);
  });

  test('reports a failure in the middle', async () => {
    answers((call) => {
      if (numberIn(call, 'page') === 2) return rejection(500, 'server.failed');
      return { data: pageOf(call, 10) };
    });
    await expect(list(ALL)).rejects.toMatchObject({ status: 500 });
  });
});

describe('a back end that counts, but gives ten rows at a time', () => {
  test('is read to its end for All', async () => {
    answers((call) => ({ count: 34, data: pageOf(call, 10) }));
    const { data, total } = await list(ALL);
    expect(data).toHaveLength(34);
    expect(total).toBe(34);
  });

  test('is read to its end if a page is shorter than it must be', async () => {
    answers((call) => ({ count: 34, data: pageOf(call, 10) }));
    const { data } = await list(25);
    expect(data).toHaveLength(25);
  });

  test('is trusted as long as its pages have the requested size', async () => {
    answers((call) => ({ count: 34, data: pageOf(call, 10) }));
    const { data, total } = await list(10, 4);
    expect(data).toHaveLength(4);
    expect(total).toBe(34);
    expect(calls).toHaveLength(1);
  });
});

test('a back end that ignores paging is queried for a second page only once', async () => {
  answers(() => TOURS);
  const name = resource();
  expect((await list(ALL, 1, name)).total).toBe(34);
  expect(calls).toHaveLength(2);
  expect((await list(25, 2, name)).data).toHaveLength(9);
  expect(calls).toHaveLength(3);
});

describe('a field that was never set', () => {
  const orders = [
    { _id: 'never' },
    { _id: 'null', withBill: null, finish: null },
    { _id: 'billed', withBill: true, finish: false },
  ];
  const filtered = async (filter: object) => {
    answers(() => orders);
    const { data } = await provider.getList('commands', {
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'id', order: 'ASC' },
      filter,
    });
    return data.map(({ id }) => id);
  };

  test('counts as false if it is a flag, whether it is null or missing', async () => {
    expect(await filtered({ withBill: true })).toEqual(['billed']);
    expect(await filtered({ withBill: false })).toEqual(['never', 'null']);
    expect(await filtered({ finish: false })).toEqual(['never', 'null', 'billed']);
  });

  test('decides nothing if it is not a flag', async () => {
    expect(await filtered({ rechnr: 'R-1' })).toEqual(['never', 'null', 'billed']);
  });
});

describe('a back end that rejects more than a hundred rows at once', () => {
  const TRIPS = Array.from({ length: 250 }, (_, at) => ({ _id: `r${at}`, Tname: `${at + 1000}` }));
  const limited = (status: number) => (call: Call) => {
    const limit = numberIn(call, 'limit') ?? Number.POSITIVE_INFINITY;
    if (limit > 100) return rejection(status, 'request.tooLarge');
    const from = ((numberIn(call, 'page') ?? 1) - 1) * limit;
    return { data: TRIPS.slice(from, from + limit) };
  };

  test.each([400, 413, 422])('is paged through to the end (%i)', async (status) => {
    answers(limited(status));
    const { data, total } = await list(ALL);
    expect(total).toBe(250);
    expect(data.map(({ id }) => id)).toEqual(TRIPS.map(({ _id }) => _id));
  });

  test('gives the requested page out of its smaller ones', async () => {
    answers(limited(422));
    const { data, total } = await list(200, 2);
    expect(total).toBe(250);
    expect(data[0]?.id).toBe('r200');
    expect(data).toHaveLength(50);
  });

  test.each(['and counts', 'and does not count'])('and gives fewer still, %s', async (way) => {
    answers((call) => {
      const limit = numberIn(call, 'limit');
      if (limit === undefined) return rejection(400, 'request.invalid');
      const size = Math.min(limit, 50);
      const from = ((numberIn(call, 'page') ?? 1) - 1) * size;
      const rows = TRIPS.slice(from, from + size);
      return way === 'and counts' ? { count: 250, data: rows } : { data: rows };
    });
    const { data, total } = await list(ALL);
    expect(total).toBe(250);
    expect(data.map(({ id }) => id)).toEqual(TRIPS.map(({ _id }) => _id));
  });

  test('is not queried again where the rejection has another reason', async () => {
    answers(() => rejection(403, 'access.denied'));
    await expect(list(ALL)).rejects.toMatchObject({ status: 403 });
    expect(calls).toHaveLength(1);
  });

  test('says so where there are more rows than a whole list may hold', async () => {
    answers((call) =>
      numberIn(call, 'limit') === undefined
        ? rejection(413, 'request.tooLarge')
        : { count: 12_000, data: TRIPS },
    );
    await expect(list(ALL)).rejects.toMatchObject({ status: 413 });
  });
});

test('some rows are not taken for all where the count says that there are more than can be shown', async () => {
  answers((call) => ({ count: 100_000, data: pageOf(call, 34) }));
  await expect(list(ALL)).rejects.toMatchObject({ status: 413, body: { code: 'list.tooLong' } });
  expect(calls).toHaveLength(1);
  expect((await list(10)).total).toBe(100_000);
});

describe('a back end that counts in a Content-Range header', () => {
  const ranged = (call: Call, range: string) =>
    HttpResponse.json(pageOf(call, 10), { headers: { 'Content-Range': range } });

  test('is queried for one page only', async () => {
    answers((call) => ranged(call, 'tours 10-19/34'));
    const { data, total } = await list(10, 2);
    expect(total).toBe(34);
    expect(data).toHaveLength(10);
    expect(calls).toHaveLength(1);
  });

  test('is paged through where the header does not know the count', async () => {
    answers((call) => ranged(call, 'tours 0-9/*'));
    expect((await list(10)).total).toBe(34);
  });
});

test('a back end that cuts the answer to several ids is queried for the rest in pages', async () => {
  const ids = TOURS.map(({ _id }) => _id);
  answers((call) => ({ count: 34, data: pageOf(call, 10) }));
  const { data } = await provider.getMany(resource(), { ids });
  expect(data).toHaveLength(34);
  expect(calls).toHaveLength(4);
});
