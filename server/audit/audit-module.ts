import type { FastifyInstance } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { admin } from '../../domain/access.ts';
import { requireAccess } from '../base/require-access.ts';
import type { Module } from '../resources/module.ts';
import { callOf, writing } from '../resources/request-context.ts';
import { chainState, verifyAndNote } from './chain-state.ts';
import { sealEntries } from './seal-entries.ts';

const tags = ['audit'];
const status = z.literal('success');

const moment = z.iso.datetime().nullable();

const state = z
  .object({
    number: z.int().describe('How many entries are sealed: the number of the last link.'),
    hash: z.string().describe('The hash of the last link, to note elsewhere.'),
    waiting: z.int().describe('Entries that are not sealed yet.'),
    sealedAt: moment,
    verifiedNumber: z.int().nullable().describe('Up to which link the chain was verified last.'),
    verifiedAt: moment,
    fault: z
      .object({
        kind: z.string(),
        number: z.int().nullable(),
        entry: z.uuid().nullable(),
        day: z.iso.date().nullable(),
      })
      .nullable()
      .describe('What was found wrong first.'),
  })
  .meta({ id: 'AuditChain' });

const SCHEMAS = {
  state: {
    tags,
    summary: 'How far the audit trail is sealed, and when it was verified last.',
    querystring: z.strictObject({}),
    response: { 200: z.object({ status, data: state }) },
  },
  verify: {
    tags,
    summary: 'Verify the whole audit trail, in the background.',
    querystring: z.strictObject({}),
    response: { 202: z.object({ status }) },
  },
};

async function auditRoutes(scope: FastifyInstance): Promise<void> {
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const onRequest = requireAccess(admin);

  app.get('/audit/chain', { schema: SCHEMAS.state, onRequest }, async () => {
    const { sealedAt, verifiedAt, ...found } = await chainState(scope.database);
    const data = {
      ...found,
      sealedAt: sealedAt?.toISOString() ?? null,
      verifiedAt: verifiedAt?.toISOString() ?? null,
    };
    return { status: 'success' as const, data };
  });

  app.post('/audit/verify', { schema: SCHEMAS.verify, onRequest }, async (request, reply) => {
    const answer = await writing(callOf(request, 202), async ({ enqueue }) => {
      await enqueue('auditVerify', {});
      return {};
    });
    return reply.code(202).send(answer);
  });
}

/** The audit trail as evidence: its entries are sealed soon after they are written, and verified. */
export const auditModule: Module = {
  name: 'audit',
  routes: auditRoutes,
  workers: (app) => [
    {
      queue: 'auditSeal',
      every: '* * * * *',
      atStart: true,
      async work(_, signal) {
        await sealEntries(app.database, app.now, signal);
      },
    },
    {
      queue: 'auditVerify',
      every: '20 2 * * *',
      async work(_, signal) {
        await sealEntries(app.database, app.now, signal);
        const { fault } = await verifyAndNote(app.database, app.now(), signal);
        if (fault) app.log.error({ fault }, 'the audit trail is not as it was sealed');
      },
    },
  ],
};
