import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { issuedFileName } from '../../domain/documents/file-names.ts';
import type { WholeInvoice } from '../../domain/documents/invoice/issued-invoice.ts';
import { invoices } from '../../domain/resources/invoices.ts';
import { RequestError } from '../base/request-error.ts';
import { requireAccessToAll } from '../base/require-access.ts';
import type { InvoiceArchive } from './invoice-archive.ts';
import { findInvoice } from './invoice-rows.ts';
import { byId, noQuery } from './invoice-schemas.ts';
import { xmlOf } from './invoice-xml.ts';

const TAGS = ['invoices'];

type ReadInvoice = { readonly invoice: WholeInvoice; readonly xml: string };

/** An issued document with its XML. Throws `invoice.incomplete` if EN 16931 cannot represent it. */
async function readInvoice({ database }: FastifyInstance, id: string): Promise<ReadInvoice> {
  const invoice = await findInvoice(database, id);
  if (!invoice) throw new RequestError('record.notFound');
  return { invoice, xml: await xmlOf(database, invoice) };
}

const attached = (invoice: WholeInvoice, form: 'facturX' | 'xml'): string =>
  `attachment; filename="${issuedFileName(invoice, form)}"`;

/** Issued documents as e-invoices, for business customers who ask for them. */
export function facturXRoutes(scope: FastifyInstance, archive: InvoiceArchive): void {
  const app = scope.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/invoices/:id/xml',
    {
      onRequest: requireAccessToAll(invoices.access.show),
      schema: {
        tags: TAGS,
        summary: 'Read an issued document as Factur-X XML, profile EN 16931.',
        'x-produces': ['application/xml'],
        params: byId,
        querystring: noQuery,
      },
    },
    async ({ params }, reply) => {
      const { invoice, xml } = await readInvoice(scope, params.id);
      return reply
        .type('application/xml; charset=utf-8')
        .header('content-disposition', attached(invoice, 'xml'))
        .serializer(String)
        .send(xml);
    },
  );

  app.get(
    '/invoices/:id/factur-x',
    {
      onRequest: requireAccessToAll(invoices.access.show),
      schema: {
        tags: TAGS,
        summary: 'Read an issued document as PDF/A-3 with its XML inside (Factur-X, ZUGFeRD).',
        'x-produces': ['application/pdf'],
        params: byId,
        querystring: noQuery,
      },
    },
    async ({ params }, reply) => {
      const { invoice, xml } = await readInvoice(scope, params.id);
      // A library of a megabyte, loaded for the first request and not at every start.
      const { facturXPdf } = await import('./factur-x-pdf.ts');
      const pages = await archive.bytesOf(invoice._id);
      const pdf = await facturXPdf(invoice, { pages, xml });
      return reply
        .type('application/pdf')
        .header('content-disposition', attached(invoice, 'facturX'))
        .send(Buffer.from(pdf));
    },
  );
}
