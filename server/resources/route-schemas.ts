import type { Definition } from '../../domain/define.ts';
import { ERROR_STATUS, VIOLATIONS } from '../../domain/errors.ts';
import type { Field } from '../../domain/fields.ts';
import { leavesOf } from '../../domain/paths.ts';
import { FACTORS } from '../../domain/people/second-factor.ts';
import { isSortable } from '../../domain/sortable.ts';
import type { JsonSchema, SchemaWriter } from './json-schema.ts';
import { MAX_IDS, MAX_ROWS, MAX_ROWS_OF_STRANGERS } from './list-query.ts';
import { isSearchable } from './search-text.ts';

/** The one error shape, with the codes of a status. */
export const errorSchema = (status: number): JsonSchema => ({
  type: 'object',
  properties: {
    status: { const: 'error' },
    code: {
      enum: Object.entries(ERROR_STATUS).flatMap(([code, own]) => (own === status ? [code] : [])),
    },
    message: { type: 'string' },
    ...(status >= 500
      ? { trace: { type: 'string', description: 'By which the log of the server says more.' } }
      : {}),
    ...(status === 400 || status === 409 || status === 422
      ? {
          fields: { type: 'object', additionalProperties: { type: 'string' } },
          violations: {
            type: 'object',
            additionalProperties: {
              type: 'object',
              properties: {
                code: { enum: VIOLATIONS },
                limit: { type: ['string', 'number'] },
                found: { type: 'string' },
                sentence: { type: 'object', additionalProperties: { type: 'string' } },
              },
              required: ['code'],
            },
          },
        }
      : {}),
    ...(status === 401
      ? {
          secondFactor: {
            type: 'object',
            description: 'With `session.secondFactor`: what the sign-in goes on with.',
            properties: {
              ticket: { type: 'string' },
              expiresAt: { type: 'string', format: 'date-time' },
              factors: { type: 'array', items: { enum: FACTORS } },
            },
            required: ['ticket', 'expiresAt', 'factors'],
          },
        }
      : {}),
    ...(status === 409 ? { current: { description: 'The current record.' } } : {}),
  },
  required: ['status', 'code', 'message'],
});

/** The meaning of each status of a rejection. */
export const MEANINGS: Readonly<Record<number, string>> = {
  400: 'The request cannot be read, or names something that does not exist.',
  401: 'No session, or one that has ended.',
  403: 'Not allowed for this user.',
  404: 'No such record.',
  405: 'This path has other methods.',
  408: 'The body arrived too slowly.',
  409: 'The version is stale, the key was used for another request, or a business rule forbids it.',
  413: 'Too large.',
  415: 'The content type is not supported.',
  422: 'Some fields are not valid; each is named.',
  429: 'Too many requests.',
};

const rejections = new Map<number, JsonSchema>();

/** One schema for all routes that are rejected with a status: there are hundreds of them. */
function rejectionOf(code: number): JsonSchema {
  const known = rejections.get(code);
  if (known) return known;
  const schema = { ...errorSchema(code), description: MEANINGS[code] ?? 'Rejected.' };
  rejections.set(code, schema);
  return schema;
}

/** The rejections that a route may answer with, besides those of every route. */
export const errorsOf = (...codes: readonly number[]): Record<number, JsonSchema> =>
  Object.fromEntries([...codes, 401, 403, 429].map((code) => [code, rejectionOf(code)]));

/** An answer of `{ status, data }`, with further properties besides the data. */
export const answer = (data: JsonSchema, extra: JsonSchema = {}): JsonSchema => ({
  type: 'object',
  description: 'Done.',
  properties: { status: { const: 'success' }, ...extra, data },
  required: ['status', ...Object.keys(extra), 'data'],
});

const RANGE_OPERATORS = ['gte', 'gt', 'lte', 'lt'];

function filterParameters(path: string, field: Field, schema: JsonSchema) {
  if (!field.filter) return [];
  const range = field.filter === 'range' ? RANGE_OPERATORS.map((one) => `[${one}]`) : [];
  return ['', '[ne]', ...range].map((suffix) => [`${path}${suffix}`, schema] as const);
}

/** The schema of one value that a field is compared with. */
function comparedSchema(leaf: Field, schemas: SchemaWriter): JsonSchema {
  const field = leaf.kind === 'list' ? leaf.of : leaf;
  if (field.kind === 'reference') return { type: 'string', format: 'uuid' };
  const { default: _default, ...bare } = field;
  return schemas.value({ ...bare, required: true } as Field);
}

const PAGING: Readonly<Record<string, JsonSchema>> = {
  page: { type: 'integer', minimum: 1, default: 1 },
  limit: {
    type: 'integer',
    minimum: 1,
    maximum: MAX_ROWS,
    description: `Without it, the whole list, up to ${MAX_ROWS} records; without a session at most ${MAX_ROWS_OF_STRANGERS}, with and without it.`,
  },
  fields: {
    type: 'string',
    description: `Only these fields, separated by commas. A whole list of \`_id\` alone may have ${MAX_IDS} records.`,
  },
};

/** The parameters of a list call that depend on the resource's own fields. */
export function querySchema(definition: Definition, schemas: SchemaWriter): JsonSchema {
  const leaves = leavesOf(definition.fields);
  const derived = Object.entries(definition.filteredBy ?? {});
  const filters = [...leaves, ...derived].flatMap(([path, leaf]) =>
    filterParameters(path, leaf, comparedSchema(leaf, schemas)),
  );
  const sortable = [
    ...leaves.filter(([, field]) => isSortable(field)).map(([path]) => path),
    ...(definition.sortedBy ?? []),
  ];
  const sort = {
    type: 'string',
    description: `Fields, a minus before one for descending: ${sortable.join(', ')}, createdAt, updatedAt. Missing values count as the largest.`,
  };
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(filters),
      ...(isSearchable(definition.fields) ? { search: { type: 'string', maxLength: 200 } } : {}),
      sort,
      ...PAGING,
    },
  };
}

/** The parameters of a path that names a record. */
export const ID_PARAMS: JsonSchema = {
  type: 'object',
  properties: { id: { type: 'string', description: 'The `_id` of a record.' } },
  required: ['id'],
};

/** Files as the parts of a form, those parts that are required, and the others by their names. */
export const formWith = (
  files: readonly string[],
  required: readonly string[] = [],
  others: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema => ({
  type: 'object',
  properties: {
    ...others,
    ...Object.fromEntries(files.map((name) => [name, { type: 'string', format: 'binary' }])),
  },
  ...(required.length > 0 ? { required } : {}),
});

const filePathsOf = ({ fields }: Definition): readonly string[] =>
  leavesOf(fields).flatMap(([path, { kind, assigned }]) =>
    (kind === 'image' || kind === 'file') && !assigned ? path : [],
  );

const ID: JsonSchema = { type: 'string', format: 'uuid' };

const ORDER_BODY: JsonSchema = {
  type: 'object',
  description: 'The record, and one of `before`, `after` (another record) and `place` (from 1).',
  properties: { id: ID, before: ID, after: ID, place: { type: 'integer', minimum: 1 } },
  required: ['id'],
};

/** Where a record stands, and how many there are. */
const PLACED: JsonSchema = {
  type: 'object',
  properties: { _id: ID, place: { type: 'integer' }, of: { type: 'integer' } },
  required: ['_id', 'place', 'of'],
};

const orderSchema = (name: string) => ({
  tags: [name],
  operationId: `order${modelName(name)}`,
  summary: `Move a record of ${name} to another place: beside another one, or to a number.`,
  body: ORDER_BODY,
  response: { 200: answer(PLACED), ...errorsOf(400, 404, 422) },
});

/** `weigthprice` as the models and calls of the description are named: `Weigthprice`. */
const modelName = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

const RESTORING: JsonSchema = {
  type: 'object',
  properties: {
    restores: {
      type: 'integer',
      description: 'The number of the version whose values these are; noted as its restoration.',
    },
  },
};

export type RouteSchemas = ReturnType<typeof routeSchemas>;

/** The OpenAPI descriptions of a resource's routes, derived from its definition. */
export function routeSchemas(definition: Definition, schemas: SchemaWriter) {
  const { name } = definition;
  const model = modelName(name);
  const record = { ...schemas.record(definition), 'x-model': `${model}Record` };
  const one = answer(record);
  const many = answer(
    { type: 'array', items: record },
    {
      count: { type: 'integer', description: 'How many match in all.' },
    },
  );
  const tags = [name];
  const files = filePathsOf(definition);
  const form = files.length > 0 ? { 'x-files': formWith(files) } : {};
  const creation = { ...schemas.creation(definition), 'x-model': `${model}Creation` };
  const change = { ...schemas.change(definition), 'x-model': `${model}Change` };
  return {
    list: {
      tags,
      operationId: `list${model}`,
      summary: `List ${name}.`,
      querystring: querySchema(definition, schemas),
      response: { 200: many, ...errorsOf(400, 413) },
    },
    show: {
      tags,
      operationId: `show${model}`,
      summary: `Read one record of ${name}.`,
      params: ID_PARAMS,
      response: { 200: one, ...errorsOf(404) },
    },
    create: {
      tags,
      operationId: `create${model}`,
      summary: `Create a record of ${name}.`,
      // By name, for developers who look at the description of the API.
      'x-rules': (definition.rules ?? []).map((rule) => rule.name),
      ...form,
      body: creation,
      response: { 201: one, ...errorsOf(400, 409, 413, 415, 422) },
    },
    change: {
      tags,
      operationId: `change${model}`,
      summary: `Change the named fields of a record of ${name}.`,
      querystring: RESTORING,
      ...form,
      params: ID_PARAMS,
      body: change,
      response: { 200: one, ...errorsOf(400, 404, 409, 413, 415, 422) },
    },
    remove: {
      tags,
      operationId: `delete${model}`,
      summary: `Delete a record of ${name}.`,
      params: ID_PARAMS,
      response: { 200: one, ...errorsOf(404, 409) },
    },
    order: orderSchema(name),
    act: (verb: string) => ({
      tags,
      operationId: `${verb}${model}`,
      summary: `Do "${verb}" on a record of ${name}.`,
      params: ID_PARAMS,
      body: {
        type: 'object',
        description: 'May be left out. With `__v`, only if it is the current version.',
        properties: { __v: { type: 'integer' } },
        'x-optional': true,
      },
      response: { 200: one, ...errorsOf(400, 404, 409, 422) },
    }),
  };
}
