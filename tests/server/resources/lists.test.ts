import { expect, test } from 'vitest';
import { mayRead } from '../../../domain/field-access.ts';
import { leavesOf, valueAt } from '../../../domain/paths.ts';
import { queryPath } from '../../../server/resources/query-path.ts';
import { isSearchable } from '../../../server/resources/search-text.ts';
import { definitions, describeEveryResource } from '../../support/every-resource.ts';
import { OWN_RESOURCES } from '../../support/own-resources.ts';
import { listPaths, type Rejection, refOf, type Wire } from '../../support/sampled-resource.ts';

const byName = new Map(Object.entries(definitions));
const ADMIN = { id: '', role: 'admin' } as const;
const collator = new Intl.Collator('de');

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b);
  return Number(a) - Number(b);
}

const isMissing = (value: unknown) => value === null || value === undefined;

describeEveryResource((suite) => {
  const { definition, path, fields, writable } = suite;

  const filterable = listPaths(definition, definitions).filter(
    (one) => queryPath(definition, one, ADMIN, byName)?.filter,
  );

  const ranges = [...filterable, 'createdAt', 'updatedAt'].filter(
    (one) => queryPath(definition, one, ADMIN, byName)?.filter === 'range',
  );

  const sortable = [...listPaths(definition, definitions), 'createdAt', 'updatedAt', '_id'].filter(
    (one) => queryPath(definition, one, ADMIN, byName)?.sort,
  );

  /** What a list leaves out unless it is requested by name. */
  const growing = Object.keys(fields).filter((name) => fields[name]?.listed === false);
  const listed = (sample: Wire) =>
    Object.fromEntries(Object.entries(sample).filter(([name]) => !growing.includes(name)));

  test('the list says how many records there are and contains each of them once', async () => {
    const { status, count, data } = await suite.list();
    expect(status).toBe('success');
    expect(count).toBe(data.length);
    expect(new Set(data.map(({ _id }) => _id)).size).toBe(count);
    for (const sample of suite.samples) expect(data).toContainEqual(listed(sample));
    if (growing.length === 0) return;
    const whole = await suite.list(`?fields=${growing}`);
    for (const sample of suite.samples) {
      const notified = growing.map((name) => [name, sample[name]]);
      expect(whole.data).toContainEqual({ _id: sample._id, ...Object.fromEntries(notified) });
    }
  });

  test('its ids alone come in its order, of whatever it is filtered by', async () => {
    for (const query of [
      '',
      '&sort=-createdAt',
      '&sort=_id',
      '&updatedAt[gte]=2100-01-01T00:00:00Z',
    ]) {
      const { count, data } = await suite.list(`?limit=1000${query}`);
      expect(await suite.list(`?fields=_id${query}`)).toEqual({
        status: 'success',
        count,
        data: data.map(({ _id }) => ({ _id })),
      });
    }
  });

  test('the pages together are the list', async () => {
    const all = await suite.list();
    const pages: Wire[] = [];
    for (let page = 1; page <= Math.ceil(all.count / 2); page += 1) {
      const one = await suite.list(`?page=${page}&limit=2`);
      expect(one.count).toBe(all.count);
      pages.push(...one.data);
    }
    expect(pages).toEqual(all.data);
    expect(await suite.list(`?page=99&limit=2`)).toEqual({
      status: 'success',
      count: all.count,
      data: [],
    });
  });

  test('without a sort the newest come first', async () => {
    const { data } = await suite.list();
    const ages = data.map(({ createdAt }) => createdAt);
    expect(ages).toEqual(ages.toSorted().reverse());
  });

  test.each([...filterable, '_id'])(
    'a filter on %s returns exactly the records with the value',
    async (one) => {
      const { data } = await suite.list();
      const current = data.map((record) => refOf(valueAt(record, one)));
      const values = [...new Set(current.flat().filter((value) => !isMissing(value)))];
      const holds = (record: Wire, value: unknown) => {
        const own = refOf(valueAt(record, one));
        return Array.isArray(own) ? own.includes(value) : own === value;
      };
      for (const value of values.slice(0, 4)) {
        const text = encodeURIComponent(String(value));
        const found = await suite.list(`?${one}=${text}`);
        // A list of one record, by its id, is that record as it is read by its address.
        const rows = one === '_id' ? found.data.map(listed) : found.data;
        expect(rows).toEqual(data.filter((record) => holds(record, value)));
        if (one === '_id') for (const name of growing) expect(found.data[0]).toHaveProperty(name);
        const others = await suite.list(`?${one}[ne]=${text}`);
        expect(others.data).toEqual(data.filter((record) => !holds(record, value)));
      }
      const two = values.slice(0, 2);
      const any = await suite.list(
        `?${two.map((value) => `${one}=${encodeURIComponent(String(value))}`).join('&')}`,
      );
      expect(any.data).toEqual(
        two.length > 0 ? data.filter((r) => two.some((v) => holds(r, v))) : data,
      );
    },
  );

  test.each(ranges)('a range of %s returns exactly the records inside it', async (one) => {
    const { data } = await suite.list();
    const middle = data.map((record) => valueAt(record, one)).find((value) => !isMissing(value));
    if (middle === undefined)
      return expect(data.every((r) => isMissing(valueAt(r, one)))).toBe(true);
    const asNumber = (value: unknown) =>
      typeof value === 'string' && Number.isNaN(Number(value)) ? Date.parse(value) : Number(value);
    const stored = (test: (difference: number) => boolean) =>
      data.filter((record) => {
        const value = valueAt(record, one);
        return !isMissing(value) && test(asNumber(value) - asNumber(middle));
      });
    const text = encodeURIComponent(String(middle));
    expect((await suite.list(`?${one}[gte]=${text}`)).data).toEqual(stored((d) => d >= 0));
    expect((await suite.list(`?${one}[gt]=${text}`)).data).toEqual(stored((d) => d > 0));
    expect((await suite.list(`?${one}[lte]=${text}`)).data).toEqual(stored((d) => d <= 0));
    expect((await suite.list(`?${one}[lt]=${text}`)).data).toEqual(stored((d) => d < 0));
  });

  test.each(sortable)(
    'the list sorts by %s in both directions, missing values counting as the largest',
    async (one) => {
      const up = (await suite.list(`?sort=${one}`)).data;
      const down = (await suite.list(`?sort=-${one}`)).data;
      expect(down).toEqual(up.toReversed());
      const values = up.map((record) => valueAt(record, one));
      const isMoney = queryPath(definition, one, ADMIN, byName)?.field.kind === 'money';
      const there = values
        .filter((value) => !isMissing(value))
        .map((value) => (isMoney ? Number(value) : value));
      expect(values.slice(0, there.length).some(isMissing)).toBe(false);
      for (let at = 1; at < there.length; at += 1) {
        expect(compare(there[at - 1], there[at])).toBeLessThanOrEqual(0);
      }
    },
  );

  test('sorting by several fields decides ties by the next one', async () => {
    const { data } = await suite.list('?sort=createdAt,-_id&limit=3');
    expect(data.length).toBeGreaterThan(0);
  });

  test('the search box finds a record by each of its searchable texts', async () => {
    if (!isSearchable(fields)) {
      expect((await suite.admin.get<Rejection>(`${path}?search=x`)).status).toBe(400);
      return;
    }
    const record = suite.samples.at(-1) ?? suite.first();
    const texts = leavesOf(fields).flatMap(([leaf, field]) => {
      if (!field.search || field.kind === 'reference') return [];
      const value = valueAt(record, leaf);
      const texts = typeof value === 'object' && value !== null ? Object.values(value) : [value];
      return texts.filter((text) => typeof text === 'string' && text !== '') as string[];
    });
    if (OWN_RESOURCES.includes(definition.name)) expect(texts).not.toEqual([]);
    for (const text of texts) {
      const plain = text.replace(/<[^>]*>/g, '');
      for (const spelling of [plain, plain.toUpperCase(), plain.slice(1, -1)]) {
        const found = await suite.list(`?search=${encodeURIComponent(spelling)}`);
        expect(found.data.map(({ _id }) => _id)).toContain(record._id);
      }
    }
    expect(await suite.list('?search=zzzqqq')).toMatchObject({ count: 0, data: [] });
    expect(await suite.list('?search=%25')).toMatchObject({ count: 0 });
  });

  test('fields= limits the records to the named fields', async () => {
    const [leaf = 'createdAt'] = writable
      .filter(([, field]) => mayRead(field, ADMIN))
      .map(([one]) => one);
    const { data } = await suite.list(`?fields=${leaf},__v&limit=1`);
    expect(Object.keys(data[0] ?? {}).toSorted()).toEqual(
      ['_id', '__v', leaf.split('.')[0]].toSorted(),
    );
  });
});
