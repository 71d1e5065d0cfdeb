import { describe, expect, test } from 'vitest';
import { answering } from '../../support/answering.ts';

const { provider, answers, calls } = answering();

const rows = [
  { _id: 'b', Tname: 'Berta', __v: 0 },
  { _id: 'a', Tname: 'Anton', __v: 0 },
];
const page = {
  pagination: { page: 1, perPage: 10 },
  sort: { field: 'Tname', order: 'ASC' },
} as const;

describe.each([
  ['the contract’s envelope', { status: 'success', count: 2, data: rows.toReversed() }],
  ['a bare array', rows],
  ['data alone', { data: rows }],
  ['data inside data', { data: { data: rows } }],
  ['results beside data', { results: 2, data: { data: rows } }],
  ['a total beside data', { total: 2, data: rows }],
  ['data under a name of its own', { status: 'success', results: 2, data: { tours: rows } }],
])('a list in %s', (_name, body) => {
  test('is read, sorted and counted', async () => {
    answers(() => body);
    const { data, total } = await provider.getList('tours', { ...page, filter: {} });
    expect(data.map((tour) => tour.Tname)).toEqual(['Anton', 'Berta']);
    expect(data[0]).toMatchObject({ id: 'a', _id: 'a' });
    expect(total).toBe(2);
  });
});

test('a count of the rows on one page is not taken for the total', async () => {
  const many = Array.from({ length: 25 }, (_, at) => ({ _id: String(at), Tname: `T${at + 10}` }));
  answers(({ query }) => {
    const limit = Number(new URLSearchParams(query).get('limit') ?? many.length);
    const data = many.slice(0, limit);
    return { status: 'success', results: data.length, data: { data } };
  });
  const { data, total } = await provider.getList('tours', { ...page, filter: {} });
  expect([data.length, total]).toEqual([10, 25]);
});

test.each([
  ['nothing', { status: 'success', data: null }],
  ['an empty list', { count: 0, data: [] }],
])('a list that is answered with %s is empty, not an error', async (_name, body) => {
  answers(() => body);
  expect(await provider.getList('tours', { ...page, filter: {} })).toEqual({ data: [], total: 0 });
});

describe.each([
  ['the contract’s envelope', { status: 'success', data: rows[0] }],
  ['a bare record', rows[0]],
  ['data inside data', { data: { data: rows[0] } }],
  ['a list of one', { data: [rows[0]] }],
])('a record in %s', (_name, body) => {
  test('is read', async () => {
    answers(() => body);
    const { data } = await provider.getOne('tours', { id: 'b' });
    expect(data).toMatchObject({ id: 'b', _id: 'b', Tname: 'Berta' });
    expect(calls[0]).toMatchObject({ method: 'GET', path: 'tours/b' });
  });
});

test('an order is read by a filter on its id, as the specification does', async () => {
  answers(() => ({ data: [{ _id: 'x', billCode: 'J-1' }] }));
  const { data } = await provider.getOne('commands', { id: 'x' });
  expect(data).toMatchObject({ id: 'x', billCode: 'J-1' });
  expect(calls[0]).toMatchObject({ path: 'commands', query: '_id=x' });
});

test('an order that is in no list is not found', async () => {
  answers(() => ({ count: 0, data: [] }));
  await expect(provider.getOne('commands', { id: 'x' })).rejects.toMatchObject({
    status: 404,
    body: { code: 'record.notFound' },
  });
});

test('an answer that is not JSON is a failure, not an empty list', async () => {
  answers(() => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }));
  await expect(provider.getList('tours', { ...page, filter: {} })).rejects.toMatchObject({
    body: { code: 'server.failed' },
  });
});
