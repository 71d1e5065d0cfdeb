import type { FastifyInstance } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { SIGN_IN_NOTICES } from '../../domain/people/sign-in-notice.ts';
import { callOf, writing } from '../resources/request-context.ts';
import { NO_QUERY } from './session-schemas.ts';
import { closeNotice, readNotices } from './sign-in-notices.ts';
import { endSessions, openSessions } from './user-sessions.ts';

const success = z.literal('success');
const own = z
  .object({
    _id: z.uuid(),
    startedAt: z.iso.datetime(),
    usedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    userAgent: z.string().nullable(),
    network: z.string().nullable(),
    own: z.boolean(),
  })
  .meta({ id: 'OwnSession' });
const ended = z.object({ status: success, data: z.object({ ended: z.int() }) });

const notice = z
  .object({
    _id: z.uuid(),
    kind: z.enum(SIGN_IN_NOTICES),
    at: z.iso.datetime(),
    network: z.string().nullable(),
    userAgent: z.string().nullable(),
  })
  .meta({ id: 'SignInNotice' });

const tags = ['session'];
const NOTICES = {
  tags,
  summary: 'What the caller has yet to read of their own account, such as a sign-in elsewhere.',
  querystring: NO_QUERY,
  response: { 200: z.object({ status: success, data: z.array(notice) }) },
};
const CLOSE_NOTICE = {
  tags,
  summary: 'Put a notice away. With `wasMe: false` the session that it is about ends.',
  querystring: NO_QUERY,
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ wasMe: z.boolean() }).meta({ id: 'NoticeAnswer' }),
  response: { 200: ended },
};
const LIST = {
  tags,
  summary: 'The living sessions of the caller, the one used last first.',
  querystring: NO_QUERY,
  response: { 200: z.object({ status: success, data: z.array(own) }) },
};
const END_ONE = {
  tags,
  summary: 'End a session of the caller.',
  querystring: NO_QUERY,
  params: z.object({ session: z.uuid() }),
  response: { 200: ended },
};
const END_OTHERS = {
  tags,
  summary: 'End all sessions of the caller but this one.',
  querystring: NO_QUERY,
  response: { 200: ended },
};

/** Where the caller is signed in, and how they end that, whatever their role is. */
export async function ownSessionRoutes(scope: FastifyInstance): Promise<void> {
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  const app = scope.withTypeProvider<ZodTypeProvider>();

  app.get('/auth/sessions', { schema: LIST }, async ({ actor }) => {
    const { id, sessionHash } = actor;
    const found = await openSessions(scope.database, id, { now: scope.now(), sessionHash });
    const data = found.map((one) => ({ ...one, network: one.network ?? null }));
    return { status: 'success' as const, data };
  });

  app.delete('/auth/sessions/:session', { schema: END_ONE }, async (request) => {
    const { session } = request.params;
    return writing(callOf(request), async (context) => ({
      data: { ended: await endSessions(request.actor.id, { session }, context) },
    }));
  });

  app.delete('/auth/sessions', { schema: END_OTHERS }, async (request) => {
    const except = request.actor.sessionHash;
    return writing(callOf(request), async (context) => ({
      data: { ended: await endSessions(request.actor.id, { except }, context) },
    }));
  });

  app.get('/auth/notices', { schema: NOTICES }, async ({ actor }) => {
    const data = [...(await readNotices(scope.database, actor))];
    return { status: 'success' as const, data };
  });

  app.post('/auth/notices/:id', { schema: CLOSE_NOTICE }, async (request) => {
    const { id } = request.params;
    const { wasMe } = request.body;
    return writing(callOf(request), async (context) => ({
      data: { ended: await closeNotice(request.actor, { id, wasMe }, context) },
    }));
  });
}
