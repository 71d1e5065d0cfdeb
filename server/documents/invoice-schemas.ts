import { z } from 'zod';
import { cleanText } from '../../domain/clean-text.ts';
import {
  INVOICE_KINDS,
  INVOICE_STATUSES,
  PAYMENT_STATES,
} from '../../domain/orders/invoice-states.ts';
import { WAYS_TO_PAY } from '../../domain/orders/payment.ts';
import { isPrintable } from '../../domain/validate.ts';

const success = z.literal('success');
const moment = z.iso.datetime();
const day = z.iso.date();

export const byId = z.object({ id: z.uuid() });
export const noQuery = z.strictObject({});

/** Judged by the definition of its resource. */
const unsaved = z.record(z.string(), z.unknown());

export const issueBody = z
  .strictObject({
    order: z.uuid(),
    __v: z.int().meta({ description: 'The version of the order that was seen and is invoiced.' }),
    changes: unsaved.optional().meta({
      description:
        'What was typed and not saved of the order, as PUT /commands/{id} takes it; saved with the issue or not at all.',
    }),
    customer: unsaved.optional().meta({
      description: 'The same of the customer of the order, as PUT /auth/users/{id} takes it.',
    }),
    date: day.optional().meta({
      description: 'The date of the invoice; silent: the one of its draft, or else today.',
    }),
    serviceDate: day.nullable().optional().meta({
      description:
        'The date of service; null: it is the date of the invoice; silent: none is stated, as an invoice of up to 250 euro or of a small business may do.',
    }),
  })
  .meta({ id: 'InvoiceIssue' });

export const cancelBody = z
  .strictObject({
    reason: z
      .string()
      .overwrite((typed) => cleanText(typed, 'text').trim())
      .min(1)
      .max(300)
      .refine(isPrintable),
  })
  .meta({ id: 'InvoiceCancellation' });

const invoice = z
  .object({
    _id: z.uuid(),
    kind: z.enum(INVOICE_KINDS),
    number: z.string(),
    status: z.enum(INVOICE_STATUSES),
    order: z.uuid(),
    billCode: z.string(),
    customer: z.string(),
    date: day,
    serviceDate: day.nullable(),
    total: z.string(),
    issuedAt: moment,
    issuedBy: z.string(),
    cancels: z.uuid().nullable(),
    reason: z.string().nullable(),
    cancelledBy: z.uuid().nullable(),
    paid: z.boolean().nullable().meta({
      description:
        'Whether the order of a valid invoice is paid now; null for any other document, and once the order is erased.',
    }),
    paidOn: day.nullable(),
    paidVia: z.enum(WAYS_TO_PAY).nullable(),
    dueOn: day.nullable().meta({
      description:
        'By when a valid invoice is to be paid: on the day that it prints, or, if it prints none, 30 days after its date.',
    }),
    open: z
      .string()
      .nullable()
      .meta({ description: 'What is still to be paid of a valid invoice.' }),
    pdf: z.object({ sha256: z.string(), size: z.int(), at: moment }).nullable(),
  })
  .meta({ id: 'Invoice' });

const whole = invoice
  .extend({ snapshot: z.looseObject({ form: z.literal(1) }) })
  .meta({ id: 'WholeInvoice' });

export const oneInvoice = z.object({ status: success, data: whole });

const listed = invoice
  .extend({
    orderExists: z.boolean().meta({ description: 'Whether its order still exists.' }),
    paymentState: z.enum(PAYMENT_STATES).nullable().meta({
      description:
        'How the payment of a valid invoice stands today; that of an order in the bin is never overdue.',
    }),
  })
  .meta({ id: 'ListedInvoice' });

export const listedInvoices = z.object({
  status: success,
  count: z.int(),
  data: z.array(listed),
});
