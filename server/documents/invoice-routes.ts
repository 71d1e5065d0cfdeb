import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { invoiceAccess } from '../../domain/documents/invoice/issued-invoice.ts';
import { hourly } from '../base/hourly.ts';
import { RequestError } from '../base/request-error.ts';
import { requireAccess } from '../base/require-access.ts';
import { sendBytes } from '../blobs/send-bytes.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import type { Resource } from '../resources/resource.ts';
import { callOf, type Room } from '../resources/room.ts';
import { archiveDamageRoutes } from './archive-damage-routes.ts';
import { cancelInvoice } from './cancel-invoice.ts';
import { facturXRoutes } from './factur-x-routes.ts';
import { createInvoiceArchive, type InvoiceArchive } from './invoice-archive.ts';
import { invoiceListRoutes } from './invoice-list-routes.ts';
import { findInvoice } from './invoice-rows.ts';
import { byId, cancelBody, issueBody, noQuery, oneInvoice } from './invoice-schemas.ts';
import { issueInvoice } from './issue-invoice.ts';
import { createPdfPrinter } from './pdf-printer.ts';
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
      onRequest: requireAccess(invoiceAccess.show),
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

type Deeds = { readonly room: Room; readonly orders: Resource; readonly archive: InvoiceArchive };

function serveDeeds(app: Scope, { room, orders, archive }: Deeds): void {
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
      const call = callOf(room, request, 201);
      const { data, dropped } = await inTransaction(app.database, async (transaction) => {
        const saved = await saveForIssue(transaction, call, orders, request.body);
        const asked = { ...request.body, __v: saved.__v };
        const issued = await issueInvoice(transaction, call, orders, asked);
        await request.keepAnswer(transaction, 201, { status: DONE, data: issued });
        return { data: issued, dropped: saved.dropped };
      });
      await call.removeFiles(dropped);
      archive.drawSoon(data._id);
      return reply.code(201).send({ status: DONE, data });
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
      const call = callOf(room, request, 201);
      const asked = { id: request.params.id, reason: request.body.reason };
      const data = await inTransaction(app.database, async (transaction) => {
        const storno = await cancelInvoice(transaction, call, orders, asked);
        await request.keepAnswer(transaction, 201, { status: DONE, data: storno });
        return storno;
      });
      archive.drawSoon(data._id);
      return reply.code(201).send({ status: DONE, data });
    },
  );
}

function servePdf(app: Scope, archive: InvoiceArchive): void {
  app.get(
    '/invoices/:id/pdf',
    {
      onRequest: requireAccess(invoiceAccess.show),
      schema: {
        tags: TAGS,
        summary:
          'Read the archived PDF/A of an issued document; drawn and archived now if necessary.',
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

/** The archive of this server. Now and every hour it draws what a dead process has left undrawn. */
function archiveOf(scope: FastifyInstance): InvoiceArchive {
  const { database, blobs, now, newId, log } = scope;
  const printer = createPdfPrinter();
  const archive = createInvoiceArchive({ database, blobs, now, newId, log, printer });
  hourly(scope, { name: 'drawing issued documents', work: archive.drawMissing });
  scope.addHook('onClose', archive.close);
  return archive;
}

/** Issued invoices: created from orders, cancelled, archived, and never changed. */
export const invoiceRoutes =
  (room: Room, orders: Resource): FastifyPluginAsync =>
  async (scope) => {
    scope.setValidatorCompiler(validatorCompiler);
    scope.setSerializerCompiler(serializerCompiler);
    const app = typed(scope);
    const archive = archiveOf(scope);
    invoiceListRoutes(scope);
    archiveDamageRoutes(scope);
    serveReads(app);
    serveDeeds(app, { room, orders, archive });
    servePdf(app, archive);
    facturXRoutes(scope, archive);
  };
