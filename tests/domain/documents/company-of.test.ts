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

describe('the company on a paper', () => {
  it('is what was stored, its amounts in cents and its account in groups of four', () => {
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

  it('has the limits of the specification before anybody has described it', () => {
    const nobody = companyOf();
    expect(nobody.version).toBe('0');
    expect(nobody.limits).toEqual({
      compensationCents: 100_00,
      declaredValueCents: { A: 200_00, B: 200_00 },
    });
    expect(smallInvoiceCents()).toBe(250_00);
  });
});

describe('what an invoice lacks of the company', () => {
  it('is nothing where name, address, a tax number and an account are there', () => {
    expect(missingCompanyFacts(company)).toEqual([]);
    expect(missingCompanyFacts({ ...company, taxNumber: null, vatId: 'DE999999999' })).toEqual([]);
  });

  it('is named where nobody has described it, and where blanks stand for it', () => {
    const all = ['name', 'street', 'zip', 'city', 'taxNumber', 'bank.iban'];
    expect(missingCompanyFacts()).toEqual(all);
    expect(missingCompanyFacts({ ...company, city: '  ' })).toEqual(['city']);
  });
});

describe('an administrator who describes the company', () => {
  it('is told of an account number that cannot be right', () => {
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

  it('is told of a VAT number without its country', () => {
    expect(vatIdIsRight({ vatId: '999999999' })).toEqual({ vatId: { code: 'pattern' } });
    expect(vatIdIsRight({ vatId: 'DE999999999' })).toEqual({});
  });

  it('cannot let invoices and cancellations share their numbers', () => {
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
