import { describe, expect, it } from 'vitest';
import {
  companyOf,
  missingCompanyFacts,
  type StoredCompany,
  smallInvoiceCents,
} from '../../../domain/documents/company-of.ts';
import { bankIsRight, patternsAreRight, vatIdIsRight } from '../../../domain/resources/settings.ts';

const company: StoredCompany = {
  name: 'Muster Transport',
  street: 'Musterweg 1',
  zip: '28195',
  city: 'Bremen',
  taxNumber: '00/000/00000',
  bank: { holder: 'Muster Transport', iban: 'DE50000000000123456789' },
  phoneGermany: '+493023125000',
  phoneMorocco: '+212520000000',
  limits: {
    compensation: '150.50',
    declaredToMorocco: '300.00',
    declaredFromMorocco: '45.00',
    smallInvoice: '250.00',
  },
  __v: 4,
};

describe('the company on a document', () => {
  it('is the stored one, with amounts in cents and the account number in groups of four', () => {
    expect(companyOf(company)).toMatchObject({
      version: '4',
      name: 'Muster Transport',
      country: 'DE',
      bank: { iban: 'DE50 0000 0000 0123 4567 89', bic: '' },
      contact: { phones: ['+493023125000', '+212520000000'], website: '' },
      limits: { compensationCents: 15_050, declaredValueCents: { A: 30_000, B: 4_500 } },
      logo: null,
    });
  });

  it('has the limits of the specification before it has been saved', () => {
    const nobody = companyOf();
    expect(nobody.version).toBe('0');
    expect(nobody.limits).toEqual({
      compensationCents: 100_00,
      declaredValueCents: { A: 200_00, B: 45_00 },
    });
    expect(smallInvoiceCents()).toBe(250_00);
  });
});

describe('what an invoice still needs of the company', () => {
  it('is nothing if it has a name, an address, a tax number and an account', () => {
    expect(missingCompanyFacts(company)).toEqual([]);
    expect(missingCompanyFacts({ ...company, taxNumber: null, vatId: 'DE999999999' })).toEqual([]);
  });

  it('is named before the company has been saved, and if fields hold only blanks', () => {
    const all = ['name', 'street', 'zip', 'city', 'taxNumber', 'bank.iban'];
    expect(missingCompanyFacts()).toEqual(all);
    expect(missingCompanyFacts({ ...company, city: '  ' })).toEqual(['city']);
  });
});

describe('an administrator who describes the company', () => {
  it('learns of an invalid account number', () => {
    const wrong = { iban: 'DE22000000000123456789', bic: 'BREMEN' };
    expect(bankIsRight({ bank: wrong })).toEqual({
      'bank.iban': { code: 'notAnIban' },
      'bank.bic': { code: 'pattern' },
    });
    expect(bankIsRight({ bank: { iban: 'DE50000000000123456789', bic: 'MUSTDE22XXX' } })).toEqual(
      {},
    );
    expect(bankIsRight({})).toEqual({});
  });

  it('learns of a VAT number without its country code', () => {
    expect(vatIdIsRight({ vatId: '999999999' })).toEqual({ vatId: { code: 'pattern' } });
    expect(vatIdIsRight({ vatId: 'DE999000017' })).toEqual({});
  });

  it('learns of a VAT number whose check digit is wrong, and of none outside of the Union', () => {
    expect(vatIdIsRight({ vatId: 'DE999000018' })).toEqual({ vatId: { code: 'notAVatId' } });
    expect(vatIdIsRight({ vatId: 'AT123' })).toEqual({ vatId: { code: 'notAVatId' } });
    expect(vatIdIsRight({ vatId: 'MA001234567' })).toEqual({});
  });

  it('cannot give invoices and cancellations the same numbers', () => {
    const pattern = 'RE-{number:6}';
    expect(patternsAreRight({ invoicePattern: pattern, stornoPattern: pattern })).toEqual({
      stornoPattern: { code: 'duplicate' },
    });
    expect(patternsAreRight({ invoicePattern: 'RE', stornoPattern: pattern })).toEqual({
      invoicePattern: { code: 'notANumberPattern' },
    });
    expect(patternsAreRight({ invoicePattern: pattern, stornoPattern: 'ST-{number}' })).toEqual({});
  });
});
