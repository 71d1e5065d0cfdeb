import type { IssuedInvoice } from './issued-invoice.ts';

/** How a list of issued documents can be sorted; a document's state is its kind and its status. */
export const INVOICE_SORTS = ['number', 'date', 'customer', 'total', 'status', 'issuedAt'] as const;
export type InvoiceSort = (typeof INVOICE_SORTS)[number];

/** An issued document in a list; it outlives its order. */
export type ListedInvoice = IssuedInvoice & {
  /** Whether its order still exists and can be opened. */
  readonly orderExists: boolean;
};
