import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { admin, office, rolesAt } from '../../domain/access.ts';
import { RequestError } from '../base/request-error.ts';
import { requireAccess } from '../base/require-access.ts';
import { callOf } from '../resources/request-context.ts';
import { deviceCookie, deviceIn } from './device-cookie.ts';
import { secondFactorState, signInPolicy } from './factor-store.ts';
import {
  addPasskey,
  beginApp,
  confirmApp,
  proveFresh,
  removeFactor,
  renewOwnCodes,
} from './own-factors.ts';
import { registrationOptions, signingOptions } from './passkeys.ts';
import {
  asRegistration,
  asSignature,
  completion,
  currentPassword,
  firstCode,
  namedPasskey,
  newPolicy,
  onlyPasskey,
  onlyTicket,
  options,
  policy,
  state,
} from './second-factor-schemas.ts';
import { NO_QUERY } from './session-schemas.ts';
import { startedSession, startOf } from './session-start.ts';
import type { SignedInDevice } from './sign-in.ts';
import {
  countPasskeyCall,
  type GivenFactor,
  signInByFactor,
  signInByPasskey,
} from './sign-in-by-factor.ts';
import { savePolicy } from './sign-in-policy.ts';
import { ownerOfTicket } from './sign-in-tickets.ts';

const success = z.literal('success');
const answerOf = <Data extends z.ZodType>(data: Data) => z.object({ status: success, data });
const newFactor = answerOf(z.object({ recoveryCodes: z.array(z.string()).nullable() }));
const codes = answerOf(z.object({ recoveryCodes: z.array(z.string()) }));
const anyState = answerOf(state);
const anyOptions = answerOf(options);
const nothing = answerOf(z.null());

const tags = ['session'];
const OPEN = { tags, security: [], querystring: NO_QUERY };
const OWN = { tags, querystring: NO_QUERY };

const COMPLETE = {
  ...OPEN,
  summary: 'Go on with a sign-in: the ticket, and a code, a recovery code or a passkey.',
  body: completion,
  response: { 200: startedSession },
};
const TICKET_OPTIONS = {
  ...OPEN,
  summary: 'What a browser needs to sign with a passkey of whoever has the ticket.',
  body: onlyTicket,
  response: { 200: anyOptions },
};
const ANY_OPTIONS = {
  ...OPEN,
  summary: 'What a browser needs to sign in with a passkey alone.',
  response: { 200: anyOptions },
};
const BY_PASSKEY = {
  ...OPEN,
  summary: 'Sign in with a passkey alone.',
  body: onlyPasskey,
  response: { 200: startedSession },
};
const STATE = {
  ...OWN,
  summary: 'What the caller has beside their password.',
  response: { 200: anyState },
};
const BEGIN_APP = {
  ...OWN,
  summary: 'Begin with an authenticator app: the secret, shown this once.',
  body: currentPassword,
  response: { 200: answerOf(z.object({ secret: z.string(), address: z.string() })) },
};
const CONFIRM_APP = {
  ...OWN,
  summary: 'Turn the authenticator app on with its first code.',
  body: firstCode,
  response: { 200: newFactor },
};
const REMOVE_APP = {
  ...OWN,
  summary: 'Remove the authenticator app.',
  body: currentPassword,
  response: { 200: nothing },
};
const RENEW = {
  ...OWN,
  summary: 'Make new recovery codes, shown this once, in place of the old ones.',
  body: currentPassword,
  response: { 200: codes },
};
const PASSKEY_OPTIONS = {
  ...OWN,
  summary: 'What a browser needs to make a passkey for the caller.',
  body: currentPassword,
  response: { 200: anyOptions },
};
const ADD_PASSKEY = {
  ...OWN,
  summary: 'Add a passkey under a name.',
  body: namedPasskey,
  response: { 200: newFactor },
};
const REMOVE_PASSKEY = {
  ...OWN,
  summary: 'Remove a passkey of the caller.',
  params: z.object({ id: z.uuid() }),
  body: currentPassword,
  response: { 200: nothing },
};
const POLICY = {
  ...OWN,
  summary: 'Which roles have to have a second factor.',
  response: { 200: answerOf(policy.extend({ possible: z.array(z.string()) })) },
};
const SAVE_POLICY = {
  ...OWN,
  summary: 'Set which roles have to have a second factor, and how long they may wait.',
  body: newPolicy,
  response: { 200: answerOf(policy.extend({})) },
};

/** What was given with a ticket: exactly one of the three. */
function givenFactor({ code, recoveryCode, passkey }: z.infer<typeof completion>): GivenFactor {
  const given = [
    ...(code === undefined ? [] : [{ code }]),
    ...(recoveryCode === undefined ? [] : [{ recoveryCode }]),
    ...(passkey === undefined ? [] : [{ passkey: asSignature(passkey) }]),
  ];
  const [one, another] = given;
  if (!one || another) throw new RequestError('request.badValue');
  return one;
}

/** A second factor at the sign-in, and passkeys in place of a password. */
export async function factorSignInRoutes(scope: FastifyInstance): Promise<void> {
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const { database, config } = scope;
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  const placeOf = ({ ip, headers }: FastifyRequest) => ({
    address: ip,
    device: deviceIn(headers.cookie),
    agent: headers['user-agent'],
  });
  const cookieOf = ({ device }: SignedInDevice) => deviceCookie(device, { secure });
  const publicly = { public: true };

  app.post(
    '/auth/secondfactor/complete',
    { config: publicly, schema: COMPLETE },
    async (request, reply) => {
      const given = givenFactor(request.body);
      const begun = await signInByFactor(scope, {
        ticket: request.body.ticket,
        given,
        ...placeOf(request),
      });
      reply.header('set-cookie', cookieOf(begun));
      return startOf(scope, begun);
    },
  );

  app.post(
    '/auth/secondfactor/options',
    { config: publicly, schema: TICKET_OPTIONS },
    async (request) => {
      const now = scope.now();
      await countPasskeyCall(scope, request.ip);
      const { id } = await ownerOfTicket(database, request.body.ticket, now);
      const data = await signingOptions({ database, config, now }, id);
      return { status: 'success' as const, data: { ...data } };
    },
  );

  app.post('/auth/passkey/options', { config: publicly, schema: ANY_OPTIONS }, async (request) => {
    await countPasskeyCall(scope, request.ip);
    const data = await signingOptions({ database, config, now: scope.now() }, null);
    return { status: 'success' as const, data: { ...data } };
  });

  app.post('/auth/passkey', { config: publicly, schema: BY_PASSKEY }, async (request, reply) => {
    const passkey = asSignature(request.body.passkey);
    const begun = await signInByPasskey(scope, { passkey, ...placeOf(request) });
    reply.header('set-cookie', cookieOf(begun));
    return startOf(scope, begun);
  });
}

/**
 * What people do with their own second factors. Answers with secrets are stored under no idempotency
 * key, where they would be readable for a week.
 */
export async function ownFactorRoutes(scope: FastifyInstance): Promise<void> {
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const { database, config } = scope;
  const ownOf = (request: FastifyRequest) => ({
    app: scope,
    call: callOf(request),
    actor: request.actor,
  });
  // Customers sign in by code; their page has no place for a second factor.
  const onRequest = requireAccess(office);
  const open = { config: { beforeFactor: true, keepsKeys: true }, onRequest };

  app.get('/auth/secondfactor', { ...open, schema: STATE }, async ({ actor }) => {
    const data = await secondFactorState(database, actor);
    return { status: 'success' as const, data: { ...data, passkeys: [...data.passkeys] } };
  });

  app.post('/auth/secondfactor/app', { ...open, schema: BEGIN_APP }, async (request) => {
    const own = ownOf(request);
    await proveFresh(own, request.body.currentPassword);
    return { status: 'success' as const, data: await beginApp(own) };
  });

  app.post('/auth/secondfactor/app/confirm', { ...open, schema: CONFIRM_APP }, async (request) => {
    const { recoveryCodes } = await confirmApp(ownOf(request), request.body.code);
    const data = { recoveryCodes: recoveryCodes && [...recoveryCodes] };
    return { status: 'success' as const, data };
  });

  app.post('/auth/secondfactor/app/remove', { ...open, schema: REMOVE_APP }, async (request) => {
    const own = ownOf(request);
    await proveFresh(own, request.body.currentPassword);
    await removeFactor(own, 'app');
    return { status: 'success' as const, data: null };
  });

  app.post('/auth/secondfactor/recoverycodes', { ...open, schema: RENEW }, async (request) => {
    const own = ownOf(request);
    await proveFresh(own, request.body.currentPassword);
    const data = { recoveryCodes: [...(await renewOwnCodes(own))] };
    return { status: 'success' as const, data };
  });

  app.post(
    '/auth/secondfactor/passkeys/options',
    { ...open, schema: PASSKEY_OPTIONS },
    async (request) => {
      const own = ownOf(request);
      await proveFresh(own, request.body.currentPassword);
      const { id, name } = own.actor;
      const { phone } = await database
        .selectFrom('users')
        .select('phone')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const place = { database, config, now: scope.now() };
      const data = await registrationOptions(place, { id, name, phone });
      return { status: 'success' as const, data: { ...data } };
    },
  );

  // The challenge shows that the password was given, or that the sign-in is young.
  app.post('/auth/secondfactor/passkeys', { ...open, schema: ADD_PASSKEY }, async (request) => {
    const { name, response } = request.body;
    const { recoveryCodes } = await addPasskey(ownOf(request), {
      name,
      response: asRegistration(response),
    });
    const data = { recoveryCodes: recoveryCodes && [...recoveryCodes] };
    return { status: 'success' as const, data };
  });

  app.post(
    '/auth/secondfactor/passkeys/:id/remove',
    { ...open, schema: REMOVE_PASSKEY },
    async (request) => {
      const own = ownOf(request);
      await proveFresh(own, request.body.currentPassword);
      await removeFactor(own, { passkey: request.params.id });
      return { status: 'success' as const, data: null };
    },
  );

  const forAdmins = { onRequest: requireAccess(admin) };
  app.get('/auth/policy', { ...forAdmins, schema: POLICY }, async () => {
    const { roles, graceDays } = await signInPolicy(database);
    const data = { roles: [...roles], graceDays, possible: [...rolesAt('office')] };
    return { status: 'success' as const, data };
  });

  app.put('/auth/policy', { ...forAdmins, schema: SAVE_POLICY }, async (request) => {
    const { currentPassword: given, ...wanted } = request.body;
    await proveFresh(ownOf(request), given);
    const { roles, graceDays } = await savePolicy(callOf(request), wanted);
    return { status: 'success' as const, data: { roles: [...roles], graceDays } };
  });
}
