import type { FastifyInstance } from 'fastify';
import { admin, COMPOSED_ROLES } from '../../domain/access.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import { rejection } from '../base/request-error.ts';
import { requireAccess } from '../base/require-access.ts';
import { findRecord } from '../resources/find-record.ts';
import { rejectQuery } from '../resources/read-routes.ts';
import { callOf, writing } from '../resources/request-context.ts';
import type { Resource } from '../resources/resource.ts';
import { answer, errorsOf, ID_PARAMS } from '../resources/route-schemas.ts';
import { writeAudit } from '../resources/write-audit.ts';
import { findWireUser } from './wire-user.ts';

const VIEWING = {
  tags: ['users'],
  summary:
    'Begin a session that reads what an employee reads, and changes nothing. It ends after half an hour.',
  params: ID_PARAMS,
  response: {
    200: answer({
      type: 'object',
      properties: {
        token: { type: 'string' },
        endsAt: { type: 'string', format: 'date-time' },
        user: { type: 'object', additionalProperties: true, description: 'As their own session.' },
      },
      required: ['token', 'endsAt', 'user'],
    }),
    ...errorsOf(400, 404, 422),
  },
};

/** Customers have a page of their own, and administrators may do everything. */
const noEmployee = () =>
  rejection({
    en: 'Only an employee who may sign in can be looked as.',
    de: 'Ansehen lässt sich das Programm nur als Mitarbeiter, der sich anmelden darf.',
    fr: 'On ne peut regarder que comme un employé qui peut se connecter.',
    ar: 'لا يمكن المشاهدة إلا كموظف يحق له تسجيل الدخول.',
  });

/** An administrator sees what an employee sees; what they look at is noted in their own name. */
export function viewingRoute(app: FastifyInstance, users: Resource): void {
  const { database, resources } = app.engine;
  const { access, path } = users.definition;
  app.post<{ Params: { id: string } }>(
    `/${path}/:id/viewing`,
    { schema: VIEWING, onRequest: requireAccess(admin) },
    async (request) => {
      rejectQuery(request.query);
      const call = callOf(request);
      const target = { id: request.params.id, rule: access.show };
      const person = await findRecord(database, { resources, actor: call.actor }, users, target);
      if (!isOneOf(COMPOSED_ROLES, person.role) || person.status !== 'active') throw noEmployee();
      return writing(call, async (context) => {
        const { token, endsAt } = await app.sessions.beginViewing(
          context.transaction,
          { userId: call.actor.id, as: person._id },
          { now: context.now, agent: request.headers['user-agent'], address: request.ip },
        );
        await writeAudit([{ action: 'viewAs', resource: 'users', recordId: person._id }], context);
        const user = await findWireUser(database, person._id);
        return { data: { token, endsAt: endsAt.toISOString(), user } };
      });
    },
  );
}
