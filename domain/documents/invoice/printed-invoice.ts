import { addDays } from '../../calendar-days.ts';
import { treatmentOf } from '../../company/tax.ts';
import type { InvoiceDocument, PrintedTax } from '../printed-documents.ts';
import {
  dueCents,
  type InvoiceAmounts,
  type InvoiceDraft,
  invoiceAmounts,
  taxRulesOf,
} from './invoice-draft.ts';
import { taxNote, untaxedReason } from './tax-note.ts';

/** The layout of invoices that are issued today. */
const LAYOUT = 3;
const TRANSFER = 2;

/**
 * The document of an invoice with everything computed for it: its tax notes, and the due date of a
 * transfer. Neither a Storno nor an invoice that is paid requests payment.
 */
export function printedInvoice(
  draft: Pick<InvoiceDraft, 'document' | 'lineTaxes' | 'rules'>,
  amounts: InvoiceAmounts = invoiceAmounts(draft),
): InvoiceDocument {
  const { document, rules } = draft;
  const { dueDate: _due, ...stated } = document;
  const requiresTransfer =
    document.status !== 'storno' && document.payment === TRANSFER && dueCents(document) > 0;
  return {
    ...stated,
    layout: LAYOUT,
    // An invoice without lines says why there is no tax.
    exemptionNote: taxNote(draft, amounts) || rules.exemptionNote,
    taxes: printedTaxes(draft, amounts),
    ...(requiresTransfer &&
      // A transfer is due so many days after the date of the invoice.
      rules.paymentDays !== undefined && { dueDate: addDays(document.date, rules.paymentDays) }),
  };
}

/**
 * How an invoice is taxed, so that a reader can check the sums: for each rate the sum of its lines,
 * its share in further charges or a discount, net and tax, and why the rest shows no tax.
 */
function printedTaxes(
  { document, lineTaxes, rules }: Pick<InvoiceDraft, 'document' | 'lineTaxes' | 'rules'>,
  { taxes }: Pick<InvoiceAmounts, 'taxes'>,
): readonly PrintedTax[] {
  const taxRules = taxRulesOf({ document, rules });
  return taxes.map((group) => {
    const linesCents = document.lines.reduce(
      (sum, { cents }, at) =>
        treatmentOf(lineTaxes[at], taxRules) === group.treatment ? sum + (cents ?? 0) : sum,
      0,
    );
    return {
      ...group,
      linesCents,
      restCents: group.grossCents - linesCents,
      note: untaxedReason(group, rules),
    };
  });
}
