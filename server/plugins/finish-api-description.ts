import { ERROR_STATUS } from '../../domain/errors.ts';
import { isObject } from '../../domain/validate.ts';
import { errorSchema, MEANINGS } from '../resources/route-schemas.ts';

type Json = Record<string, unknown>;
type Operation = Json & {
  operationId?: string;
  parameters?: Json[];
  requestBody?: Json & { content?: Record<string, unknown> };
  responses?: Record<string, unknown>;
  security?: readonly object[];
};
type Description = Json & {
  paths?: Record<string, Record<string, Operation>>;
  components?: Json & { schemas?: Record<string, unknown> };
};

const PREFIX = /^\/api\/v1\//;
const MUTATIONS = ['post', 'put', 'patch', 'delete'];
const ALL_STATUSES = [...new Set(Object.values(ERROR_STATUS))].filter((status) => status < 500);

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `tours/{id}/registered` as `ToursByIdRegistered`. */
const pathName = (path: string): string =>
  path
    .replace(PREFIX, '')
    .split('/')
    .map((part) => (part.startsWith('{') ? `By${capitalized(part.slice(1, -1))}` : part))
    .map((part) =>
      part
        .split(/[^A-Za-z0-9]+/)
        .map(capitalized)
        .join(''),
    )
    .join('');

/**
 * The name of a call, by which generators name functions: that of its schema, or one made of method
 * and path. A route of PUT and PATCH is two calls of one schema.
 */
function operationIdOf(method: string, path: string, { operationId }: Operation): string {
  if (operationId === undefined) return `${method}${pathName(path)}`;
  return method === 'patch' ? operationId.replace(/^change/, 'patch') : operationId;
}

const isForAnybody = ({ security }: Operation): boolean =>
  security?.some((one) => Object.keys(one).length === 0) ?? false;

/** The rejections that a call may answer with, besides those that its schema names. */
function rejectionsOf(method: string, operation: Operation): readonly number[] {
  const { parameters = [], requestBody, security } = operation;
  const isChange = MUTATIONS.includes(method);
  const isSignedIn = !isForAnybody(operation) && security?.length !== 0;
  const hasBody = requestBody !== undefined;
  return [
    ...(isChange || parameters.length > 0 ? [400] : []),
    401,
    ...(isSignedIn ? [403] : []),
    ...(parameters.some((one) => one.in === 'path') ? [404] : []),
    ...(hasBody ? [408, 413, 415, 422] : []),
    ...(isChange && isSignedIn ? [409] : []),
    429,
  ];
}

const REJECTED = (status: number): Json => ({ $ref: `#/components/responses/Error${status}` });

/** Only those calls understand a key that are made with a session. */
const takesKey = (method: string, operation: Operation): boolean =>
  MUTATIONS.includes(method) && operation.security?.length !== 0;

const BINARY = { type: 'string', format: 'binary' };

/** A body that may be a form too. */
const withForm = (
  requestBody: Operation['requestBody'],
  schema: unknown,
): Operation['requestBody'] => ({
  required: true,
  ...requestBody,
  content: { ...requestBody?.content, 'multipart/form-data': { schema } },
});

/** A form of the values that a JSON body holds, and of files. */
function withFiles(requestBody: Operation['requestBody'], files: unknown): unknown {
  const json = requestBody?.content?.['application/json'];
  return isObject(json) ? { allOf: [json.schema, files] } : files;
}

/** What a call reads from a form, and answers in other types than JSON. */
function withOwnContent(operation: Operation): Operation {
  const { 'x-form': whole, 'x-files': files, 'x-produces': types, ...rest } = operation;
  const { requestBody, responses } = rest;
  const form = files === undefined ? whole : withFiles(requestBody, files);
  const content = Array.isArray(types)
    ? Object.fromEntries(types.map((type: string) => [type, { schema: BINARY }]))
    : undefined;
  return {
    ...rest,
    ...(form === undefined ? {} : { requestBody: withForm(requestBody, form) }),
    ...(content ? { responses: { ...responses, 200: { description: 'Done.', content } } } : {}),
  };
}

/** A body that nothing is required of may be left out. */
function withOptionalBody(operation: Operation): Operation {
  const { requestBody } = operation;
  const json = requestBody?.content?.['application/json'];
  const schema = isObject(json) ? json.schema : undefined;
  const mayBeLeftOut = isObject(schema) && schema['x-optional'] === true;
  return mayBeLeftOut
    ? { ...operation, requestBody: { ...requestBody, required: false } }
    : operation;
}

function finishOperation(method: string, path: string, described: Operation): Operation {
  const operation = withOptionalBody(withOwnContent(described));
  const named = Object.keys(operation.responses ?? {}).map(Number);
  const rejections = [...new Set([...named, ...rejectionsOf(method, operation)])].filter(
    (status) => status >= 400 && status < 500,
  );
  const answers = Object.entries(operation.responses ?? {}).filter(
    ([status]) => !rejections.includes(Number(status)),
  );
  const key = { $ref: '#/components/parameters/IdempotencyKey' };
  const { parameters = [] } = operation;
  const describesKey = parameters.some(
    (one) => String(one.name).toLowerCase() === 'idempotency-key',
  );
  return {
    ...operation,
    operationId: operationIdOf(method, path, operation),
    ...(takesKey(method, operation) && !describesKey ? { parameters: [...parameters, key] } : {}),
    responses: Object.fromEntries([
      ...answers,
      ...rejections.sort((one, other) => one - other).map((status) => [status, REJECTED(status)]),
    ]),
  };
}

/**
 * The same description with every schema that says its name (`x-model`) among the components, and
 * with no choice between one schema.
 */
function withModels(value: unknown, models: Map<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => withModels(item, models));
  if (!isObject(value)) return value;
  const { 'x-model': name, 'x-optional': _optional, ...rest } = value;
  const inner = Object.fromEntries(
    Object.entries(rest).map(([key, part]) => [key, withModels(part, models)]),
  );
  if (typeof name === 'string') {
    models.set(name, inner);
    return { $ref: `#/components/schemas/${name}` };
  }
  const { anyOf, ...others } = inner;
  return Array.isArray(anyOf) && anyOf.length === 1 ? { ...others, ...anyOf[0] } : inner;
}

const referencesIn = (value: unknown): readonly string[] =>
  [...JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].flatMap(
    ([, name]) => name ?? [],
  );

/** The schemas that something refers to, directly or through others. */
function usedSchemas(
  whole: unknown,
  schemas: Readonly<Record<string, unknown>>,
): readonly string[] {
  const used = new Set<string>();
  let next = referencesIn(whole);
  while (next.length > 0) {
    const fresh = next.filter((name) => !used.has(name) && Object.hasOwn(schemas, name));
    for (const name of fresh) used.add(name);
    next = fresh.flatMap((name) => referencesIn(schemas[name]));
  }
  return [...used].toSorted();
}

/** What a body is called where only bodies have it: the writer of schemas adds `Input` to both. */
function plainNames(text: string, used: readonly string[]): string {
  const renamed = used
    .filter((name) => name.endsWith('Input') && !used.includes(name.slice(0, -5)))
    .map((name) => [name, name.slice(0, -5)] as const);
  return renamed.reduce(
    (whole, [from, to]) =>
      whole
        .replaceAll(`"#/components/schemas/${from}"`, `"#/components/schemas/${to}"`)
        .replaceAll(`"${from}":`, `"${to}":`),
    text,
  );
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A key of this change, such as a UUID: the same key and body within 24 hours are answered with the first result, and nothing is done twice.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const errorResponses = () =>
  Object.fromEntries(
    ALL_STATUSES.map((status) => [
      `Error${status}`,
      {
        description: MEANINGS[status] ?? 'Rejected.',
        content: {
          'application/json': { schema: { ...errorSchema(status), 'x-model': `Error${status}` } },
        },
      },
    ]),
  );

const usedResponses = (paths: unknown, responses: Json): Json => {
  const text = JSON.stringify(paths);
  return Object.fromEntries(
    Object.entries(responses).filter(([name]) => text.includes(`"#/components/responses/${name}"`)),
  );
};

/**
 * Completes the description that the schemas of the routes give: a name for each call, models by
 * name, the rejections, the idempotency key, and what is no JSON.
 */
export function finishApiDescription(description: object): object {
  const { paths = {}, components = {}, ...rest } = description as Description;
  const calls = Object.fromEntries(
    Object.entries(paths).map(([path, operations]) => [
      path,
      Object.fromEntries(
        Object.entries(operations).map(([method, one]) => [
          method,
          finishOperation(method, path, one),
        ]),
      ),
    ]),
  );
  const models = new Map<string, unknown>();
  const written = withModels(
    { paths: calls, schemas: components.schemas ?? {}, responses: errorResponses() },
    models,
  ) as { paths: Json; schemas: Json; responses: Json };
  const responses = usedResponses(written.paths, written.responses);
  const schemas: Json = { ...written.schemas, ...Object.fromEntries(models) };
  const used = usedSchemas([written.paths, responses], schemas);
  const whole = {
    ...rest,
    components: {
      ...components,
      parameters: { IdempotencyKey: IDEMPOTENCY_KEY },
      responses,
      schemas: Object.fromEntries(used.map((name) => [name, schemas[name]])),
    },
    paths: written.paths,
  };
  return JSON.parse(plainNames(JSON.stringify(whole), used)) as object;
}
