import type { Definition } from '../../domain/define.ts';
import { ERROR_STATUS, VIOLATIONS } from '../../domain/errors.ts';
import type { Field } from '../../domain/fields.ts';
import { leavesOf } from '../../domain/paths.ts';
import { isSortable } from '../../domain/sortable.ts';
import type { JsonSchema, SchemaWriter } from './json-schema.ts';
import { MAX_ROWS, MAX_ROWS_OF_STRANGERS } from './list-query.ts';
import { isSearchable } from './search-text.ts';

/** The one error shape, with the codes of a status. */
const errorSchema = (status: number): JsonSchema => ({
  type: 'object',
  properties: {
    status: { const: 'error' },
    code: {
      enum: Object.entries(ERROR_STATUS).flatMap(([code, own]) => (own === status ? [code] : [])),
    },
    message: { type: 'string' },
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
              },
              required: ['code'],
            },
          },
        }
      : {}),
    ...(status === 409 ? { current: { description: 'The current record.' } } : {}),
  },
  required: ['status', 'code', 'message'],
});

const MEANINGS: Readonly<Record<number, string>> = {
  400: 'The request cannot be read, or names something that does not exist.',
  401: 'No session, or one that has ended.',
  403: 'Not allowed for this user.',
  404: 'No such record.',
  409: 'The version is stale, or a business rule forbids it.',
  413: 'Too large.',
  415: 'The content type is not supported.',
  422: 'Some fields are not valid; each is named.',
  429: 'Too many requests.',
};

/** The refusals that a route may answer with, besides those of every route. */
export const errorsOf = (...codes: readonly number[]): Record<number, JsonSchema> =>
  Object.fromEntries(
    [...codes, 401, 403, 429].map((code) => [
      code,
      { ...errorSchema(code), description: MEANINGS[code] ?? 'Refused.' },
    ]),
  );

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
  fields: { type: 'string', description: 'Only these fields, separated by commas.' },
};

/** The parameters of a list call that depend on the resource's own fields. */
export function querySchema(definition: Definition, schemas: SchemaWriter): JsonSchema {
  const leaves = leavesOf(definition.fields);
  const filters = leaves.flatMap(([path, leaf]) =>
    filterParameters(path, leaf, comparedSchema(leaf, schemas)),
  );
  const sortable = leaves.filter(([, field]) => isSortable(field)).map(([path]) => path);
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
  summary: `Move a record of ${name} to another place: beside another one, or to a number.`,
  body: ORDER_BODY,
  response: { 200: answer(PLACED), ...errorsOf(400, 404, 422) },
});

/** The OpenAPI descriptions of a resource's routes, derived from its definition. */
export function routeSchemas(definition: Definition, schemas: SchemaWriter) {
  const { name } = definition;
  const record = schemas.record(definition);
  const one = answer(record);
  const many = answer(
    { type: 'array', items: record },
    {
      count: { type: 'integer', description: 'How many match in all.' },
    },
  );
  const tags = [name];
  const creation = schemas.creation(definition);
  const change = schemas.change(definition);
  return {
    list: {
      tags,
      summary: `List ${name}.`,
      querystring: querySchema(definition, schemas),
      response: { 200: many, ...errorsOf(400, 413) },
    },
    show: {
      tags,
      summary: `Read one record of ${name}.`,
      params: ID_PARAMS,
      response: { 200: one, ...errorsOf(404) },
    },
    create: {
      tags,
      summary: `Create a record of ${name}.`,
      // By name, for developers who look at the description of the API.
      'x-rules': (definition.rules ?? []).map((rule) => rule.name),
      consumes: ['application/json', 'multipart/form-data'],
      body: creation,
      response: { 201: one, ...errorsOf(400, 409, 413, 415, 422) },
    },
    change: {
      tags,
      summary: `Change the named fields of a record of ${name}.`,
      consumes: ['application/json', 'multipart/form-data'],
      params: ID_PARAMS,
      body: change,
      response: { 200: one, ...errorsOf(400, 404, 409, 413, 415, 422) },
    },
    remove: {
      tags,
      summary: `Delete a record of ${name}.`,
      params: ID_PARAMS,
      response: { 200: one, ...errorsOf(404, 409) },
    },
    order: orderSchema(name),
    act: (verb: string) => ({
      tags,
      summary: `Do "${verb}" on a record of ${name}.`,
      params: ID_PARAMS,
      body: { type: 'object', properties: { __v: { type: 'integer' } } },
      response: { 200: one, ...errorsOf(400, 404, 409, 422) },
    }),
  };
}
