import { nobody } from '../../access.ts';
import { defineResource } from '../../define.ts';
import { choice, date, money, text } from '../../fields.ts';
import { INVOICE_KINDS, INVOICE_STATUSES } from './invoice-states.ts';
import { invoiceAccess } from './issued-invoice.ts';

/**
 * What a list of issued documents can show, filter and sort. Nobody changes them through a form:
 * they are issued and cancelled by calls of their own, so they are no resource of the registry.
 */
export const issuedDocuments = defineResource({
  name: 'invoices',
  fields: {
    number: text({ search: true }),
    date: date({ filter: 'range' }),
    customer: text({ search: true }),
    billCode: text({ search: true, sort: false }),
    kind: choice(INVOICE_KINDS, { filter: true }),
    status: choice(INVOICE_STATUSES, { filter: true }),
    total: money(),
  },
  represent: ({ number }) => number ?? '',
  access: {
    list: invoiceAccess.show,
    show: invoiceAccess.show,
    create: nobody,
    edit: nobody,
    delete: nobody,
  },
});
