/** What an invoice is: one that asks for money, or the Storno that takes one back. */
export const INVOICE_KINDS = ['invoice', 'storno'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** How an issued document stands. What is not issued yet is a draft, and lies in its order. */
export const INVOICE_STATUSES = ['issued', 'cancelled'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

export type InvoiceState = 'draft' | InvoiceStatus;

/** The deeds of an invoice's life and where each leads (documents.md 1.4). Nothing leads back. */
const DEEDS = {
  issue: { from: ['draft', 'cancelled'], to: 'issued' },
  cancel: { from: ['issued'], to: 'cancelled' },
} as const satisfies Record<string, { from: readonly InvoiceState[]; to: InvoiceState }>;
type InvoiceDeed = keyof typeof DEEDS;

/** Whether a deed is possible; after a Storno an order may be invoiced anew, under a new number. */
export const canDo = (deed: InvoiceDeed, state: InvoiceState): boolean =>
  DEEDS[deed].from.some((from) => from === state);

type Issued = { readonly kind: InvoiceKind; readonly status: InvoiceStatus };

/** How the invoicing of an order stands, from the documents that were issued for it. */
export function invoiceState(documents: readonly Issued[]): InvoiceState {
  const invoices = documents.filter(({ kind }) => kind === 'invoice');
  if (invoices.some(({ status }) => status === 'issued')) return 'issued';
  return invoices.length > 0 ? 'cancelled' : 'draft';
}
