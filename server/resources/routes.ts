import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AccessRule, ANONYMOUS, allows } from '../../domain/access.ts';
import { hourly } from '../base/hourly.ts';
import { RequestError } from '../base/request-error.ts';
import { requireAccess } from '../base/require-access.ts';
import { readMultipartRecord } from '../uploads/multipart-record.ts';
import { uploads } from '../uploads/uploads.ts';
import { answerList } from './answer-list.ts';
import { acceptEmptyBodies } from './body-parsers.ts';
import { actOnRecord, changeRecord } from './change-record.ts';
import { createRecord } from './create-record.ts';
import { removeDueFiles } from './discarded-files.ts';
import { findRecord, presentRecord } from './find-record.ts';
import { schemaWriter } from './json-schema.ts';
import { type RawQuery, readListQuery } from './list-query.ts';
import { removeRecord } from './remove-record.ts';
import { renewSearchTexts } from './renew-search-texts.ts';
import { callOf } from './request-context.ts';
import type { Resource } from './resource.ts';
import { routeSchemas } from './route-schemas.ts';

type ById = { Params: { id: string } };

/** A call for one record takes no query: silently ignoring a parameter would mislead the client. */
function refuseQuery(query: unknown): void {
  const [parameter] = Object.keys(query ?? {});
  if (parameter === undefined) return;
  throw new RequestError('request.unknownField', {
    message: `This call takes no parameter "${parameter}".`,
    fields: { [parameter]: { code: 'unknownField' } },
  });
}

async function answerOne(request: FastifyRequest<ById>, resource: Resource) {
  const { id } = request.params;
  refuseQuery(request.query);
  const named = resource.hooks.named?.(id);
  if (named) return answerList(request, resource, named);
  const { database, resources } = request.server.engine;
  const reading = { resources, actor: request.reader };
  const rule = resource.definition.access.show;
  const record = await findRecord(database, reading, resource, { id, rule });
  return { status: 'success', data: await presentRecord(database, reading, resource, record) };
}

/** A form with files is read into the values that a JSON body would have held. */
const readForm =
  ({ definition }: Resource) =>
  async (request: FastifyRequest) => {
    if (!request.isMultipart()) return;
    request.body = await readMultipartRecord(request, definition, request.server.blobs);
  };

/** Who may call a route that reads: readers without a session too, where the rule lets them. */
const readingBy = (rule: AccessRule) => ({
  onRequest: requireAccess(rule),
  config: { public: allows(rule, ANONYMOUS) },
});

function serveReads(app: FastifyInstance, resource: Resource): void {
  const { definitions } = app.engine;
  const { definition } = resource;
  const schemas = routeSchemas(definition, schemaWriter(definitions));
  const path = `/${definition.path}`;
  const { access } = definition;

  const list = { schema: schemas.list, ...readingBy(access.list) };
  app.get<{ Querystring: RawQuery }>(path, list, async (request) => {
    const { reader: actor, query } = request;
    const asked = readListQuery(query, { definition, definitions, actor });
    return answerList(request, resource, asked);
  });
  const show = { schema: schemas.show, ...readingBy(access.show) };
  app.get<ById>(`${path}/:id`, show, (request) => answerOne(request, resource));
}

function serveWrites(app: FastifyInstance, resource: Resource): void {
  const { definition } = resource;
  const schemas = routeSchemas(definition, schemaWriter(app.engine.definitions));
  const path = `/${definition.path}`;
  const { access, actions = {} } = definition;
  const preValidation = readForm(resource);
  const answer = (data: unknown) => ({ status: 'success', data });

  app.post(
    path,
    { schema: schemas.create, onRequest: requireAccess(access.create), preValidation },
    async (request, reply: FastifyReply) => {
      const record = await createRecord(callOf(request, 201), resource, request.body);
      return reply.code(201).send(answer(record));
    },
  );
  app.route<ById>({
    method: ['PUT', 'PATCH'],
    url: `${path}/:id`,
    schema: schemas.change,
    onRequest: requireAccess(access.edit),
    preValidation,
    handler: async (request) => {
      const call = callOf(request);
      return answer(await changeRecord(call, resource, request.params.id, request.body));
    },
  });
  const remove = { schema: schemas.remove, onRequest: requireAccess(access.delete) };
  app.delete<ById>(`${path}/:id`, remove, async (request) =>
    answer(await removeRecord(callOf(request), resource, request.params.id)),
  );
  for (const [verb, action] of Object.entries(actions)) {
    const act = { schema: schemas.act(verb), onRequest: requireAccess(action.access) };
    app.post<ById>(`${path}/:id/${verb}`, act, async (request) => {
      const { params, body } = request;
      const call = callOf(request);
      return answer(await actOnRecord(call, resource, { id: params.id, verb, body }));
    });
  }
}

/** Serves every resource: the calls that follow from its definition, and those that rooms add. */
export async function resourceRoutes(app: FastifyInstance): Promise<void> {
  const { engine } = app;
  await app.register(uploads);
  acceptEmptyBodies(app);
  // The schemas of these routes only document. Bodies and queries are checked by the definitions
  // themselves (domain/validate.ts, list-query.ts), exactly as in the client, with violations
  // that name the field. A second check could only disagree.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  for (const resource of engine.resources.values()) {
    serveReads(app, resource);
    serveWrites(app, resource);
    for (const addRoutes of resource.routes) addRoutes(app, resource);
  }
  hourly(app, {
    name: 'removing files that no record names',
    work: async (signal) => {
      const removed = await removeDueFiles(engine, { now: app.now(), signal });
      if (removed > 0) app.log.info({ removed }, 'files that no record names were removed');
    },
  });
  hourly(app, {
    name: 'renewing search texts',
    work: (signal) => renewSearchTexts(engine.database, engine.resources, signal),
  });
}
