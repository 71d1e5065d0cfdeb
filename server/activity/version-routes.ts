import type { FastifyInstance } from 'fastify';
import { allows, partOf } from '../../domain/access.ts';
import { RequestError } from '../base/request-error.ts';
import { requireAccess } from '../base/require-access.ts';
import { rejectQuery } from '../resources/read-routes.ts';
import type { Resource } from '../resources/resource.ts';
import { answer, errorsOf, ID_PARAMS } from '../resources/route-schemas.ts';
import { recordVersion, recordVersions } from './versions.ts';

type ById = { Params: { id: string } };
type ByNumber = { Params: { id: string; number: string } };

const VERSION = {
  number: { type: 'integer', description: 'From 1 on, the eldest first.' },
  at: { type: 'string', format: 'date-time' },
  by: {
    type: 'object',
    properties: { _id: { type: ['string', 'null'] }, name: { type: 'string' } },
  },
  action: { type: 'string' },
  paths: { type: 'array', items: { type: 'string' }, description: 'What was changed.' },
} as const;

const LIST_ANSWER = answer({ type: 'array', items: { type: 'object', properties: VERSION } });

const ONE_ANSWER = answer({
  type: 'object',
  properties: {
    ...VERSION,
    values: { type: 'object', description: 'The record as it was.', additionalProperties: true },
    unknown: {
      type: 'array',
      items: { type: 'string' },
      description: 'Whose values are not stored: secrets, and what was erased.',
    },
  },
});

const NUMBER = /^[1-9]\d{0,8}$/;

/** The calls for the versions of the records of a resource. */
export function versionRoutes(app: FastifyInstance, resource: Resource): void {
  const { database, resources } = app.engine;
  const { access, name, path } = resource.definition;
  const tags = [name];
  const onRequest = requireAccess(
    (actor) => allows(partOf('activity'), actor) && allows(access.show, actor),
  );

  const list = {
    tags,
    summary: `List the versions of a record of ${name}, the latest first.`,
    params: ID_PARAMS,
    response: { 200: LIST_ANSWER, ...errorsOf(400, 404) },
  };
  app.get<ById>(`/${path}/:id/versions`, { schema: list, onRequest }, async (request) => {
    rejectQuery(request.query);
    const reading = { resources, actor: request.actor };
    const data = await recordVersions(database, reading, resource, request.params.id);
    return { status: 'success', data };
  });

  const one = {
    tags,
    summary: `Read a version of a record of ${name}.`,
    params: {
      type: 'object',
      properties: { id: { type: 'string' }, number: { type: 'string' } },
      required: ['id', 'number'],
    },
    response: { 200: ONE_ANSWER, ...errorsOf(400, 404) },
  };
  app.get<ByNumber>(
    `/${path}/:id/versions/:number`,
    { schema: one, onRequest },
    async (request) => {
      rejectQuery(request.query);
      const { id, number } = request.params;
      if (!NUMBER.test(number)) throw new RequestError('record.notFound');
      const reading = { resources, actor: request.actor };
      const which = { id, number: Number(number) };
      const data = await recordVersion(database, reading, resource, which);
      return { status: 'success', data };
    },
  );
}
