import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { invoiceAccess } from '../../domain/documents/invoice/issued-invoice.ts';
import { invoices } from '../../domain/resources/invoices.ts';
import { publicOrigin } from '../base/public-origin.ts';
import { RequestError } from '../base/request-error.ts';
import { requireAccess, requireAccessToAll } from '../base/require-access.ts';
import { sendBytes } from '../blobs/send-bytes.ts';
import { callOf, writing } from '../resources/request-context.ts';
import type { Resource } from '../resources/resource.ts';
import { archiveDamageRoutes } from './archive-damage-routes.ts';
import { cancelInvoice } from './cancel-invoice.ts';
import { facturXRoutes } from './factur-x-routes.ts';
import type { InvoiceArchive } from './invoice-archive.ts';
import { invoiceListRoutes } from './invoice-list-routes.ts';
import { findInvoice } from './invoice-rows.ts';
import { byId, cancelBody, issueBody, noQuery, oneInvoice } from './invoice-schemas.ts';
import { issueInvoice } from './issue-invoice.ts';
import { saveForIssue } from './save-for-issue.ts';

const TAGS = ['invoices'];
const DONE = 'success' as const;

const typed = (scope: FastifyInstance) => scope.withTypeProvider<ZodTypeProvider>();
type Scope = ReturnType<typeof typed>;

function serveReads(app: Scope): void {
  const { database } = app;
  app.get(
    '/invoices/:id',
    {
      onRequest: requireAccessToAll(invoices.access.show),
      schema: {
        tags: TAGS,
        summary: 'Read an issued document with everything that it prints.',
        params: byId,
        querystring: noQuery,
        response: { 200: oneInvoice },
      },
    },
    async ({ params }) => {
      const data = await findInvoice(database, params.id);
      if (!data) throw new RequestError('record.notFound');
      return { status: DONE, data };
    },
  );
}

function serveWrites(app: Scope, orders: Resource): void {
  const { invoiceArchive: archive } = app;
  app.post(
    '/invoices',
    {
      onRequest: requireAccess(invoiceAccess.issue),
      schema: {
        tags: TAGS,
        summary:
          'Issue the invoice of an order: what was typed is saved, it gets its number and is frozen.',
        querystring: noQuery,
        body: issueBody,
        response: { 201: oneInvoice },
      },
    },
    async (request, reply) => {
      const call = callOf(request, 201);
      const answer = await writing(call, async ({ transaction, afterCommit }) => {
        const __v = await saveForIssue(transaction, call, orders, request.body);
        const requested = { ...request.body, __v, origin: publicOrigin(request.server.config) };
        const data = await issueInvoice(transaction, call, orders, requested);
        afterCommit('drawing an invoice', () => archive.drawSoon(data._id));
        return { data };
      });
      return reply.code(201).send(answer);
    },
  );
  app.post(
    '/invoices/:id/cancel',
    {
      onRequest: requireAccess(invoiceAccess.cancel),
      schema: {
        tags: TAGS,
        summary: 'Cancel an issued invoice; returns its Storno.',
        params: byId,
        querystring: noQuery,
        body: cancelBody,
        response: { 201: oneInvoice },
      },
    },
    async (request, reply) => {
      const call = callOf(request, 201);
      const requested = { id: request.params.id, reason: request.body.reason };
      const answer = await writing(call, async ({ transaction, afterCommit }) => {
        const data = await cancelInvoice(transaction, call, orders, requested);
        afterCommit('drawing a Storno', () => archive.drawSoon(data._id));
        return { data };
      });
      return reply.code(201).send(answer);
    },
  );
}

function servePdf(app: Scope, archive: InvoiceArchive): void {
  app.get(
    '/invoices/:id/pdf',
    {
      onRequest: requireAccessToAll(invoices.access.show),
      schema: {
        tags: TAGS,
        summary:
          'Read the archived PDF/A of an issued document; drawn and archived now if necessary.',
        'x-produces': ['application/pdf'],
        params: byId,
        querystring: noQuery,
      },
    },
    async (request, reply) => {
      const bytes = await archive.bytesOf(request.params.id);
      return sendBytes(request, reply, { bytes, type: 'application/pdf' });
    },
  );
}

/** Issued invoices: created from orders, cancelled, archived, and never changed. */
export const invoiceRoutes =
  (orders: Resource): FastifyPluginAsync =>
  async (scope) => {
    scope.setValidatorCompiler(validatorCompiler);
    scope.setSerializerCompiler(serializerCompiler);
    const app = typed(scope);
    invoiceListRoutes(scope);
    archiveDamageRoutes(scope);
    serveReads(app);
    serveWrites(app, orders);
    servePdf(app, scope.invoiceArchive);
    facturXRoutes(scope, scope.invoiceArchive);
  };
