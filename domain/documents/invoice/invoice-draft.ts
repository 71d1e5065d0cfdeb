import type { CompanySettings } from '../company-settings.ts';
import type { InvoicePaper } from '../papers.ts';
import { invoiceTotals } from '../totals.ts';
import { type LineTax, type TaxGroup, type TaxMode, taxGroups, treatmentOf } from './tax.ts';

/** What the carrier's settings and text blocks say about invoices beside what is printed anyway. */
export type InvoiceRules = {
  readonly taxMode: TaxMode;
  /** Up to this total, in cents, the small form of section 33 UStDV is enough. */
  readonly smallInvoiceCents: number;
  /** Why no tax is shown, as the text blocks say it for this mode and direction; may be empty. */
  readonly exemptionNote: string;
  /** Within how many days a transfer is due; silent in what was issued before it was stated. */
  readonly paymentDays?: number;
};

/** An invoice before it is issued. */
export type InvoiceDraft = {
  readonly paper: InvoicePaper;
  /** How each line of the paper is taxed; `null` is transport. */
  readonly lineTaxes: readonly (LineTax | null)[];
  /** Day of the service; `null`: it is the invoice's date; `undefined`: nobody has said. */
  readonly serviceDate: string | null | undefined;
  readonly company: CompanySettings;
  readonly rules: InvoiceRules;
};

/**
 * The day of the service as an ISO day, or `null` where nobody has stated one. "On the date of the
 * invoice" is a day as soon as there is an invoice.
 */
export const statedServiceDate = ({
  paper,
  serviceDate,
}: Pick<InvoiceDraft, 'paper' | 'serviceDate'>): string | null =>
  serviceDate === null ? paper.date : (serviceDate ?? null);

/** What an invoice comes to, in cents. */
export type InvoiceAmounts = {
  readonly linesCents: number;
  /** 'Weitere Berechnung'. */
  readonly extraCents: number;
  /** What an agreed total differs by from lines and extra; 0 where the total is the computed one. */
  readonly adjustmentCents: number;
  readonly totalCents: number;
  readonly taxes: readonly TaxGroup[];
};

/** Adds up a draft; a 'Gesamtbetrag' that is not the sum stays and shows as an adjustment. */
export function invoiceAmounts({
  paper,
  lineTaxes,
  rules,
}: Pick<InvoiceDraft, 'paper' | 'lineTaxes' | 'rules'>): InvoiceAmounts {
  const { lines, totalCents } = paper;
  const extraCents = paper.extraCents ?? 0;
  const computed = invoiceTotals(lines, extraCents);
  const adjustmentCents = totalCents - computed.totalCents;
  const taxed = lines.map(({ cents }, at) => ({
    treatment: treatmentOf(lineTaxes[at], rules.taxMode),
    cents: cents ?? 0,
  }));
  return {
    linesCents: computed.linesCents,
    extraCents,
    adjustmentCents,
    totalCents,
    taxes: taxGroups(taxed, extraCents + adjustmentCents),
  };
}
