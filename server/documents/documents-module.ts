import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Module } from '../resources/module.ts';
import { createInvoiceArchive, type InvoiceArchive } from './invoice-archive.ts';
import { isNamedByInvoice } from './invoice-files.ts';
import { invoiceRoutes } from './invoice-routes.ts';
import { invoicedSince } from './invoiced-since.ts';
import { createPdfPrinter } from './pdf-printer.ts';
import { printRoutes } from './print-routes.ts';
import { rejectFrozen } from './reject-frozen.ts';
import { rejectTakenNumber } from './reject-taken-number.ts';

declare module 'fastify' {
  interface FastifyInstance {
    invoiceArchive: InvoiceArchive;
  }
}

const archive = plugin(
  async (app: FastifyInstance) => {
    const { database, blobs, now, newId, log } = app;
    const printer = createPdfPrinter();
    const opened = createInvoiceArchive({ database, blobs, now, newId, log, printer });
    app.decorate('invoiceArchive', opened);
    app.addHook('onClose', opened.close);
  },
  { name: 'invoice-archive', dependencies: ['context'] },
);

/** Documents of orders: issued invoices and their archive, and the log of what was printed. */
export const documentsModule: Module = {
  name: 'documents',
  plugin: archive,
  resources: {
    commands: {
      hooks: {
        async creating({ after }, context) {
          await rejectTakenNumber(after.rechnr, context);
          return {};
        },
        async changing(change, context) {
          await rejectFrozen(change, context);
          if (change.paths.includes('rechnr')) {
            await rejectTakenNumber(change.after.rechnr, context);
          }
          return {};
        },
        undoing: invoicedSince,
      },
      routes(app, orders) {
        app.register(invoiceRoutes(orders));
        app.register(printRoutes(orders));
      },
    },
    invoices: { hasOwnCalls: true },
  },
  files: [
    // The logo that a document was issued with, and the document itself.
    { kind: 'picture', isNamed: isNamedByInvoice },
    { kind: 'invoice', isNamed: isNamedByInvoice },
  ],
  // What a process has left undrawn when it died.
  jobs: ({ invoiceArchive }) => [
    { name: 'drawing issued documents', work: invoiceArchive.drawMissing },
  ],
};
