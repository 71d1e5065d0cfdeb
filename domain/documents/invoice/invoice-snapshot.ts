import type { PrintTexts } from '../../company/print-texts.ts';
import type { LineTax } from '../../company/tax.ts';
import type { CompanySettings } from '../company-settings.ts';
import type { InvoiceDocument } from '../printed-documents.ts';
import {
  type InvoiceAmounts,
  type InvoiceDraft,
  type InvoiceRules,
  invoiceAmounts,
  statedServiceDate,
} from './invoice-draft.ts';
import { printedInvoice } from './printed-invoice.ts';

/**
 * The company on the day of issue. Its logo is stored by name; the file is retained as long as the
 * invoice.
 */
export type FrozenCompany = Omit<CompanySettings, 'logo'> & { readonly logo: string | null };

/**
 * Everything that an issued invoice prints, frozen on the day of issue: its facts, and the company
 * and the texts with their versions. Every later print is made from this alone.
 */
export type InvoiceSnapshot = {
  /** Raised when the shape changes; older snapshots stay as they are. */
  readonly form: 1;
  readonly paper: InvoiceDocument;
  readonly lineTaxes: readonly (LineTax | null)[];
  readonly amounts: InvoiceAmounts;
  readonly company: FrozenCompany;
  readonly texts: PrintTexts;
  readonly rules: InvoiceRules;
};

/** Freezes a draft under its assigned number; `logo` names the stored picture. */
export function issuedSnapshot(
  draft: InvoiceDraft,
  { number, texts, logo = null }: { number: string; texts: PrintTexts; logo?: string | null },
): InvoiceSnapshot {
  const { lineTaxes, company, rules } = draft;
  const amounts = invoiceAmounts(draft);
  const document: InvoiceDocument = {
    ...draft.document,
    status: 'issued',
    number,
    serviceDate: statedServiceDate(draft),
  };
  return {
    form: 1,
    paper: printedInvoice({ ...draft, document }, amounts),
    lineTaxes,
    amounts,
    company: { ...company, logo },
    texts,
    rules,
  };
}

/** Zero stays zero: `-0` would be a different number in comparisons. */
const taken = (cents: number): number => (cents === 0 ? 0 : -cents);

const takenBack = ({ taxes, ...amounts }: InvoiceAmounts): InvoiceAmounts => ({
  linesCents: taken(amounts.linesCents),
  extraCents: taken(amounts.extraCents),
  adjustmentCents: taken(amounts.adjustmentCents),
  totalCents: taken(amounts.totalCents),
  taxes: taxes.map((group) => ({
    ...group,
    grossCents: taken(group.grossCents),
    netCents: taken(group.netCents),
    taxCents: taken(group.taxCents),
  })),
});

/**
 * The Storno of an issued invoice: the same facts with every amount negated, a number of its own,
 * the invoice that it cancels and the reason. It has no terms and no closing text, because it
 * requests nothing and thanks for nothing. It is never called 'Gutschrift', which is something else
 * (section 14 (2) UStG).
 */
export function stornoSnapshot(
  invoice: InvoiceSnapshot,
  { number, date, reason }: { number: string; date: string; reason: string },
): InvoiceSnapshot {
  const { texts } = invoice;
  // What was paid is no matter of the document that takes the claim back.
  const { paid: _, ...document } = invoice.paper;
  const amounts = takenBack(invoice.amounts);
  const lines = document.lines.map((line) => ({
    ...line,
    cents: line.cents === null ? null : taken(line.cents),
  }));
  const backwards: InvoiceDocument = {
    ...document,
    status: 'storno',
    number,
    date,
    lines,
    extraCents: document.extraCents === null ? null : taken(document.extraCents),
    totalCents: amounts.totalCents,
    cancels: { number: document.number, date: document.date, reason },
  };
  return {
    ...invoice,
    paper: printedInvoice({ ...invoice, document: backwards }, amounts),
    amounts,
    texts: { ...texts, invoice: { ...texts.invoice, notes: [], closing: '' } },
  };
}
