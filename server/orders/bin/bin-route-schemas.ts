import type { Definition } from '../../../domain/define.ts';
import type { SchemaWriter } from '../../resources/json-schema.ts';
import { answer, errorsOf, ID_PARAMS, querySchema } from '../../resources/route-schemas.ts';

const COUNT = { type: 'integer', description: 'How many match in all.' };
const ERASED = { type: 'integer', description: 'How many orders were removed.' };

/** The OpenAPI descriptions of the calls of the bin. */
export function binRouteSchemas(bin: Definition, orders: Definition, schemas: SchemaWriter) {
  const tags = [orders.name];
  const binned = schemas.record(bin);
  return {
    list: {
      tags,
      summary: 'List the deleted orders, the latest first.',
      querystring: querySchema(bin, schemas),
      response: {
        200: answer({ type: 'array', items: binned }, { count: COUNT }),
        ...errorsOf(400, 413),
      },
    },
    empty: {
      tags,
      summary: 'Remove every deleted order for good, with its ID documents.',
      response: {
        200: {
          type: 'object',
          description: 'Done.',
          properties: { status: { const: 'success' }, count: ERASED },
          required: ['status', 'count'],
        },
        ...errorsOf(),
      },
    },
    restore: {
      tags,
      summary: 'Take a deleted order out of the bin, as it was.',
      params: ID_PARAMS,
      response: { 200: answer(schemas.record(orders)), ...errorsOf(404, 409) },
    },
    erase: {
      tags,
      summary: 'Remove a deleted order for good, with its ID documents.',
      params: ID_PARAMS,
      response: { 200: answer(binned), ...errorsOf(404) },
    },
  };
}
