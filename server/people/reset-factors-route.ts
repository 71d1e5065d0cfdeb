import type { FastifyInstance } from 'fastify';
import { RequestError } from '../base/request-error.ts';
import { requireAccess } from '../base/require-access.ts';
import { findRecord } from '../resources/find-record.ts';
import { rejectQuery } from '../resources/read-routes.ts';
import { callOf, writing } from '../resources/request-context.ts';
import type { Resource } from '../resources/resource.ts';
import { answer, errorsOf, ID_PARAMS } from '../resources/route-schemas.ts';
import { writeAudit } from '../resources/write-audit.ts';
import { proveFresh, resetFactors } from './own-factors.ts';
import { noteFactorReset } from './sign-in-notices.ts';

const RESET = {
  tags: ['users'],
  summary: 'Take the second factor of a colleague away, who has lost it. Their sessions end.',
  params: ID_PARAMS,
  body: {
    type: 'object',
    properties: {
      currentPassword: {
        type: 'string',
        maxLength: 200,
        description: 'May be left out after a young sign-in.',
      },
    },
    additionalProperties: false,
    'x-optional': true,
  },
  response: {
    200: answer({
      type: 'object',
      properties: { had: { type: 'boolean', description: 'Whether there was one.' } },
      required: ['had'],
    }),
    ...errorsOf(400, 404, 409),
  },
};

/** For somebody who has lost their phone: an administrator makes the password enough again. */
export function resetFactorsRoute(app: FastifyInstance, users: Resource): void {
  const { database, resources } = app.engine;
  const { access, path } = users.definition;
  app.post<{ Params: { id: string }; Body: { currentPassword?: string } | null | undefined }>(
    `/${path}/:id/secondfactor/reset`,
    { schema: RESET, onRequest: requireAccess(access.edit) },
    async (request) => {
      rejectQuery(request.query);
      const call = callOf(request);
      const rule = access.edit;
      const { _id } = await findRecord(database, { resources, actor: call.actor }, users, {
        id: request.params.id,
        rule,
      });
      // With their own factors people prove themselves on their own page.
      if (_id === call.actor.id) throw new RequestError('user.oneself');
      await proveFresh({ app, call, actor: request.actor }, request.body?.currentPassword);
      return writing(call, async (context) => {
        const { transaction } = context;
        const had = await resetFactors(transaction, _id);
        await transaction.deleteFrom('session').where('user_id', '=', _id).execute();
        context.sessionsEnded({ userId: _id });
        await writeAudit([{ action: 'resetFactors', resource: 'users', recordId: _id }], context);
        await noteFactorReset(context, _id);
        return { data: { had } };
      });
    },
  );
}
