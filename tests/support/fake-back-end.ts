import { HttpResponse, http } from 'msw';
import { brokenRules } from '../../domain/broken-rules.ts';
import type { Definition } from '../../domain/define.ts';
import type { FieldErrors } from '../../domain/errors.ts';
import { type Fields, STAMPS } from '../../domain/fields.ts';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import { valueAt } from '../../domain/paths.ts';
import { actionFor, guardedFields } from '../../domain/transitions.ts';
import { isObject, violationsOf } from '../../domain/validate.ts';
import { fakeError, fakeList } from './fake-list.ts';

type Values = Readonly<Record<string, unknown>>;

/** A record as the back end returns it. */
export type FakeRow = Values & { readonly _id: string; readonly __v: number };

/** A call that changed something, as it arrived. */
export type Change = {
  readonly method: string;
  readonly id: string | undefined;
  readonly body: Record<string, unknown>;
};

export type FakeResource<Row extends Values = Values> = {
  readonly definition: Definition;
  readonly rows: readonly Row[];
  /** What the server sets on a new record, besides its stamps and defaults. */
  readonly made?: (body: Values) => Values;
  /** The filters of a list whose query does not name them. */
  readonly presets?: Readonly<Record<string, string>>;
};

type Place = {
  readonly resource: FakeResource;
  readonly id: string | undefined;
  readonly verb: string | undefined;
};

const AT = '2026-03-02T09:00:00.000Z';

/**
 * An in-memory back end that serves resources by their definitions: lists with filters, search,
 * sort and pages, single records, new ones and changes that are validated as on the server, stale
 * versions, actions and deletions. What it lacks are hooks, roles and references to other records.
 * The test decides what it rejects, and what else answers.
 */
export function fakeBackEnd(apiUrl: string, served: readonly FakeResource[]) {
  const tables = new Map(
    served.map(({ definition, rows }) => [definition.path, rows.map(stamped)]),
  );
  const changes: Change[] = [];
  const calls: { method: string; path: string; body: unknown }[] = [];
  const queries: { path: string; query: URLSearchParams }[] = [];
  const rejections = new Map<string, { status: number; body: object }>();
  let gate: Promise<void> | undefined;

  const rowsAt = (path: string): readonly FakeRow[] => tables.get(path) ?? [];

  function placeAt(path: string): Place | undefined {
    const resource = served.find(
      ({ definition }) => path === definition.path || path.startsWith(`${definition.path}/`),
    );
    if (!resource) return undefined;
    const [id, verb] = path.slice(resource.definition.path.length + 1).split('/');
    return { resource, id: id || undefined, verb };
  }

  function rejected(...keys: (string | undefined)[]) {
    const rejection = keys.map((key) => rejections.get(key ?? '')).find(Boolean);
    return rejection && HttpResponse.json(rejection.body, { status: rejection.status });
  }

  const pathOf = ({ url }: Request) =>
    decodeURIComponent(url.slice(apiUrl.length + 1).split('?')[0] ?? '');

  /** The answer of a call for one of the resources; nothing for any other. */
  async function answer(request: Request) {
    const query = new URL(request.url).searchParams;
    const path = pathOf(request);
    const place = placeAt(path);
    if (!place) return undefined;
    const { definition, presets = {} } = place.resource;
    if (request.method === 'GET') {
      if (place.id) return found(definition, place.id);
      queries.push({ path: definition.path, query: new URLSearchParams(query) });
      for (const [key, value] of Object.entries(presets)) {
        if (!query.has(key)) query.set(key, value);
      }
      return (
        rejected('list', definition.path) ?? fakeList(definition, rowsAt(definition.path), query)
      );
    }
    const { method } = request;
    const body = method === 'DELETE' ? {} : await bodyOf(request);
    await gate;
    changes.push({ method, id: place.id, body });
    calls.push({ method, path, body: method === 'DELETE' ? undefined : body });
    return rejected(place.id ?? 'create') ?? change(place, method, body);
  }

  const handler = http.all(`${apiUrl}/*`, async ({ request }) => {
    if (pathOf(request).startsWith('auth/getfile/')) return new HttpResponse('picture');
    return (await answer(request)) ?? fakeError(404, 'route.notFound');
  });

  const found = ({ path }: Definition, id: string) => {
    const data = rowsAt(path).find(({ _id }) => _id === id);
    return data
      ? HttpResponse.json({ status: 'success', data })
      : fakeError(404, 'record.notFound');
  };

  function change({ resource, id, verb }: Place, method: string, body: Values) {
    const { definition } = resource;
    if (id === undefined) {
      return method === 'POST' ? create(resource, body) : fakeError(405, 'route.methodNotAllowed');
    }
    const before = rowsAt(definition.path).find(({ _id }) => _id === id);
    if (!before) return fakeError(404, 'record.notFound');
    if (method === 'DELETE') {
      replace(definition, before, undefined);
      return new HttpResponse(null, { status: 204 });
    }
    if (verb === undefined) return update(definition, before, body);
    const action = definition.actions?.[verb];
    return action
      ? update(definition, before, { ...body, [action.transition.field]: action.transition.to })
      : fakeError(404, 'route.notFound');
  }

  function create({ definition, made }: FakeResource, body: Values) {
    const values = { ...defaultsOf(definition.fields), ...body };
    const errors = { ...errorsIn(definition, body, 'create'), ...brokenRules(definition, values) };
    if (Object.keys(errors).length > 0) return invalid(errors);
    const rows = rowsAt(definition.path);
    const row = stamped({ ...values, ...made?.(body) }, rows.length);
    tables.set(definition.path, [...rows, row]);
    return HttpResponse.json({ status: 'success', data: row }, { status: 201 });
  }

  function update(definition: Definition, before: FakeRow, body: Values) {
    if (body.__v !== undefined && body.__v !== before.__v) {
      return fakeError(409, 'record.stale', { current: before });
    }
    const values = { ...merged(definition.fields, before, body), __v: before.__v + 1 } as FakeRow;
    const errors = {
      ...errorsIn(definition, body, 'change'),
      ...brokenRules(definition, values),
    };
    if (Object.keys(errors).length > 0) return invalid(errors);
    const moved = forbiddenTransition(definition, before, values);
    if (moved)
      return fakeError(409, 'transition.forbidden', { fields: { [moved]: 'notWritable' } });
    replace(definition, before, values);
    return HttpResponse.json({ status: 'success', data: values });
  }

  function replace({ path }: Definition, before: FakeRow, after: FakeRow | undefined): void {
    tables.set(
      path,
      rowsAt(path).flatMap((row) => (row === before ? (after ?? []) : row)),
    );
  }

  return {
    /** Answers every call; what is none for its resources is not there. */
    handler,
    /** Answers calls for its resources, and leaves all others to the handlers behind it. */
    beside: http.all(`${apiUrl}/*`, ({ request }) => answer(request)),
    changes: changes as readonly Change[],
    /** The same calls with their paths behind the API's own. */
    calls: calls as readonly { method: string; path: string; body: unknown }[],
    /** The queries of the lists at a path. */
    queries: (path: string): readonly URLSearchParams[] =>
      queries.filter((one) => one.path === path).map(({ query }) => query),
    rows: rowsAt,
    /** From now on, rejects calls for this id, 'list', the list at a path, or 'create'. */
    reject: (key: string, status: number, body: object) =>
      void rejections.set(key, { status, body }),
    accept: (key: string) => void rejections.delete(key),
    /** Makes changes wait until the gate is opened. */
    holdChanges: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return { open: resolve };
    },
    /** What somebody else saves in the meantime. */
    meanwhile: (path: string, id: string, values: Values | 'delete') => {
      tables.set(
        path,
        rowsAt(path).flatMap((row): readonly FakeRow[] => {
          if (row._id !== id) return [row];
          return values === 'delete' ? [] : [{ ...row, ...values, __v: row.__v + 1 }];
        }),
      );
    },
    /** What somebody else creates in the meantime. */
    add: (path: string, row: Values) =>
      void tables.set(path, [...rowsAt(path), stamped(row, rowsAt(path).length)]),
  };
}

export const idOf = (at: number): string =>
  `01890000-0000-7000-8000-${String(at).padStart(12, '0')}`;

const stamped = (row: Values, at: number): FakeRow => ({
  createdAt: AT,
  updatedAt: AT,
  ...row,
  _id: typeof row._id === 'string' ? row._id : idOf(at),
  __v: typeof row.__v === 'number' ? row.__v : 0,
});

async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await ignoringFailure(request.json(), 'A call may have no body.');
  return isObject(body) ? body : {};
}

const invalid = (errors: FieldErrors) =>
  fakeError(422, 'record.invalid', {
    fields: Object.fromEntries(Object.entries(errors).map(([path, { code }]) => [path, code])),
    violations: errors,
  });

const SET_BY_SERVER: readonly string[] = ['_id', ...STAMPS, '__v'];

/**
 * What is wrong with a body. Ids of the samples may be words that a reader of a test can tell apart.
 */
function errorsIn(definition: Definition, body: Values, mode: 'create' | 'change'): FieldErrors {
  const values = Object.fromEntries(
    Object.entries(body).filter(([name]) => !SET_BY_SERVER.includes(name)),
  );
  return Object.fromEntries(
    Object.entries(violationsOf(definition, values, mode)).filter(
      ([, { code }]) => code !== 'notAnId',
    ),
  );
}

/** A field that only actions change, and that has been changed otherwise. */
const forbiddenTransition = (
  { actions }: Definition,
  before: Values,
  after: Values,
): string | undefined =>
  guardedFields(actions).find((field) => {
    const [from, to] = [valueAt(before, field), valueAt(after, field)];
    return from !== to && !actionFor(actions, { field, from, to });
  });

/** A record with the values of a body: groups and texts in languages merge, others are replaced. */
function merged(fields: Fields, record: Values, body: Values): Values {
  return Object.fromEntries([
    ...Object.entries(record),
    ...Object.entries(body).map(([name, value]) => {
      const field = fields[name];
      const old = record[name];
      if (!isObject(value) || !isObject(old)) return [name, value];
      if (field?.kind === 'group') return [name, merged(field.fields, old, value)];
      return [name, field?.kind === 'localized' ? { ...old, ...value } : value];
    }),
  ]);
}

const defaultsOf = (fields: Fields): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.default === undefined ? [] : [[name, field.default]],
    ),
  );
