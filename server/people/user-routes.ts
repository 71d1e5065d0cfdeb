import type { FastifyInstance } from 'fastify';
import { type AccessRule, allows, grantsOf, partOf } from '../../domain/access.ts';
import { requireAccess } from '../base/require-access.ts';
import { findRecord } from '../resources/find-record.ts';
import { rejectQuery } from '../resources/read-routes.ts';
import { type Call, callOf, writing } from '../resources/request-context.ts';
import type { Resource } from '../resources/resource.ts';
import { answer, errorsOf, ID_PARAMS } from '../resources/route-schemas.ts';
import { userSummary } from './read-user-summary.ts';
import { resetFactorsRoute } from './reset-factors-route.ts';
import { endSessions } from './user-sessions.ts';
import { SESSION_PARAMS, USER_SUMMARY } from './user-summary-schema.ts';
import { viewingRoute } from './viewing-route.ts';

type ById = { Params: { id: string } };
type BySession = { Params: { id: string; session: string } };

const TAGS = ['users'];

const SUMMARY = {
  tags: TAGS,
  summary: 'Read what belongs to a user: balance, addresses used, consents, sessions, activity.',
  params: ID_PARAMS,
  response: { 200: answer(USER_SUMMARY), ...errorsOf(400, 404) },
};

const ENDED = answer({
  type: 'object',
  properties: { ended: { type: 'integer', description: 'How many sessions have ended.' } },
  required: ['ended'],
});

const END_ONE = {
  tags: TAGS,
  summary: 'End a session of a user.',
  params: SESSION_PARAMS,
  response: { 200: ENDED, ...errorsOf(400, 404) },
};

const END_ALL = {
  tags: TAGS,
  summary: 'End all sessions of a user but the one of this call.',
  params: ID_PARAMS,
  response: { 200: ENDED, ...errorsOf(400, 404) },
};

/** It shows what somebody owes and has done, so a composed role needs what shows that elsewhere. */
const summaryRule =
  (show: AccessRule): AccessRule =>
  (actor) =>
    allows(show, actor) &&
    (grantsOf(actor) === undefined ||
      (allows(partOf('overview'), actor) && allows(partOf('activity'), actor)));

/** The calls that only users have. */
export function userRoutes(app: FastifyInstance, users: Resource): void {
  const { database, resources } = app.engine;
  const { access, path } = users.definition;
  const found = (call: Pick<Call, 'actor'>, id: string, rule = access.show) =>
    findRecord(database, { resources, actor: call.actor }, users, { id, rule });

  app.get<ById>(
    `/${path}/:id/summary`,
    { schema: SUMMARY, onRequest: requireAccess(summaryRule(access.show)) },
    async ({ params, query, actor }) => {
      rejectQuery(query);
      const { _id } = await found({ actor }, params.id);
      const { sessionHash } = actor;
      const data = await userSummary(database, _id, { now: app.now(), sessionHash });
      return { status: 'success', data };
    },
  );

  resetFactorsRoute(app, users);
  viewingRoute(app, users);

  app.delete<BySession>(
    `/${path}/:id/sessions/:session`,
    { schema: END_ONE, onRequest: requireAccess(access.edit) },
    async (request) => {
      rejectQuery(request.query);
      const call = callOf(request);
      const { id, session } = request.params;
      const { _id } = await found(call, id, access.edit);
      return writing(call, async (context) => ({
        data: { ended: await endSessions(_id, { session }, context) },
      }));
    },
  );

  app.delete<ById>(
    `/${path}/:id/sessions`,
    { schema: END_ALL, onRequest: requireAccess(access.edit) },
    async (request) => {
      rejectQuery(request.query);
      const call = callOf(request);
      const { _id } = await found(call, request.params.id, access.edit);
      const except = request.actor.sessionHash;
      return writing(call, async (context) => ({
        data: { ended: await endSessions(_id, { except }, context) },
      }));
    },
  );
}
