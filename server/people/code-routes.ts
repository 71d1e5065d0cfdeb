import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { admin } from '../../domain/access.ts';
import { requireAccess } from '../base/require-access.ts';
import { codeSettings, codesSent } from './code-budget.ts';
import { deviceCookie, deviceIn } from './device-cookie.ts';
import { askForCode } from './request-code.ts';
import { resetPassword } from './reset-password.ts';
import { NO_QUERY, phone } from './session-schemas.ts';
import { startedSession, startOf } from './session-start.ts';
import { signInByCode } from './sign-in-by-code.ts';

const asking = z.strictObject({ phone }).meta({ id: 'AskForCode' });
const reset = z
  .strictObject({ phone, password: z.string().min(8).max(200) })
  .meta({ id: 'NewPassword' });
const params = z.object({ code: z.string().min(1).max(40) });
const success = z.literal('success');
const sent = z.object({ status: success, data: z.object({ sent: z.literal(true) }).nullable() });
const changed = z.object({
  status: success,
  data: z.object({ changed: z.literal(true) }).nullable(),
});

const OPEN = { tags: ['session'], security: [], querystring: NO_QUERY };

const FORGOTTEN = {
  ...OPEN,
  summary: 'Send a code for a new password by SMS. `data` is null if nobody has the number.',
  body: asking,
  response: { 200: sent },
};
const RESET = {
  ...OPEN,
  summary: 'Set a new password with a code. `data` is null if the code cannot be used.',
  params,
  body: reset,
  response: { 200: changed },
};
const ASK = {
  ...OPEN,
  summary: 'Send a customer a code to sign in with. The answer is the same for every number.',
  body: asking,
  response: { 200: sent },
};
const SIGN_IN = {
  ...OPEN,
  summary: 'Sign a customer in with a code.',
  params,
  body: asking,
  response: { 200: startedSession },
};

const BUDGET = {
  tags: ['session'],
  summary: 'How many codes were sent in this day, and how many may be.',
  querystring: NO_QUERY,
  response: {
    200: z.object({
      status: success,
      data: z.object({
        sending: z.boolean(),
        sent: z.int(),
        perDay: z.int(),
        endsAt: z.iso.datetime().nullable(),
      }),
    }),
  },
};

const PUBLIC = { config: { public: true } };

/** Codes that come by SMS: for a new password, and for customers to sign in. */
export async function codeRoutes(scope: FastifyInstance): Promise<void> {
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const secure = scope.config.publicUrl?.startsWith('https:') ?? false;
  const from = ({ ip, headers }: FastifyRequest) => ({
    address: ip,
    device: deviceIn(headers.cookie),
  });

  const forAdmins = { onRequest: requireAccess(admin), schema: BUDGET };
  app.get('/auth/codes', forAdmins, async () => {
    const { sending, perDay } = await codeSettings(scope.database);
    const { sent, endsAt } = await codesSent(scope.database, scope.now());
    const data = { sending, sent, perDay, endsAt: endsAt?.toISOString() ?? null };
    return { status: 'success' as const, data };
  });

  app.post('/auth/forgetpassword', { ...PUBLIC, schema: FORGOTTEN }, async (request) => {
    const given = { ...request.body, ...from(request), purpose: 'recovery' as const };
    const isSent = await askForCode(scope, given);
    return { status: 'success' as const, data: isSent ? { sent: true as const } : null };
  });

  app.post('/auth/resetpassword/:code', { ...PUBLIC, schema: RESET }, async (request, reply) => {
    const { code } = request.params;
    const device = await resetPassword(scope, { ...request.body, ...from(request), code });
    if (device) reply.header('set-cookie', deviceCookie(device, { secure }));
    return { status: 'success' as const, data: device ? { changed: true as const } : null };
  });

  app.post('/auth/signincode', { ...PUBLIC, schema: ASK }, async (request) => {
    await askForCode(scope, { ...request.body, ...from(request), purpose: 'signIn' });
    return { status: 'success' as const, data: { sent: true as const } };
  });

  app.post('/auth/signincode/:code', { ...PUBLIC, schema: SIGN_IN }, async (request, reply) => {
    const { code } = request.params;
    const agent = request.headers['user-agent'];
    const given = { ...request.body, ...from(request), code, agent };
    const begun = await signInByCode(scope, given);
    reply.header('set-cookie', deviceCookie(begun.device, { secure }));
    return startOf(scope, begun);
  });
}
