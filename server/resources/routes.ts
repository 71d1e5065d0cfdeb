import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hourly } from '../base/hourly.ts';
import { requireAccess } from '../base/require-access.ts';
import { readMultipartRecord } from '../uploads/multipart-record.ts';
import { uploads } from '../uploads/uploads.ts';
import { acceptEmptyBodies } from './body-parsers.ts';
import { actOnRecord, changeRecord } from './change-record.ts';
import { createRecord } from './create-record.ts';
import { removeDueFiles } from './discarded-files.ts';
import { definitionsError } from './engine.ts';
import { schemaWriter } from './json-schema.ts';
import { documentOnly, serveReads } from './read-routes.ts';
import { moveRecord } from './record-order.ts';
import { removeRecord } from './remove-record.ts';
import { renewSearchTexts } from './renew-search-texts.ts';
import { callOf } from './request-context.ts';
import type { Resource } from './resource.ts';
import { collisionsOf, knownRoutesOf } from './route-collisions.ts';
import { type RouteSchemas, routeSchemas } from './route-schemas.ts';

type ById = { Params: { id: string } };

/** A form with files is read into the values that a JSON body would contain. */
const readForm =
  ({ definition }: Resource) =>
  async (request: FastifyRequest) => {
    if (!request.isMultipart()) return;
    request.body = await readMultipartRecord(request, definition, request.server.blobs);
  };

function serveWrites(app: FastifyInstance, resource: Resource, schemas: RouteSchemas): void {
  const { definition } = resource;
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
  app.route<ById & { Querystring: { restores?: unknown } }>({
    method: ['PUT', 'PATCH'],
    url: `${path}/:id`,
    schema: schemas.change,
    onRequest: requireAccess(access.edit),
    preValidation,
    handler: async (request) => {
      const { params, body, query } = request;
      const restores = query.restores !== undefined;
      return answer(await changeRecord(callOf(request), resource, params.id, { body, restores }));
    },
  });
  const remove = { schema: schemas.remove, onRequest: requireAccess(access.delete) };
  app.delete<ById>(`${path}/:id`, remove, async (request) =>
    answer(await removeRecord(callOf(request), resource, request.params.id)),
  );
  if (definition.ordered !== undefined) {
    const order = { schema: schemas.order, onRequest: requireAccess(access.edit) };
    app.post(`${path}/order`, order, async (request) =>
      answer(await moveRecord(callOf(request), resource, request.body)),
    );
  }
  for (const [verb, action] of Object.entries(actions)) {
    const act = { schema: schemas.act(verb), onRequest: requireAccess(action.access) };
    app.post<ById>(`${path}/:id/${verb}`, act, async (request) => {
      const { params, body } = request;
      const call = callOf(request);
      return answer(await actOnRecord(call, resource, { id: params.id, verb, body }));
    });
  }
}

/** Two calls at one address: the router would say so without naming the resource. */
function rejectCollisions({ engine, knownRoutes }: FastifyInstance): void {
  const known = knownRoutesOf(knownRoutes);
  const problems = [...engine.definitions.values()].flatMap((one) => collisionsOf(one, known));
  if (problems.length > 0) throw definitionsError(problems);
}

/** Serves every opened resource: the calls that follow from its definition, and those that modules add. */
export async function resourceRoutes(app: FastifyInstance): Promise<void> {
  const { engine } = app;
  await app.register(uploads);
  acceptEmptyBodies(app);
  documentOnly(app);
  const all = [...engine.resources.values()];
  for (const resource of all) for (const addRoutes of resource.routes) addRoutes(app, resource);
  // Some of these are plugins, which are loaded only now.
  await app.after();
  rejectCollisions(app);
  const writer = schemaWriter(engine.definitions);
  for (const resource of all) {
    const schemas = routeSchemas(resource.definition, writer);
    serveReads(app, resource, schemas);
    if (!resource.definition.readOnly) serveWrites(app, resource, schemas);
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
