import type {
  InvoiceKind,
  InvoiceState,
} from '../../../domain/documents/invoice/invoice-states.ts';
import type { InvoiceFact } from '../../../domain/documents/invoice/missing-facts.ts';

/** Texts about the facts of invoices. */
export const invoices = {
  missing: {
    sellerName: 'The name of the company',
    sellerAddress: 'The full address of the company: street, zip code and city',
    sellerTaxNumber: 'The tax number or VAT number of the company',
    buyerName: 'The name of the invoice recipient',
    buyerAddress: 'The full address of the invoice recipient: street, zip code and city',
    serviceDate: 'The date of service',
    lines: 'At least one line',
    lineDescription: 'A description in every line',
    lineAmount: 'An amount in every line',
    total: 'A total above zero',
    exemptionReason: 'The reason why no tax is shown',
  } satisfies Record<InvoiceFact, string>,
  states: {
    draft: 'Draft',
    issued: 'Issued',
    cancelled: 'Cancelled',
  } satisfies Record<InvoiceState, string>,
  kinds: {
    invoice: 'Invoice',
    storno: 'Cancellation invoice',
  } satisfies Record<InvoiceKind, string>,
};
