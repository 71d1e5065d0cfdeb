import { HttpResponse, http } from 'msw';
import type { Definition } from '../../domain/define.ts';
import { valueAt } from '../../domain/paths.ts';
import { isObject } from '../../domain/validate.ts';

export type Wire = Record<string, unknown> & { _id: string; __v: number };

/** A call that changed something, as it arrived. */
export type Change = { method: string; id: string | undefined; body: Record<string, unknown> };

const AT = '2026-03-02T09:00:00.000Z';

/**
 * An in-memory back end that implements the contract for some resources: filters, search, sort,
 * pages, versions. The test decides what it rejects.
 */
export function contentBackEnd(
  apiUrl: string,
  resources: readonly { definition: Definition; rows: readonly Record<string, unknown>[] }[],
) {
  const tables = new Map(
    resources.map(({ definition, rows }) => [definition.path, rows.map(stamped)]),
  );
  const changes: Change[] = [];
  const queries: { path: string; query: URLSearchParams }[] = [];
  const refusals = new Map<string, { status: number; body: object }>();

  const tableAt = (path: string) => {
    const name = [...tables.keys()].find((key) => path === key || path.startsWith(`${key}/`));
    return name ? { name, id: path.slice(name.length + 1) || undefined } : undefined;
  };
  const refused = (key: string | undefined) => {
    const refusal = refusals.get(key ?? '');
    return refusal && HttpResponse.json(refusal.body, { status: refusal.status });
  };

  const handler = http.all(`${apiUrl}/*`, async ({ request }) => {
    const url = new URL(request.url);
    const path = decodeURIComponent(request.url.slice(apiUrl.length + 1).split('?')[0] ?? '');
    if (path.startsWith('auth/getfile/')) return new HttpResponse('picture');
    const place = tableAt(path);
    if (!place) return HttpResponse.json({ code: 'route.notFound' }, { status: 404 });
    const rows = tables.get(place.name) ?? [];
    if (request.method === 'GET') {
      if (place.id) return one(rows, place.id);
      queries.push({ path: place.name, query: url.searchParams });
      return refused('list') ?? HttpResponse.json(listOf(rows, url.searchParams));
    }
    const body = request.method === 'DELETE' ? {} : await bodyOf(request);
    changes.push({ method: request.method, id: place.id, body });
    const refusal = refused(place.id ?? 'create');
    if (refusal) return refusal;
    return change(place, request.method, body);
  });

  function change(
    { name, id }: { name: string; id: string | undefined },
    method: string,
    body: Record<string, unknown>,
  ) {
    const rows = tables.get(name) ?? [];
    if (method === 'POST') {
      const made = stamped(body, rows.length);
      tables.set(name, [...rows, made]);
      return HttpResponse.json({ status: 'success', data: made }, { status: 201 });
    }
    const before = rows.find(({ _id }) => _id === id);
    if (!before) return HttpResponse.json({ code: 'record.notFound' }, { status: 404 });
    if (method === 'DELETE') {
      tables.set(
        name,
        rows.filter((row) => row !== before),
      );
      return new HttpResponse(null, { status: 204 });
    }
    if (body.__v !== undefined && body.__v !== before.__v) {
      return HttpResponse.json({ code: 'record.stale', current: before }, { status: 409 });
    }
    const after = { ...before, ...body, __v: before.__v + 1 };
    tables.set(
      name,
      rows.map((row) => (row === before ? after : row)),
    );
    return HttpResponse.json({ status: 'success', data: after });
  }

  return {
    handler,
    changes: changes as readonly Change[],
    /** The queries of the lists at a path. */
    queries: (path: string): readonly URLSearchParams[] =>
      queries.filter((asked) => asked.path === path).map(({ query }) => query),
    rows: (path: string): readonly Wire[] => tables.get(path) ?? [],
    /** From now on, rejects calls for this id, 'list' or 'create'. */
    refuse: (key: string, status: number, body: object) => void refusals.set(key, { status, body }),
    accept: (key: string) => void refusals.delete(key),
    /** A change that somebody else saves in the meantime. */
    meanwhile: (path: string, id: string, values: Record<string, unknown>) => {
      const rows = tables.get(path) ?? [];
      tables.set(
        path,
        rows.map((row) => (row._id === id ? { ...row, ...values, __v: row.__v + 1 } : row)),
      );
    },
  };
}

export const idOf = (at: number): string =>
  `01890000-0000-7000-8000-${String(at).padStart(12, '0')}`;

const stamped = (row: Record<string, unknown>, at: number): Wire => ({
  createdAt: AT,
  updatedAt: AT,
  ...row,
  _id: typeof row._id === 'string' ? row._id : idOf(at),
  __v: 0,
});

function one(rows: readonly Wire[], id: string) {
  const data = rows.find(({ _id }) => _id === id);
  return data
    ? HttpResponse.json({ status: 'success', data })
    : HttpResponse.json({ code: 'record.notFound' }, { status: 404 });
}

async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await request.json();
  return isObject(body) ? body : {};
}

const CONTROLS = ['sort', 'page', 'limit', 'search'];

function listOf(rows: readonly Wire[], query: URLSearchParams) {
  const search = query.get('search')?.toLowerCase();
  const matching = rows
    .filter((row) => [...query.keys()].every((key) => passes(row, key, query.getAll(key))))
    .filter((row) => !search || JSON.stringify(row).toLowerCase().includes(search));
  const sorted = sortedBy(matching, query.get('sort') ?? '');
  const limit = Number(query.get('limit') ?? sorted.length);
  const start = (Number(query.get('page') ?? 1) - 1) * limit;
  return { status: 'success', count: sorted.length, data: sorted.slice(start, start + limit) };
}

function passes(row: Wire, key: string, wanted: string[]): boolean {
  if (CONTROLS.includes(key)) return true;
  const [, path = key, operator] = /^(.+)\[(\w+)\]$/.exec(key) ?? [];
  const value = plain(valueAt(row, path));
  const [limit = ''] = wanted;
  if (operator === 'gte') return compare(value, limit) >= 0;
  if (operator === 'lte') return compare(value, limit) <= 0;
  const isOne = [value].flat().some((item) => wanted.includes(String(item)));
  return operator === 'ne' ? !isOne : isOne;
}

const plain = (value: unknown): unknown => (isObject(value) ? value._id : value);

function compare(a: unknown, b: unknown): number {
  const difference = Number(a) - Number(b);
  return Number.isNaN(difference) ? String(a).localeCompare(String(b), 'de') : difference;
}

function sortedBy(rows: readonly Wire[], sort: string): readonly Wire[] {
  if (!sort) return rows;
  const path = sort.replace(/^-/, '');
  const sign = sort.startsWith('-') ? -1 : 1;
  return rows.toSorted((a, b) => sign * compare(valueAt(a, path), valueAt(b, path)));
}
