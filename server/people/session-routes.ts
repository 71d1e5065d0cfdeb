import type { FastifyInstance } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deviceCookie, deviceIn } from './device-cookie.ts';
import { factorDemand, NO_QUERY, phone, session } from './session-schemas.ts';
import { demandOf, startedSession, startOf } from './session-start.ts';
import { signIn } from './sign-in.ts';
import { findWireUser } from './wire-user.ts';

const credentials = z
  .strictObject({ phone, password: z.string().min(1).max(200) })
  .meta({ id: 'Credentials' });

const done = z.object({ status: z.literal('success') });

const SIGN_IN = {
  tags: ['session'],
  summary:
    'Sign in with a phone number and a password. Whoever has a second factor gets a 401 with a ticket.',
  security: [],
  querystring: NO_QUERY,
  body: credentials,
  response: { 200: startedSession },
};

const WHO = {
  tags: ['session'],
  summary: 'Who is signed in.',
  querystring: NO_QUERY,
  response: { 200: session.extend({ secondFactor: factorDemand.optional() }) },
};

const SIGN_OUT = {
  tags: ['session'],
  summary: 'Sign out: the token is invalid from now on.',
  querystring: NO_QUERY,
  response: { 200: done },
};

/** Signing in, finding out who is signed in, and signing out. */
export async function sessionRoutes(scope: FastifyInstance): Promise<void> {
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const secure = scope.config.publicUrl?.startsWith('https:') ?? false;

  app.post('/auth', { config: { public: true }, schema: SIGN_IN }, async (request, reply) => {
    const begun = await signIn(scope, {
      ...request.body,
      address: request.ip,
      device: deviceIn(request.headers.cookie),
      agent: request.headers['user-agent'],
    });
    reply.header('set-cookie', deviceCookie(begun.device, { secure }));
    return startOf(scope, begun);
  });

  const beforeFactor = { config: { beforeFactor: true } };
  app.get('/auth/me', { ...beforeFactor, schema: WHO }, async ({ actor }) => {
    const user = await findWireUser(scope.database, actor.id);
    return { role: user.role, user, ...demandOf(actor.factorDueAt, scope.now()) };
  });

  const always = { config: { beforeFactor: true, whileViewing: true } };
  app.delete('/auth', { ...always, schema: SIGN_OUT }, async (request) => {
    const { sessionHash } = request.actor;
    await scope.sessions.end(sessionHash);
    scope.engine.domainEvents.sessionsEnded({ hash: sessionHash });
    return { status: 'success' as const };
  });
}
