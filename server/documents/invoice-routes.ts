import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { invoiceAccess } from '../../domain/documents/invoice/issued-invoice.ts';
import { demand } from '../demand.ts';
import { sendBlob } from '../files/send-blob.ts';
import { RequestError } from '../request-error.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import type { Resource } from '../resources/resource.ts';
import { callOf, type Room } from '../resources/room.ts';
import { cancelInvoice } from './cancel-invoice.ts';
import { facturXRoutes } from './factur-x-routes.ts';
import { findInvoice, listInvoices } from './invoice-rows.ts';
import {
  byId,
  cancelBody,
  issueBody,
  listQuery,
  manyInvoices,
  noQuery,
  oneInvoice,
} from './invoice-schemas.ts';
import { issueInvoice } from './issue-invoice.ts';
import { archivedPdf, keepPdf } from './keep-pdf.ts';
import { createPdfPrinter, type PdfPrinter } from './pdf-printer.ts';

const TAGS = ['invoices'];
const DONE = 'success' as const;
const MAX_PDF_BYTES = 10_000_000;

const typed = (scope: FastifyInstance) => scope.withTypeProvider<ZodTypeProvider>();
type Scope = ReturnType<typeof typed>;

function serveReads(app: Scope): void {
  const { database } = app;
  app.get(
    '/invoices',
    {
      schema: {
        tags: TAGS,
        summary: 'Issued invoices and Storno documents, the latest first.',
        querystring: listQuery,
        response: { 200: manyInvoices },
      },
    },
    async ({ actor, query }) => {
      demand(invoiceAccess.show, actor);
      const { page, limit, ...filter } = query;
      const { count, invoices } = await listInvoices(database, filter, { page, limit });
      return { status: DONE, count, data: [...invoices] };
    },
  );
  app.get(
    '/invoices/:id',
    {
      schema: {
        tags: TAGS,
        summary: 'An issued document with all that it prints.',
        params: byId,
        querystring: noQuery,
        response: { 200: oneInvoice },
      },
    },
    async ({ actor, params }) => {
      demand(invoiceAccess.show, actor);
      const data = await findInvoice(database, params.id);
      if (!data) throw new RequestError('record.notFound');
      return { status: DONE, data };
    },
  );
}

function serveDeeds(app: Scope, room: Room, orders: Resource): void {
  app.post(
    '/invoices',
    {
      schema: {
        tags: TAGS,
        summary: 'Issue the invoice of an order: it gets its number and is frozen.',
        querystring: noQuery,
        body: issueBody,
        response: { 201: oneInvoice },
      },
    },
    async (request, reply) => {
      demand(invoiceAccess.issue, request.actor);
      const call = callOf(room, request, 201);
      const data = await inTransaction(app.database, async (transaction) => {
        const issued = await issueInvoice(transaction, call, orders, request.body);
        await request.keepAnswer(transaction, 201, { status: DONE, data: issued });
        return issued;
      });
      return reply.code(201).send({ status: DONE, data });
    },
  );
  app.post(
    '/invoices/:id/cancel',
    {
      schema: {
        tags: TAGS,
        summary: 'Cancel an issued invoice; answers its Storno.',
        params: byId,
        querystring: noQuery,
        body: cancelBody,
        response: { 201: oneInvoice },
      },
    },
    async (request, reply) => {
      demand(invoiceAccess.cancel, request.actor);
      const call = callOf(room, request, 201);
      const asked = { id: request.params.id, reason: request.body.reason };
      const data = await inTransaction(app.database, async (transaction) => {
        const storno = await cancelInvoice(transaction, call, orders, asked);
        await request.keepAnswer(transaction, 201, { status: DONE, data: storno });
        return storno;
      });
      return reply.code(201).send({ status: DONE, data });
    },
  );
}

function servePdf(app: Scope, printer: PdfPrinter): void {
  const { database, blobs } = app;
  app.addContentTypeParser(
    'application/pdf',
    { parseAs: 'buffer', bodyLimit: MAX_PDF_BYTES },
    async (_request: unknown, body: Buffer) => body,
  );
  app.put(
    '/invoices/:id/pdf',
    {
      bodyLimit: MAX_PDF_BYTES,
      schema: {
        tags: TAGS,
        summary: 'Archive the printed bytes of an issued document, once and for all.',
        consumes: ['application/pdf'],
        params: byId,
        querystring: noQuery,
        response: { 200: oneInvoice },
      },
    },
    async (request) => {
      const { actor, body, params } = request;
      demand(invoiceAccess.archive, actor);
      if (!Buffer.isBuffer(body)) throw new RequestError('request.wrongType');
      const data = await keepPdf(params.id, body, {
        database,
        blobs,
        context: { actor, now: app.now(), newId: app.newId },
        kept: ({ transaction }, invoice) =>
          request.keepAnswer(transaction, 200, { status: DONE, data: invoice }),
      });
      return { status: DONE, data };
    },
  );
  app.get(
    '/invoices/:id/pdf',
    {
      schema: {
        tags: TAGS,
        summary:
          'The archived bytes of an issued document; drawn and archived where there are none.',
        params: byId,
        querystring: noQuery,
      },
    },
    async (request, reply) => {
      demand(invoiceAccess.show, request.actor);
      const { id } = request.params;
      const context = { actor: request.actor, now: app.now(), newId: app.newId };
      const name = await archivedPdf(id, { database, blobs, context, printer });
      return sendBlob(request, reply, blobs, { name, caching: 'never' });
    },
  );
}

/** Issued invoices: made from orders, cancelled, archived, and never changed. */
export const invoiceRoutes =
  (room: Room, orders: Resource): FastifyPluginAsync =>
  async (scope) => {
    scope.setValidatorCompiler(validatorCompiler);
    scope.setSerializerCompiler(serializerCompiler);
    const app = typed(scope);
    const printer = createPdfPrinter();
    scope.addHook('onClose', () => printer.close());
    serveReads(app);
    serveDeeds(app, room, orders);
    servePdf(app, printer);
    facturXRoutes(scope, printer);
  };
