import { nobody, staff } from '../access.ts';
import { defineResource } from '../define.ts';
import { boolean, choice, date, money, text } from '../fields.ts';
import { INVOICE_KINDS, INVOICE_STATUSES, PAYMENT_STATES } from '../orders/invoice-states.ts';
import { WAYS_TO_PAY } from '../orders/payment.ts';

/**
 * An issued invoice or Storno document: what a list of them shows, filters and sorts. They are issued
 * and cancelled by calls of their own, and frozen from then on.
 */
export const invoices = defineResource({
  name: 'invoices',
  readOnly: true,
  fields: {
    number: text({ search: true }),
    date: date({ filter: 'range' }),
    customer: text({ search: true }),
    billCode: text({ search: true, sort: false }),
    kind: choice(INVOICE_KINDS, { filter: true }),
    status: choice(INVOICE_STATUSES, { filter: true }),
    total: money(),
    /** Of its order, which may be paid long after the invoice was frozen. */
    paid: boolean({ filter: true, sort: false }),
    paidOn: date({ sort: false }),
    paidVia: choice(WAYS_TO_PAY, { sort: false }),
    /** Of valid invoices: by when they are to be paid, and what is still to be paid of them. */
    dueOn: date({ filter: 'range' }),
    open: money(),
    paymentState: choice(PAYMENT_STATES, { filter: true, sort: false }),
  },
  represent: ({ number }) => number ?? '',
  access: { list: staff, show: staff, create: nobody, edit: nobody, delete: nobody },
});
