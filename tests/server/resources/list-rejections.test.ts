import fc from 'fast-check';
import { expect, test } from 'vitest';
import { queryPath } from '../../../server/resources/query-path.ts';
import { definitions, describeEveryResource } from '../../support/every-resource.ts';
import { listPaths, type Rejection } from '../../support/sampled-resource.ts';

const byName = new Map(Object.entries(definitions));
const ADMIN = { id: '', role: 'admin' } as const;

describeEveryResource((suite) => {
  const { definition, path } = suite;

  const filterable = listPaths(definition, definitions).filter(
    (one) => queryPath(definition, one, ADMIN, byName)?.filter,
  );

  const sortable = [...listPaths(definition, definitions), 'createdAt', 'updatedAt', '_id'].filter(
    (one) => queryPath(definition, one, ADMIN, byName)?.sort,
  );

  test.each([
    'nonsense=1',
    'nonsense[gte]=1',
    'createdAt[near]=1',
    'sort=nonsense',
    'fields=nonsense',
    'sort=__proto__',
    '__proto__=1',
    'constructor=1',
    '_id=no-id',
    'page=0',
    'page=-1',
    'page=1e9&limit=1',
    'page=2',
    'limit=0',
    'limit=10001',
    'limit=ten',
    'limit=1&limit=2',
    'sort=createdAt&sort=_id',
    'createdAt[gte]=soon',
    'createdAt[gte]=0000-01-01T00:00:00Z',
    'createdAt=',
  ])('a list requested with ?%s is rejected and the parameter named', async (query) => {
    const { status, body } = await suite.admin.get<Rejection>(`${path}?${query}`);
    expect(status).toBe(400);
    expect(body.code).toMatch(/^request\.(unknownField|badValue)$/);
    expect(query).toContain(Object.keys(body.fields ?? {})[0]?.replace('limit', ''));
  });

  test('any query string is answered or rejected, and nothing breaks', async () => {
    const name = fc.oneof(
      fc.constantFrom(...sortable, ...filterable, 'search', 'sort', 'page', 'limit', 'fields'),
      fc.string({ maxLength: 12 }),
    );
    const suffix = fc.constantFrom('', '', '[gte]', '[lt]', '[ne]', '[', '[x]');
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom(
        '\0',
        '1e400',
        '-0',
        '99999999999999999999',
        '2026-13-01',
        'NaN',
        "'; drop table users",
      ),
      fc.integer().map(String),
    );
    const encode = (text: string) => {
      try {
        return encodeURIComponent(text);
      } catch {
        return '%ff%fe';
      }
    };
    const query = fc
      .array(fc.tuple(name, suffix, value), { maxLength: 4 })
      .map((all) => all.map(([n, s, v]) => `${encode(n + s)}=${encode(v)}`).join('&'));
    await fc.assert(
      fc.asyncProperty(query, async (text) => {
        expect((await suite.admin.get(`${path}?${text}`)).status).toBeLessThan(500);
      }),
      { numRuns: 150 },
    );
  });
});
