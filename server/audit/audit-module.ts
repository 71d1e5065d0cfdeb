import type { FastifyInstance } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { admin, partOf } from '../../domain/access.ts';
import { RequestError } from '../base/request-error.ts';
import { demand, requireAccess } from '../base/require-access.ts';
import type { Module } from '../resources/module.ts';
import { type Call, callOf, writing } from '../resources/request-context.ts';
import { type AuditEntry, writeAudit } from '../resources/write-audit.ts';
import { auditMetrics } from './audit-metrics.ts';
import { auditStatus } from './audit-status.ts';
import { auditViews } from './audit-views.ts';
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
    damage: z
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
  exported: {
    tags,
    summary: 'Note that a list has been exported as a file, which the client writes by itself.',
    querystring: z.strictObject({}),
    body: z
      .strictObject({
        resource: z.string().max(60).describe('A resource, or `activity`.'),
        format: z.enum(['csv', 'xlsx']),
        rows: z.int().min(0),
      })
      .meta({ id: 'ExportedList' }),
    response: { 201: z.object({ status }) },
  },
};

type Exported = { readonly resource: string; readonly format: string; readonly rows: number };

/** An export as an entry: of the audit itself it is about whoever has made it. */
function exportEntry({ resource, format, rows }: Exported, call: Call): AuditEntry {
  const { actor, newId, resources } = call;
  const changes = { file: { from: null, to: format }, rows: { from: null, to: rows } };
  if (resource === 'activity') {
    demand(partOf('activity'), actor);
    return { action: 'exportAudit', resource: 'users', recordId: actor.id, changes };
  }
  const definition = resources.get(resource)?.definition;
  if (!definition) throw new RequestError('record.notFound');
  demand(definition.access.list, actor);
  return { action: 'export', resource, recordId: newId(), changes };
}

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

  app.post(
    '/audit/exports',
    { schema: SCHEMAS.exported, onRequest: requireAccess(partOf('exports')) },
    async (request, reply) => {
      const call = callOf(request, 201);
      const answer = await writing(call, async (context) => {
        await writeAudit([exportEntry(request.body, call)], context);
        return {};
      });
      return reply.code(201).send(answer);
    },
  );
}

/** The audit trail as evidence: its entries are sealed soon after they are written, and verified. */
export const auditModule: Module = {
  name: 'audit',
  plugin: auditViews,
  routes: auditRoutes,
  status: auditStatus,
  metrics: auditMetrics,
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
        const { damage } = await verifyAndNote(app.database, app.now(), signal);
        if (damage) app.log.error({ damage }, 'the audit trail is not as it was sealed');
      },
    },
  ],
};
