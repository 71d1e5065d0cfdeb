import {
  type LineTax,
  type TaxGroup,
  type TaxMode,
  type TaxRules,
  taxGroups,
  treatmentOf,
} from '../../company/tax.ts';
import type { CompanySettings } from '../company-settings.ts';
import type { InvoiceDocument } from '../printed-documents.ts';
import { invoiceTotals } from '../totals.ts';

/**
 * What the carrier's settings and text blocks say about invoices, besides what is always printed.
 */
export type InvoiceRules = {
  readonly taxMode: TaxMode;
  /** Up to this total, in cents, the simplified form of section 33 UStDV is enough. */
  readonly smallInvoiceCents: number;
  /** Why no tax is shown, from the text blocks for this mode and direction; may be empty. */
  readonly exemptionNote: string;
  /** Within how many days a transfer is due; missing in invoices issued before this was stated. */
  readonly paymentDays?: number;
};

/** An invoice before it is issued. */
export type InvoiceDraft = {
  readonly document: InvoiceDocument;
  /** How each line of the document is taxed; `null` is transport. */
  readonly lineTaxes: readonly (LineTax | null)[];
  /** Service date; `null` is the invoice date, `undefined` stands for none. */
  readonly serviceDate: string | null | undefined;
  readonly company: CompanySettings;
  readonly rules: InvoiceRules;
};

/**
 * The service date as an ISO day, or `null` if none has been stated. "On the date of the invoice"
 * becomes a day as soon as there is an invoice.
 */
export const statedServiceDate = ({
  document,
  serviceDate,
}: Pick<InvoiceDraft, 'document' | 'serviceDate'>): string | null =>
  serviceDate === null ? document.date : (serviceDate ?? null);

/** The rules by which the lines of an invoice are taxed: those of the carrier and of the buyer. */
export const taxRulesOf = ({
  document: { buyerTax },
  rules: { taxMode },
}: {
  readonly document: Pick<InvoiceDocument, 'buyerTax'>;
  readonly rules: Pick<InvoiceRules, 'taxMode'>;
}): TaxRules => ({ taxMode, ...buyerTax });

/** What is still to be paid of an invoice, in cents; a Storno has nothing paid. */
export const dueCents = ({
  totalCents,
  paid,
}: Pick<InvoiceDocument, 'totalCents' | 'paid'>): number => totalCents - (paid?.cents ?? 0);

/** The sums of an invoice, in cents. */
export type InvoiceAmounts = {
  readonly linesCents: number;
  /** 'Weitere Berechnung'. */
  readonly extraCents: number;
  /**
   * The difference between an agreed total and the sum of lines and extra; 0 if the total is the
   * computed one.
   */
  readonly adjustmentCents: number;
  readonly totalCents: number;
  readonly taxes: readonly TaxGroup[];
};

/** Adds up a draft; a 'Gesamtbetrag' that is not the sum is preserved and appears as an adjustment. */
export function invoiceAmounts({
  document,
  lineTaxes,
  rules,
}: Pick<InvoiceDraft, 'document' | 'lineTaxes' | 'rules'>): InvoiceAmounts {
  const { lines, totalCents } = document;
  const extraCents = document.extraCents ?? 0;
  const computed = invoiceTotals(lines, extraCents);
  const adjustmentCents = totalCents - computed.totalCents;
  const taxRules = taxRulesOf({ document, rules });
  const taxed = lines.map(({ cents }, at) => ({
    treatment: treatmentOf(lineTaxes[at], taxRules),
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
