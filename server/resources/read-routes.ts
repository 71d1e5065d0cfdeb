import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import { type AccessRule, ANONYMOUS, allows } from '../../domain/access.ts';
import { RequestError } from '../base/request-error.ts';
import { requireAccess } from '../base/require-access.ts';
import { answerList } from './answer-list.ts';
import { findRecord, presentRecord } from './find-record.ts';
import { type RawQuery, readListQuery } from './list-query.ts';
import { OPEN_TO_ALL, sendPublicly } from './public-answer.ts';
import type { Resource } from './resource.ts';
import type { RouteSchemas } from './route-schemas.ts';
import { answerStrangers } from './stranger-answers.ts';

type ById = { Params: { id: string } };

/** A call for one record takes no query: silently ignoring a parameter would mislead the client. */
export function rejectQuery(query: unknown): void {
  const [parameter] = Object.keys(query ?? {});
  if (parameter === undefined) return;
  throw new RequestError('request.unknownField', {
    message: `This call takes no parameter "${parameter}".`,
    fields: { [parameter]: { code: 'unknownField' } },
  });
}

async function answerOne(request: FastifyRequest<ById>, resource: Resource) {
  const { id } = request.params;
  const named = resource.hooks.named?.(id);
  if (named) return answerList(request, resource, named);
  const { database, resources } = request.server.engine;
  const reading = { resources, actor: request.reader };
  const rule = resource.definition.access.show;
  const record = await findRecord(database, reading, resource, { id, rule });
  return { status: 'success', data: await presentRecord(database, reading, resource, record) };
}

/** Who may call a route that reads: readers without a session too, where the rule lets them. */
function readingBy(rule: AccessRule, schema: FastifySchema) {
  const onRequest = requireAccess(rule);
  if (!allows(rule, ANONYMOUS)) return { onRequest, schema };
  return {
    onRequest,
    onSend: sendPublicly,
    schema: { ...schema, security: OPEN_TO_ALL },
    config: { public: true },
  };
}

/** The calls that list records and read one, as they follow from the definition. */
export function serveReads(app: FastifyInstance, resource: Resource, schemas: RouteSchemas): void {
  const { definitions } = app.engine;
  const { definition } = resource;
  const path = `/${definition.path}`;
  const { access } = definition;

  const list = readingBy(access.list, schemas.list);
  app.get<{ Querystring: RawQuery }>(path, list, async (request, reply) => {
    const { reader: actor, query } = request;
    const requestedQuery = readListQuery(query, { definition, definitions, actor });
    const isWhole = requestedQuery.limit === undefined;
    const called = { resource, question: requestedQuery, isWhole };
    return answerStrangers(request, reply, called, () =>
      answerList(request, resource, requestedQuery),
    );
  });
  const show = readingBy(access.show, schemas.show);
  app.get<ById>(`${path}/:id`, show, async (request, reply) => {
    rejectQuery(request.query);
    const called = { resource, question: request.params.id, isWhole: false };
    return answerStrangers(request, reply, called, () => answerOne(request, resource));
  });
}

/**
 * The schemas of these routes only document. Bodies and queries are checked by the definitions
 * themselves (domain/validate.ts, list-query.ts), exactly as in the client, with violations that name
 * the field. A second check could only disagree.
 */
export function documentOnly(app: FastifyInstance): void {
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
}
