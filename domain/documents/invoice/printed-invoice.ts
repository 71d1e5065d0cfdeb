import type { InvoicePaper } from '../papers.ts';
import { type InvoiceAmounts, type InvoiceDraft, invoiceAmounts } from './invoice-draft.ts';
import { printedTaxes } from './printed-taxes.ts';
import { taxNote } from './tax-note.ts';

/** The layout of what is issued today. */
const LAYOUT = 2;
const TRANSFER = 2;
const DAY_MS = 86_400_000;

/** The ISO day by which a transfer is due, counted from the day of the invoice. */
const dueDateOf = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * The paper of an invoice with all that is worked out for it: what it says about tax, and by when a
 * transfer is due. A Storno asks for no money.
 */
export function printedInvoice(
  draft: Pick<InvoiceDraft, 'paper' | 'lineTaxes' | 'rules'>,
  amounts: InvoiceAmounts = invoiceAmounts(draft),
): InvoicePaper {
  const { paper, rules } = draft;
  const { dueDate: _due, ...stated } = paper;
  const asksForTransfer = paper.status !== 'storno' && paper.payment === TRANSFER;
  return {
    ...stated,
    layout: LAYOUT,
    // One of no lines says why there is none.
    exemptionNote: taxNote(draft, amounts) || rules.exemptionNote,
    taxes: printedTaxes(draft, amounts),
    ...(asksForTransfer &&
      rules.paymentDays !== undefined && { dueDate: dueDateOf(paper.date, rules.paymentDays) }),
  };
}
