import type { PrintTexts } from '../../domain/company/print-texts.ts';
import type { LineTax, TaxMode } from '../../domain/company/tax.ts';
import type { InvoiceDraft } from '../../domain/documents/invoice/invoice-draft.ts';
import type {
  InvoiceDocument,
  InvoiceLine,
  Party,
} from '../../domain/documents/printed-documents.ts';

const SENDER: Party = {
  name: 'Salma Muster',
  phone: '+4915123456789',
  street: 'Musterweg 1',
  zip: '28195',
  city: 'Bremen',
  country: 'DE',
};

export const LINE: InvoiceLine = { description: 'Haushaltswaren', grams: 12_500, cents: 300_00 };

type Overrides = {
  readonly document?: Partial<InvoiceDocument>;
  readonly company?: Partial<InvoiceDraft['company']>;
  readonly lineTaxes?: readonly (LineTax | null)[];
  readonly serviceDate?: string | null | undefined;
  readonly taxMode?: TaxMode;
  readonly exemptionNote?: string;
};

/** A complete invoice over one line of 300 euro, with the test's own values. */
export function invoiceDraft(overrides: Overrides = {}): InvoiceDraft {
  const lines = overrides.document?.lines ?? [LINE];
  const extraCents = overrides.document?.extraCents ?? null;
  const sum = lines.reduce((total, { cents }) => total + (cents ?? 0), extraCents ?? 0);
  return {
    document: {
      orderId: '01890000-0000-7000-8000-000000000001',
      orderCode: 'JS-10001',
      customerCode: 'K-1001',
      date: '2026-11-21',
      direction: 'A',
      sender: SENDER,
      recipient: { ...SENDER, name: 'Yassin Probe', phone: '+212661234567', country: 'MA' },
      packages: 2,
      kind: 'invoice',
      status: 'draft',
      number: '',
      serviceDate: null,
      lines,
      extraCents,
      totalCents: sum,
      payment: 1,
      delivery: 1,
      exemptionNote: '',
      cancels: null,
      ...overrides.document,
    },
    lineTaxes: overrides.lineTaxes ?? lines.map(() => null),
    serviceDate: 'serviceDate' in overrides ? overrides.serviceDate : null,
    company: {
      version: '1',
      name: 'Muster Transporte',
      street: 'Hafenstraße 2',
      zip: '28195',
      city: 'Bremen',
      country: 'DE',
      logo: null,
      taxNumber: '12/345/67890',
      vatId: '',
      bank: { holder: '', bank: '', iban: 'DE02 1203 0000 0000 2020 51', bic: 'BYLADEM1001' },
      contact: { website: '', email: 'post@example.com', phones: [], social: '' },
      limits: { compensationCents: 100_00, declaredValueCents: { A: 200_00, B: 200_00 } },
      ...overrides.company,
    },
    rules: {
      taxMode: overrides.taxMode ?? 'regular',
      smallInvoiceCents: 250_00,
      exemptionNote: overrides.exemptionNote ?? 'Steuerfrei nach § 4 Nr. 3 Buchst. a UStG.',
    },
  };
}

export const PRINT_TEXTS: PrintTexts = {
  version: 'invoice.prices@1',
  invoice: { service: 'Pakettransport', notes: ['Alle Preise sind Endpreise.'], closing: '' },
  declaration: { statements: [] },
};
