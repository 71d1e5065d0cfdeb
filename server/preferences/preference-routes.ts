import type { FastifyInstance } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { MAX_PREFERENCE_BYTES, MAX_PREFERENCE_KEY } from '../../domain/people/preferences.ts';
import { RequestError } from '../base/request-error.ts';
import { acceptEmptyBodies } from '../resources/body-parsers.ts';
import type { Module } from '../resources/module.ts';
import { callOf, writing } from '../resources/request-context.ts';
import { keepPreference, preferencesOf, removePreference } from './stored-preferences.ts';

const tags = ['preferences'];
const DONE = 'success' as const;
const noQuery = z.strictObject({});

const byKey = z.object({
  key: z
    .string()
    .min(1)
    .max(MAX_PREFERENCE_KEY)
    .regex(/^\P{Cc}*$/u)
    .meta({ description: 'A name that the client has chosen, such as "list:users.list:columns".' }),
});

const value = z.unknown().meta({ description: 'Any JSON, up to 16 kB.' });

const preference = z
  .object({ key: z.string(), value, updatedAt: z.iso.datetime() })
  .meta({ id: 'Preference' });

const schemas = {
  list: {
    tags,
    summary: 'List all preferences of the signed-in person.',
    querystring: noQuery,
    response: {
      200: z.object({ status: z.literal(DONE), count: z.int(), data: z.array(preference) }),
    },
  },
  keep: {
    tags,
    summary: 'Create or replace a preference of the signed-in person.',
    params: byKey,
    querystring: noQuery,
    body: z.strictObject({ value }).meta({ id: 'PreferenceValue' }),
    response: { 200: z.object({ status: z.literal(DONE), data: preference }) },
  },
  remove: {
    tags,
    summary: 'Remove a preference of the signed-in person, if there is one.',
    params: byKey,
    querystring: noQuery,
    response: { 204: z.null().meta({ description: 'It is not there any more.' }) },
  },
};

/** The value as it is stored. Throws if it is missing or too large. */
function jsonOf(value: unknown): string {
  if (value === undefined) {
    throw new RequestError('record.invalid', { fields: { value: { code: 'required' } } });
  }
  const json = JSON.stringify(value);
  if (Buffer.byteLength(json) <= MAX_PREFERENCE_BYTES) return json;
  throw new RequestError('request.tooLarge', {
    message: `A preference holds at most ${MAX_PREFERENCE_BYTES} bytes of JSON.`,
    fields: { value: { code: 'tooLong', limit: MAX_PREFERENCE_BYTES } },
  });
}

async function preferenceRoutes(scope: FastifyInstance): Promise<void> {
  acceptEmptyBodies(scope);
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const { database } = scope;

  app.get('/preferences', { schema: schemas.list }, async ({ actor }) => {
    const data = [...(await preferencesOf(database, actor.id))];
    return { status: DONE, count: data.length, data };
  });

  app.route({
    method: ['PUT', 'PATCH'],
    url: '/preferences/:key',
    schema: schemas.keep,
    handler: (request) => {
      const { key } = request.params;
      const json = jsonOf(request.body.value);
      return writing(callOf(request), async ({ transaction, actor, now: at }) => ({
        data: await keepPreference(transaction, { userId: actor.id, key, json, at }),
      }));
    },
  });

  app.delete('/preferences/:key', { schema: schemas.remove }, async ({ actor, params }, reply) => {
    await removePreference(database, { userId: actor.id, key: params.key });
    return reply.code(204).send(null);
  });
}

/** What every signed-in person, customers too, keeps for their own screens. */
export const preferencesModule: Module = { name: 'preferences', routes: preferenceRoutes };
