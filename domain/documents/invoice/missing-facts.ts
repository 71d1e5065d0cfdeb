import { bearsTax, type TaxTreatment } from '../../company/tax.ts';
import { buyerOf } from '../buyer.ts';
import type { Party } from '../printed-documents.ts';
import {
  type InvoiceAmounts,
  type InvoiceDraft,
  invoiceAmounts,
  taxRulesOf,
} from './invoice-draft.ts';
import type { InvoiceSnapshot } from './invoice-snapshot.ts';

/**
 * The facts without which an invoice cannot be issued. Each is also the translation key
 * `invoices.missing.<fact>`.
 */
const INVOICE_FACTS = [
  'sellerName',
  'sellerAddress',
  'sellerTaxNumber',
  'sellerVatId',
  'buyerName',
  'buyerAddress',
  'goodsRole',
  'customerKind',
  'buyerVatId',
  'priceBasis',
  'serviceDate',
  'lines',
  'lineDescription',
  'lineAmount',
  'total',
  'exemptionReason',
] as const;
export type InvoiceFact = (typeof INVOICE_FACTS)[number];

/**
 * What the law requires of an invoice. `full`: section 14 (4) UStG. `small`: section 33 UStDV, up
 * to 250 euro. `smallBusiness`: section 34a UStDV.
 */
type InvoiceProfile = 'full' | 'small' | 'smallBusiness';

const has = (
  { taxes }: Pick<InvoiceAmounts, 'taxes'>,
  ...treatments: readonly TaxTreatment[]
): boolean => taxes.some(({ treatment }) => treatments.includes(treatment));

/**
 * Which of the three forms applies to an invoice; the small form requires the least and is checked
 * first.
 */
function invoiceProfile(
  { document, rules }: InvoiceDraft,
  amounts: InvoiceAmounts,
): InvoiceProfile {
  // The simplified form does not hold where the buyer owes the tax (section 33 sentence 3 UStDV).
  // Abroad the address of the buyer is what proves where its tax is due.
  if (has(amounts, 'reverseCharge', 'outside')) return 'full';
  if (document.totalCents <= rules.smallInvoiceCents) return 'small';
  return rules.taxMode === 'smallBusiness' ? 'smallBusiness' : 'full';
}

/** The facts that only some of the forms require. */
const REQUIRED: Readonly<Record<InvoiceProfile, readonly InvoiceFact[]>> = {
  full: ['sellerTaxNumber', 'buyerName', 'buyerAddress', 'serviceDate'],
  small: [],
  smallBusiness: ['sellerTaxNumber', 'buyerName', 'buyerAddress'],
};

const isBlank = (text: string): boolean => text.trim() === '';

/** Countries where many addresses have no postal code. */
const WITHOUT_ZIP: readonly string[] = ['MA'];

const hasAddress = ({
  street,
  zip,
  city,
  country,
}: Pick<Party, 'street' | 'zip' | 'city' | 'country'>): boolean =>
  ![street, city, ...(WITHOUT_ZIP.includes(country) ? [] : [zip])].some(isBlank);

/** Whether a fact is missing, whatever the form. */
const MISSING: Readonly<
  Record<InvoiceFact, (draft: InvoiceDraft, amounts: InvoiceAmounts) => boolean>
> = {
  sellerName: ({ company }) => isBlank(company.name),
  sellerAddress: ({ company }) => !hasAddress(company),
  sellerTaxNumber: ({ company }) => isBlank(company.taxNumber) && isBlank(company.vatId),
  // Both VAT numbers are named where the buyer owes the tax (section 14a (1) UStG).
  sellerVatId: ({ company }, amounts) => has(amounts, 'reverseCharge') && isBlank(company.vatId),
  buyerName: ({ document }) => isBlank(buyerOf(document).name),
  buyerAddress: ({ document }) => !hasAddress(buyerOf(document)),
  goodsRole: ({ document }, amounts) =>
    document.buyerTax?.isGoodsRoleOpen === true && has(amounts, 'exempt'),
  customerKind: ({ document }, amounts) =>
    (document.buyerTax?.isCustomerKindOpen === true && has(amounts, 'standard')) ||
    // The answer decides of the transport too, and of the reason why it bears no tax.
    (document.buyerTax?.isPlaceOpen === true && has(amounts, 'exempt')),
  buyerVatId: ({ document }, amounts) =>
    document.buyerTax?.isVatIdOpen === true && has(amounts, 'standard'),
  priceBasis: ({ document, lineTaxes, rules }) =>
    document.buyerTax?.isPriceBasisOpen === true &&
    document.lines.some((_, at) => bearsTax(lineTaxes[at], taxRulesOf({ document, rules }))),
  serviceDate: ({ serviceDate }) => serviceDate === undefined,
  lines: ({ document }) => document.lines.length === 0,
  lineDescription: ({ document }) => document.lines.some(({ description }) => isBlank(description)),
  lineAmount: ({ document }) => document.lines.some(({ cents }) => cents === null),
  total: ({ document }) => document.totalCents <= 0,
  exemptionReason: ({ rules }, amounts) =>
    isBlank(rules.exemptionNote) && has(amounts, 'exempt', 'smallBusiness'),
};

/** What EN 16931 requires, whatever the amount: the seller's tax number and the buyer's name. */
export const missingForFacturX = ({
  company,
  paper: document,
}: Pick<InvoiceSnapshot, 'company' | 'paper'>): readonly InvoiceFact[] => [
  ...(isBlank(company.taxNumber) && isBlank(company.vatId) ? (['sellerTaxNumber'] as const) : []),
  ...(isBlank(buyerOf(document).name) ? (['buyerName'] as const) : []),
];

/**
 * The facts that an invoice still lacks before it may be issued, in the order in which they are
 * printed.
 */
export function missingFacts(draft: InvoiceDraft): readonly InvoiceFact[] {
  const optional = new Set(Object.values(REQUIRED).flat());
  const amounts = invoiceAmounts(draft);
  const requested = REQUIRED[invoiceProfile(draft, amounts)];
  return INVOICE_FACTS.filter(
    (fact) => (requested.includes(fact) || !optional.has(fact)) && MISSING[fact](draft, amounts),
  );
}
