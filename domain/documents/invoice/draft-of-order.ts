import type { LineTax } from '../../company/tax.ts';
import type { Order } from '../../resources/commands.ts';
import { settings } from '../../resources/settings.ts';
import type { TripGroup } from '../../trips/groups.ts';
import { type StoredCompany, smallInvoiceCents } from '../company-of.ts';
import { invoiceDocumentOf, invoiceLinesOf } from '../documents-of-order.ts';
import { exemptionNoteOf, type StoredText } from '../print-texts-of.ts';
import type { InvoiceDraft, InvoiceRules } from './invoice-draft.ts';

type Dates = Pick<InvoiceDraft, 'serviceDate'> & {
  /** ISO day of the invoice. */
  readonly date: string;
};

/** What the stored company and text blocks say about the invoices of one direction. */
export function invoiceRulesOf(
  company: StoredCompany,
  blocks: readonly StoredText[],
  direction: TripGroup,
): InvoiceRules {
  const taxMode = company.taxMode ?? settings.fields.taxMode.default;
  return {
    taxMode,
    smallInvoiceCents: smallInvoiceCents(company),
    exemptionNote: exemptionNoteOf(blocks, { direction, taxMode }),
    paymentDays: company.paymentDays ?? settings.fields.paymentDays.default,
  };
}

/** How each line that the document prints is taxed; blank lines are not printed. */
const lineTaxesOf = ({ content }: Order): readonly (LineTax | null)[] =>
  (content ?? []).flatMap((line) =>
    invoiceLinesOf({ content: [line] }).length > 0 ? [line.tax ?? null] : [],
  );

/** The invoice of an order as it would be issued on a given day. The order embeds its sender. */
export const invoiceDraftOf = (
  order: Order,
  { date, serviceDate }: Dates,
  { company, rules }: Pick<InvoiceDraft, 'company' | 'rules'>,
): InvoiceDraft => ({
  document: invoiceDocumentOf(order, date),
  lineTaxes: lineTaxesOf(order),
  serviceDate,
  company,
  rules,
});
