import type { FastifyInstance } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { office } from '../../domain/access.ts';
import { FOUND_KINDS } from '../../domain/search/found.ts';
import { requireAccess } from '../base/require-access.ts';
import { readSearchTerms } from '../resources/list-query.ts';
import type { Module } from '../resources/module.ts';
import { findEverything } from './find-everything.ts';
import { SEARCH_SCHEMA } from './search-schemas.ts';

/** One call for everything that a person can look for in the back office. */
async function searchRoutes(scope: FastifyInstance): Promise<void> {
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const options = { schema: SEARCH_SCHEMA, onRequest: requireAccess(office) };
  app.get('/search', options, async ({ query: { q, limit, kind = FOUND_KINDS }, actor }) => {
    const { database, resources } = scope.engine;
    const sought = { text: q, terms: readSearchTerms('q', q), limit };
    const data = await findEverything(database, { resources, actor }, sought, [kind].flat());
    return {
      status: 'success' as const,
      data: { ...data, places: [...data.places], groups: [...data.groups] },
    };
  });
}

/** The search at the top of the back office. */
export const searchModule: Module = { name: 'search', routes: searchRoutes };
