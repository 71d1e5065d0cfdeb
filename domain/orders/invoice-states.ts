/** The kinds of invoice: one that requests payment, or the Storno that cancels one. */
export const INVOICE_KINDS = ['invoice', 'storno'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/**
 * The status of an issued document. What is not issued yet is a draft, and is part of its order.
 */
export const INVOICE_STATUSES = ['issued', 'cancelled'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

export type InvoiceState = 'draft' | InvoiceStatus;

/** The actions in an invoice's life and the status that each leads to. None leads back. */
const ACTIONS = {
  issue: { from: ['draft', 'cancelled'], to: 'issued' },
  cancel: { from: ['issued'], to: 'cancelled' },
} as const satisfies Record<string, { from: readonly InvoiceState[]; to: InvoiceState }>;
type InvoiceAction = keyof typeof ACTIONS;

/**
 * Whether an action is possible; after a Storno an order may be invoiced again, under a new number.
 */
export const canDo = (action: InvoiceAction, state: InvoiceState): boolean =>
  ACTIONS[action].from.some((from) => from === state);

/**
 * How the payment of a valid invoice stands: nothing is left to pay, the payment term is over, a part has
 * been paid, or nothing yet. While its order is in the bin, no term is over.
 */
export const PAYMENT_STATES = ['paid', 'overdue', 'part', 'open'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

type Issued = { readonly kind: InvoiceKind; readonly status: InvoiceStatus };

/** The invoicing status of an order, from the documents issued for it. */
export function invoiceState(documents: readonly Issued[]): InvoiceState {
  const invoices = documents.filter(({ kind }) => kind === 'invoice');
  if (invoices.some(({ status }) => status === 'issued')) return 'issued';
  return invoices.length > 0 ? 'cancelled' : 'draft';
}
