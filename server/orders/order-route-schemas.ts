import type { Definition } from '../../domain/define.ts';
import type { SchemaWriter } from '../resources/json-schema.ts';
import { answer, errorsOf, querySchema } from '../resources/route-schemas.ts';

const TOTALS = {
  type: 'object',
  properties: {
    count: { type: 'integer', description: 'How many orders match.' },
    packages: { type: 'integer', description: 'The number of their parcels.' },
    weight: { type: 'number', description: 'Their weight, in kg.' },
    unpaid: {
      type: 'string',
      description: 'The totals of the unpaid ones, in euro.',
      examples: ['1280.50'],
    },
  },
  required: ['count', 'packages', 'weight', 'unpaid'],
};

/** The OpenAPI descriptions of the calls that only orders have. */
export function orderRouteSchemas(definition: Definition, schemas: SchemaWriter) {
  const tags = [definition.name];
  return {
    totals: {
      tags,
      summary: 'Read the totals of the orders of a list, over all its pages.',
      querystring: querySchema(definition, schemas),
      response: { 200: answer(TOTALS), ...errorsOf(400) },
    },
  };
}
