import { hasVatCountry, plainVatId } from '../../../company/identifiers.ts';
import type { TaxGroup, TaxTreatment } from '../../../company/tax.ts';
import { fromCents } from '../../../money.ts';
import { fromGrams } from '../../../weight.ts';
import { buyerOf, isForCustomer } from '../../buyer.ts';
import { registerLine } from '../../company-settings.ts';
import type { InvoiceDocument, Party } from '../../printed-documents.ts';
import { dueCents } from '../invoice-draft.ts';
import type { FrozenCompany, InvoiceSnapshot } from '../invoice-snapshot.ts';
import { untaxedReason } from '../tax-note.ts';
import { type NetAmounts, type NetItem, netAmounts } from './amounts.ts';
import { element, optional, type Xml, xmlText } from './xml.ts';

/** Profile EN 16931 of Factur-X: the European core invoice and nothing beyond it. */
const PROFILE = 'urn:cen.eu:en16931:2017';

const NAMESPACE = 'urn:un:unece:uncefact:data:standard';
const NAMESPACES = {
  'xmlns:rsm': `${NAMESPACE}:CrossIndustryInvoice:100`,
  'xmlns:qdt': `${NAMESPACE}:QualifiedDataType:100`,
  'xmlns:ram': `${NAMESPACE}:ReusableAggregateBusinessInformationEntity:100`,
  'xmlns:udt': `${NAMESPACE}:UnqualifiedDataType:100`,
};

/** UNTDID 1001: an invoice, and the credit note for a Storno. */
const TYPES = { draft: '380', issued: '380', storno: '381' } as const;

/** UNTDID 4461 by kind of payment: cash, SEPA transfer, online service. */
const MEANS = { 1: '10', 2: '58', 3: '68' } as const;
const MEANS_AS_TEXT = { 1: 'Bar', 2: 'Überweisung', 3: 'PayPal' } as const;

/** UNTDID 5305: exempt (E), the standard rate (S), tax that the buyer owes (AE), not taxable (O). */
const CATEGORIES: Readonly<Record<TaxTreatment, string>> = {
  exempt: 'E',
  smallBusiness: 'E',
  standard: 'S',
  reverseCharge: 'AE',
  outside: 'O',
};

/**
 * Why cross-border transport is exempt, from the VATEX code list: linked to export (article 146 (1)
 * e of directive 2006/112/EC), or to import (article 144).
 */
const VATEX = { A: 'VATEX-EU-146-1E', B: 'VATEX-EU-144' } as const;
const VATEX_REVERSE_CHARGE = 'VATEX-EU-AE';
const VATEX_OUTSIDE = 'VATEX-EU-O';

/** What is not taxable at all has no rate, not even zero (BR-O-5 to 7), and no VAT numbers (BR-O-2). */
const isOutside = ({ amounts }: Pick<InvoiceSnapshot, 'amounts'>): boolean =>
  amounts.taxes.some(({ treatment }) => treatment === 'outside');

/** The code of the reason why a group shows no tax; a small business has none in the list. */
function reasonCode(treatment: TaxTreatment, { direction }: InvoiceDocument): string | undefined {
  if (treatment === 'reverseCharge') return VATEX_REVERSE_CHARGE;
  if (treatment === 'outside') return VATEX_OUTSIDE;
  return treatment === 'exempt' ? VATEX[direction] : undefined;
}

/** One piece: the unit in which a line is billed; its weight is stated as text. */
const PIECE = 'C62';

const money = (cents: number): string => fromCents(cents);
const percent = (rate: number): string => rate.toFixed(2);
const ram = (name: string, inside: Xml['inside'], attributes = {}): Xml =>
  element(`ram:${name}`, inside, attributes);
const maybe = (name: string, text: string | null | undefined, attributes = {}): Xml | undefined =>
  optional(`ram:${name}`, text, attributes);

/** An ISO day in the format of CII (format 102). */
const day = (iso: string, kind: 'udt' | 'qdt' = 'udt'): Xml =>
  element(`${kind}:DateTimeString`, iso.replaceAll('-', ''), { format: '102' });

const address = ({ street, zip, city, country }: Omit<Party, 'name' | 'phone'>): Xml =>
  ram('PostalTradeAddress', [
    maybe('PostcodeCode', zip),
    maybe('LineOne', street),
    maybe('CityName', city),
    ram('CountryID', country),
  ]);

/** What else the seller's letters have to say (BT-33): register and managing directors. */
const legalInformation = (company: FrozenCompany): string =>
  [registerLine(company), company.directors && `Geschäftsführung: ${company.directors}`]
    .filter(Boolean)
    .join('; ');

function seller(snapshot: InvoiceSnapshot): Xml {
  const { company } = snapshot;
  const { name, taxNumber, contact, registerNumber } = company;
  const vatId = isOutside(snapshot) ? '' : company.vatId;
  return ram('SellerTradeParty', [
    // Without a VAT number the buyer identifies the seller by the tax number (BR-CO-26).
    vatId ? undefined : maybe('ID', taxNumber || company.vatId),
    ram('Name', name),
    maybe('Description', legalInformation(company)),
    registerNumber ? ram('SpecifiedLegalOrganization', [ram('ID', registerNumber)]) : undefined,
    address(company),
    contact.email
      ? ram('URIUniversalCommunication', [ram('URIID', contact.email, { schemeID: 'EM' })])
      : undefined,
    vatId ? ram('SpecifiedTaxRegistration', [ram('ID', vatId, { schemeID: 'VA' })]) : undefined,
    taxNumber
      ? ram('SpecifiedTaxRegistration', [ram('ID', taxNumber, { schemeID: 'FC' })])
      : undefined,
  ]);
}

/**
 * The customer number belongs to the customer: no other party has one. The tax number of a third
 * country is no VAT number (BR-CO-9), so it is given as an identifier of its firm (BT-46).
 */
function buyerParty(snapshot: InvoiceSnapshot): Xml {
  const { paper: document } = snapshot;
  const buyer = buyerOf(document);
  const isVat = hasVatCountry(plainVatId(buyer.vatId));
  const vatId = isVat && !isOutside(snapshot) ? buyer.vatId : '';
  return ram('BuyerTradeParty', [
    maybe('ID', isForCustomer(document) ? document.customerCode : isVat ? '' : buyer.vatId),
    ram('Name', buyer.name),
    buyer.contact ? ram('DefinedTradeContact', [ram('PersonName', buyer.contact)]) : undefined,
    address(buyer),
    vatId ? ram('SpecifiedTaxRegistration', [ram('ID', vatId, { schemeID: 'VA' })]) : undefined,
  ]);
}

/** The order number given by one of the two parties. */
const orderNumber = (name: string, number: string): Xml | undefined =>
  number ? ram(name, [ram('IssuerAssignedID', number)]) : undefined;

const rated = (treatment: TaxTreatment, rate: number): readonly Xml[] =>
  treatment === 'outside' ? [] : [ram('RateApplicablePercent', percent(rate))];

const category = ({ treatment, percent: rate }: Pick<TaxGroup, 'treatment' | 'percent'>) => [
  ram('CategoryCode', CATEGORIES[treatment]),
  ...rated(treatment, rate),
];

const rateOf = (taxes: readonly TaxGroup[], { treatment }: NetItem): number =>
  taxes.find((group) => group.treatment === treatment)?.percent ?? 0;

function lineItem(
  { paper: document }: InvoiceSnapshot,
  { taxes }: NetAmounts,
  item: NetItem,
  at: number,
): Xml {
  const grams = document.lines[at]?.grams ?? null;
  const rate = rateOf(taxes, item);
  return ram('IncludedSupplyChainTradeLineItem', [
    ram('AssociatedDocumentLineDocument', [ram('LineID', String(at + 1))]),
    ram('SpecifiedTradeProduct', [
      ram('Name', item.label),
      grams === null ? undefined : ram('Description', `${fromGrams(grams)} kg`),
    ]),
    ram('SpecifiedLineTradeAgreement', [
      ram('NetPriceProductTradePrice', [ram('ChargeAmount', money(item.netCents))]),
    ]),
    ram('SpecifiedLineTradeDelivery', [ram('BilledQuantity', '1', { unitCode: PIECE })]),
    ram('SpecifiedLineTradeSettlement', [
      ram('ApplicableTradeTax', [
        ram('TypeCode', 'VAT'),
        ...category({ treatment: item.treatment, percent: rate }),
      ]),
      ram('SpecifiedTradeSettlementLineMonetarySummation', [
        ram('LineTotalAmount', money(item.netCents)),
      ]),
    ]),
  ]);
}

function taxTotal({ paper: document, rules }: InvoiceSnapshot, group: TaxGroup): Xml {
  const { treatment, netCents, taxCents, percent: rate } = group;
  return ram('ApplicableTradeTax', [
    ram('CalculatedAmount', money(taxCents)),
    ram('TypeCode', 'VAT'),
    maybe('ExemptionReason', untaxedReason(group, rules)),
    ram('BasisAmount', money(netCents)),
    ram('CategoryCode', CATEGORIES[treatment]),
    maybe('ExemptionReasonCode', reasonCode(treatment, document)),
    ...rated(treatment, rate),
  ]);
}

const chargeOrAllowance = (taxes: readonly TaxGroup[], item: NetItem): Xml =>
  ram('SpecifiedTradeAllowanceCharge', [
    ram('ChargeIndicator', [element('udt:Indicator', String(item.netCents > 0))]),
    ram('ActualAmount', money(Math.abs(item.netCents))),
    ram('Reason', item.label),
    ram('CategoryTradeTax', [
      ram('TypeCode', 'VAT'),
      ...category({ treatment: item.treatment, percent: rateOf(taxes, item) }),
    ]),
  ]);

/** A transfer must name its account (BR-61); without an account it is left out. */
function paymentMeans({ paper: document, company }: InvoiceSnapshot): Xml {
  const iban = company.bank.iban.replace(/\s/g, '');
  const isTransfer = document.payment === 2 && iban !== '';
  const unknown = document.payment === 2 && !isTransfer;
  return ram('SpecifiedTradeSettlementPaymentMeans', [
    ram('TypeCode', unknown ? '1' : MEANS[document.payment]),
    isTransfer
      ? ram('PayeePartyCreditorFinancialAccount', [
          ram('IBANID', iban),
          maybe('AccountName', company.bank.holder),
        ])
      : undefined,
    isTransfer && company.bank.bic
      ? ram('PayeeSpecifiedCreditorFinancialInstitution', [ram('BICID', company.bank.bic)])
      : undefined,
  ]);
}

const totals = (net: NetAmounts): Xml =>
  ram('SpecifiedTradeSettlementHeaderMonetarySummation', [
    ram('LineTotalAmount', money(net.linesCents)),
    ram('ChargeTotalAmount', money(net.chargesCents)),
    ram('AllowanceTotalAmount', money(net.allowancesCents)),
    ram('TaxBasisTotalAmount', money(net.netCents)),
    ram('TaxTotalAmount', money(net.taxCents), { currencyID: 'EUR' }),
    ram('GrandTotalAmount', money(net.totalCents)),
    net.prepaidCents > 0 ? ram('TotalPrepaidAmount', money(net.prepaidCents)) : undefined,
    ram('DuePayableAmount', money(net.dueCents)),
  ]);

const germanDay = (iso: string): string => iso.split('-').reverse().join('.');

/** How the invoice is paid and what has been paid of it; a Storno requests no payment. */
function termsAsText(document: InvoiceDocument): string {
  const { payment, cancels, paid } = document;
  if (cancels) return `Storno der Rechnung ${cancels.number}`;
  const terms = `Zahlungsart: ${MEANS_AS_TEXT[payment]}`;
  if (!paid) return terms;
  const on = paid.on === null ? '' : ` am ${germanDay(paid.on)}`;
  return dueCents(document) > 0
    ? `${terms}. Bereits bezahlt${on}: ${money(paid.cents)} EUR`
    : `Bezahlt${on}. ${terms}`;
}

/** BR-CO-25 requires the terms for every amount due. */
const paymentTerms = (document: InvoiceDocument): Xml =>
  ram('SpecifiedTradePaymentTerms', [
    ram('Description', termsAsText(document)),
    document.dueDate === undefined ? undefined : ram('DueDateDateTime', [day(document.dueDate)]),
  ]);

function settlement(snapshot: InvoiceSnapshot, net: NetAmounts): Xml {
  const { paper: document } = snapshot;
  return ram('ApplicableHeaderTradeSettlement', [
    ram('PaymentReference', document.number),
    ram('InvoiceCurrencyCode', 'EUR'),
    document.cancels || net.dueCents <= 0 ? undefined : paymentMeans(snapshot),
    ...net.taxes.map((group) => taxTotal(snapshot, group)),
    ...net.rest.map((item) => chargeOrAllowance(net.taxes, item)),
    paymentTerms(document),
    totals(net),
    document.cancels
      ? ram('InvoiceReferencedDocument', [
          ram('IssuerAssignedID', document.cancels.number),
          ram('FormattedIssueDateTime', [day(document.cancels.date, 'qdt')]),
        ])
      : undefined,
  ]);
}

/** CII requires the element even if a small invoice states no service date. */
const delivery = ({ serviceDate }: InvoiceDocument): Xml =>
  ram('ApplicableHeaderTradeDelivery', [
    serviceDate === null
      ? undefined
      : ram('ActualDeliverySupplyChainEvent', [ram('OccurrenceDateTime', [day(serviceDate)])]),
  ]);

function transaction(snapshot: InvoiceSnapshot): Xml {
  const { paper: document } = snapshot;
  const net = netAmounts(snapshot);
  return element('rsm:SupplyChainTradeTransaction', [
    ...net.lines.map((item, at) => lineItem(snapshot, net, item, at)),
    ram('ApplicableHeaderTradeAgreement', [
      maybe('BuyerReference', buyerOf(document).leitwegId),
      seller(snapshot),
      buyerParty(snapshot),
      orderNumber('SellerOrderReferencedDocument', document.orderCode),
      orderNumber('BuyerOrderReferencedDocument', buyerOf(document).reference),
    ]),
    delivery(document),
    settlement(snapshot, net),
  ]);
}

const note = (text: string): Xml | undefined =>
  text.trim() ? ram('IncludedNote', [ram('Content', text.trim())]) : undefined;

/**
 * An issued invoice or Storno as Factur-X CII XML, profile EN 16931: the same facts as in print,
 * from the same snapshot. Exempt lines are category E with a VATEX code, taxed ones S, those whose
 * tax the buyer owes AE, and what is not taxable here O. One that is paid requests no payment: it
 * names no account.
 */
export function toFacturX(snapshot: InvoiceSnapshot): string {
  const { paper: document } = snapshot;
  const root = element(
    'rsm:CrossIndustryInvoice',
    [
      element('rsm:ExchangedDocumentContext', [
        ram('GuidelineSpecifiedDocumentContextParameter', [ram('ID', PROFILE)]),
      ]),
      element('rsm:ExchangedDocument', [
        ram('ID', document.number),
        ram('TypeCode', TYPES[document.status]),
        ram('IssueDateTime', [day(document.date)]),
        note(document.exemptionNote),
        note(document.cancels?.reason ?? ''),
      ]),
      transaction(snapshot),
    ],
    NAMESPACES,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlText(root)}\n`;
}
