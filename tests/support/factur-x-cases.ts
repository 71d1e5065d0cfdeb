import {
  type InvoiceSnapshot,
  issuedSnapshot,
  stornoSnapshot,
} from '../../domain/documents/invoice/invoice-snapshot.ts';
import type { Buyer } from '../../domain/documents/printed-documents.ts';
import { FIRM_AS_BUYER } from './billed-firm.ts';
import { invoiceDraft, LINE, PRINT_TEXTS } from './invoices.ts';

const issued = (overrides: Parameters<typeof invoiceDraft>[0] = {}): InvoiceSnapshot =>
  issuedSnapshot(invoiceDraft(overrides), { number: 'RE-2026-000001', texts: PRINT_TEXTS });

const STORNO = { number: 'ST-2026-000001', date: '2026-12-01', reason: 'Falscher Absender' };
const PACKING = { description: 'Kartons', grams: null, cents: 11_90 };
const MIXED = {
  document: { lines: [LINE, PACKING], extraCents: 25_00, totalCents: 330_00 },
  lineTaxes: [null, 'standard'],
} as const;
const TAXED = {
  document: { lines: [PACKING, { ...PACKING, cents: 3 }], extraCents: 99, totalCents: 12_00 },
  lineTaxes: ['standard', 'standard'],
} as const;
const DISCOUNTED = {
  document: { lines: [PACKING, { ...LINE, cents: 100_00 }], extraCents: 5_00, totalCents: 90_00 },
  lineTaxes: [null, 'standard'],
} as const;
const ALL_TAXED_WITH_CHARGE = {
  ...TAXED,
  document: { ...TAXED.document, totalCents: 20_00 },
} as const;

const NO_BANK = { bank: { holder: '', bank: '', iban: '', bic: '' } };
const VAT_ID = { vatId: 'DE123456789', taxNumber: '' };

const ABROAD: Buyer = {
  ...FIRM_AS_BUYER,
  name: 'Musterhandel Wien GmbH',
  street: 'Probegasse 7',
  zip: '1010',
  city: 'Wien',
  country: 'AT',
  vatId: 'ATU13585627',
  leitwegId: '',
};
const OWED = { buyer: ABROAD, buyerTax: { isReverseCharge: true } } as const;
const CARDBOARD = { lines: [PACKING], totalCents: 11_90 } as const;
const OWED_WHOLE = {
  document: { ...OWED, ...CARDBOARD, extraCents: 5_00, totalCents: 16_90 },
  lineTaxes: ['standard'],
  company: VAT_ID,
} as const;
const OWED_IN_PART = {
  document: { ...OWED, ...MIXED.document, extraCents: -20_00, totalCents: 290_00 },
  lineTaxes: MIXED.lineTaxes,
  company: VAT_ID,
} as const;
const SWISS: Buyer = {
  ...ABROAD,
  name: 'Musterhandel Zürich AG',
  street: 'Beispielgasse 3',
  zip: '8001',
  city: 'Zürich',
  country: 'CH',
  vatId: '',
};
const OUTSIDE = { buyer: SWISS, buyerTax: { isOutside: true } } as const;
const OUTSIDE_MIXED = {
  document: { ...OUTSIDE, ...MIXED.document },
  lineTaxes: MIXED.lineTaxes,
  company: { vatId: 'DE123456789' },
} as const;
const PAID = { payment: 2, paid: { cents: 300_00, on: '2026-11-19' } } as const;

const RECIPIENT: Buyer = {
  ...FIRM_AS_BUYER,
  name: 'Yassin Probe',
  contact: '',
  street: 'Rue Talaa Kebira 4',
  zip: '',
  city: 'Fes',
  country: 'MA',
  vatId: '',
  reference: '',
  leitwegId: '',
};

/** Every kind of invoice that the carrier writes, by its description. */
export const FACTUR_X_CASES: ReadonlyMap<string, InvoiceSnapshot> = new Map([
  ['to Morocco, in cash', issued()],
  ['from Morocco', issued({ document: { direction: 'B' } })],
  ['by transfer', issued({ document: { payment: 2 } })],
  ['by a transfer without an account', issued({ document: { payment: 2 }, company: NO_BANK })],
  ['by PayPal, with a VAT number', issued({ document: { payment: 3 }, company: VAT_ID })],
  ['with a further charge', issued({ document: { extraCents: 15_50 } })],
  ['with a discount on exempt and taxed', issued(DISCOUNTED)],
  ['with a discount', issued({ document: { extraCents: -15_50 } })],
  ['with an agreed total', issued({ document: { totalCents: 280_00 } })],
  ['with packing material', issued(MIXED)],
  ['of packing material only, at a discount', issued(TAXED)],
  ['of packing material only, with charges', issued(ALL_TAXED_WITH_CHARGE)],
  [
    'of up to 250 euro, with no day of the service',
    issued({ document: { lines: [{ ...LINE, cents: 40_00 }] }, serviceDate: undefined }),
  ],
  ['of a small business', issued({ taxMode: 'smallBusiness', document: { extraCents: 5_00 } })],
  ['to a firm with all its numbers', issued({ document: { buyer: FIRM_AS_BUYER } })],
  [
    'to a firm, with packing material',
    issued({ ...MIXED, document: { ...MIXED.document, buyer: FIRM_AS_BUYER } }),
  ],
  ['to the recipient', issued({ document: { buyer: RECIPIENT } })],
  ['paid by transfer', issued({ document: PAID })],
  ['paid in cash, nobody knows when', issued({ document: { paid: { cents: 300_00, on: null } } })],
  [
    'paid in part, by transfer',
    issued({ document: { ...PAID, paid: { cents: 120_00, on: '2026-11-19' } } }),
  ],
  [
    'paid, with packing material',
    issued({
      ...MIXED,
      document: { ...MIXED.document, paid: { cents: 330_00, on: '2026-11-19' } },
    }),
  ],
  ['whose tax a firm abroad owes', issued(OWED_WHOLE)],
  ['whose tax a firm abroad owes in part, at a discount', issued(OWED_IN_PART)],
  [
    'whose transport a firm abroad only ordered',
    issued({
      document: { buyer: ABROAD, buyerTax: { isReverseCharge: true, isTransportTaxed: true } },
      company: VAT_ID,
    }),
  ],
  [
    'that charges a firm abroad on purpose',
    issued({
      ...OWED_WHOLE,
      document: { ...OWED_WHOLE.document, buyerTax: { taxedReason: 'Verkauf im Lager Bremen' } },
    }),
  ],
  [
    'to a firm that only ordered the transport',
    issued({ document: { buyer: FIRM_AS_BUYER, buyerTax: { isTransportTaxed: true } } }),
  ],
  ['to a firm of a third country', issued(OUTSIDE_MIXED)],
  [
    'to a firm of a third country with the tax number of its own',
    issued({
      ...OUTSIDE_MIXED,
      document: { ...OUTSIDE_MIXED.document, buyer: { ...SWISS, vatId: 'CHE123456788MWST' } },
    }),
  ],
  [
    'that charges a firm of a third country with a tax number on purpose',
    issued({
      document: {
        ...MIXED.document,
        buyer: { ...SWISS, country: 'MA', vatId: '001525845000067' },
        buyerTax: { taxedReason: 'Verkauf im Lager Bremen' },
      },
      lineTaxes: MIXED.lineTaxes,
    }),
  ],
  [
    'to a firm of a third country, at a discount, from a company without a tax number',
    issued({
      document: { ...OUTSIDE, lines: [LINE, PACKING], extraCents: -20_00, totalCents: 280_00 },
      lineTaxes: [null, 'standard'],
      company: VAT_ID,
    }),
  ],
  [
    'to a firm of Northern Ireland, paid in part',
    issued({
      document: {
        ...OUTSIDE,
        ...PAID,
        paid: { cents: 100_00, on: null },
        buyer: { ...SWISS, vatId: 'XI123456789' },
      },
    }),
  ],
  [
    'that charges a firm of a third country on purpose',
    issued({
      document: { ...OUTSIDE_MIXED.document, buyerTax: { taxedReason: 'Verkauf im Lager Bremen' } },
      lineTaxes: MIXED.lineTaxes,
    }),
  ],
  ['a Storno to a firm of a third country', stornoSnapshot(issued(OUTSIDE_MIXED), STORNO)],
  ['a Storno of a paid invoice', stornoSnapshot(issued({ document: PAID }), STORNO)],
  ['a Storno of tax that is owed abroad', stornoSnapshot(issued(OWED_IN_PART), STORNO)],
  ['a Storno', stornoSnapshot(issued(), STORNO)],
  ['a Storno to a firm', stornoSnapshot(issued({ document: { buyer: FIRM_AS_BUYER } }), STORNO)],
  ['a Storno with everything', stornoSnapshot(issued(MIXED), STORNO)],
]);
