import { describe, expect, it } from 'vitest';
import { missingFacts } from '../../../../domain/documents/invoice/missing-facts.ts';
import { invoiceDraft, LINE } from '../../../support/invoices.ts';

const SMALL = { lines: [{ ...LINE, cents: 250_00 }] };
const { sender } = invoiceDraft().document;

describe('an invoice over 250 euro', () => {
  it('lacks nothing when everything that the law requires is there', () => {
    expect(missingFacts(invoiceDraft())).toEqual([]);
  });

  it.each([
    ['sellerName', { company: { name: ' ' } }],
    ['sellerAddress', { company: { zip: '' } }],
    ['sellerTaxNumber', { company: { taxNumber: '' } }],
    ['buyerName', { document: { sender: { ...sender, name: '' } } }],
    ['buyerAddress', { document: { sender: { ...sender, street: '' } } }],
    ['buyerAddress', { document: { sender: { ...sender, city: '' } } }],
    ['serviceDate', { serviceDate: undefined }],
    ['lineDescription', { document: { lines: [LINE, { ...LINE, description: '  ' }] } }],
    ['lineAmount', { document: { lines: [LINE, { ...LINE, cents: null }] } }],
    ['exemptionReason', { exemptionNote: ' ' }],
  ] as const)('reports a missing %s', (fact, overrides) => {
    expect(missingFacts(invoiceDraft(overrides))).toEqual([fact]);
  });

  it('is complete with a VAT number as well as with a tax number', () => {
    const company = { taxNumber: '', vatId: 'DE123456789' };
    expect(missingFacts(invoiceDraft({ company }))).toEqual([]);
  });

  it('may say that its own date is the service date', () => {
    expect(missingFacts(invoiceDraft({ serviceDate: null }))).toEqual([]);
    expect(missingFacts(invoiceDraft({ serviceDate: '2026-11-02' }))).toEqual([]);
  });

  it('needs no reason for its taxed part', () => {
    const taxed = { lineTaxes: ['standard'], exemptionNote: '' } as const;
    expect(missingFacts(invoiceDraft(taxed))).toEqual([]);
  });
});

describe('an invoice of up to 250 euro', () => {
  it('needs neither customer, nor tax number, nor service date', () => {
    const draft = invoiceDraft({
      document: { ...SMALL, sender: { ...sender, name: '', street: '' } },
      company: { taxNumber: '' },
      serviceDate: undefined,
    });
    expect(missingFacts(draft)).toEqual([]);
  });

  it('still needs seller, goods and the reason for showing no tax', () => {
    const draft = invoiceDraft({
      document: { lines: [{ ...LINE, cents: 5_00, description: '' }] },
      company: { name: '', street: '' },
      exemptionNote: '',
    });
    expect(missingFacts(draft)).toEqual([
      'sellerName',
      'sellerAddress',
      'lineDescription',
      'exemptionReason',
    ]);
  });

  it('is incomplete without lines or with a total of zero', () => {
    expect(missingFacts(invoiceDraft({ document: { lines: [] } }))).toEqual(['lines', 'total']);
    const free = { lines: [{ ...LINE, cents: 10_00 }], extraCents: -10_00 };
    expect(missingFacts(invoiceDraft({ document: free }))).toEqual(['total']);
  });
});

describe('an invoice of a small business', () => {
  it('needs customer, tax number and note, but no service date', () => {
    const draft = invoiceDraft({
      taxMode: 'smallBusiness',
      document: { sender: { ...sender, street: '' } },
      company: { taxNumber: '' },
      serviceDate: undefined,
      exemptionNote: '',
    });
    expect(missingFacts(draft)).toEqual(['sellerTaxNumber', 'buyerAddress', 'exemptionReason']);
  });
});
