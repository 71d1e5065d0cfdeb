import { describe, expect, it } from 'vitest';
import {
  missingFacts,
  missingForFacturX,
} from '../../../../domain/documents/invoice/missing-facts.ts';
import type { Buyer } from '../../../../domain/documents/printed-documents.ts';
import { invoiceDraft, LINE } from '../../../support/invoices.ts';

const FIRM: Buyer = {
  name: 'Musterhandel Beispiel GmbH',
  contact: '',
  phone: '',
  street: 'Beispielallee 5',
  zip: '60311',
  city: 'Frankfurt am Main',
  country: 'DE',
  vatId: '',
  reference: '',
  leitwegId: '',
};
/** A sender without a stored address, which does not matter if he is not the buyer. */
const NOWHERE = { ...invoiceDraft().document.sender, street: '', zip: '', city: '' };

const missingOf = (buyer: Partial<Buyer>, cents = 300_00) =>
  missingFacts(
    invoiceDraft({
      document: { sender: NOWHERE, buyer: { ...FIRM, ...buyer }, lines: [{ ...LINE, cents }] },
    }),
  );

describe('an invoice over 250 euro to a company', () => {
  it('lacks nothing if the company has all its details, whatever is missing for the sender', () => {
    expect(missingOf({})).toEqual([]);
  });

  it.each(['street', 'zip', 'city'] as const)('needs its %s', (part) => {
    expect(missingOf({ [part]: ' ' })).toEqual(['buyerAddress']);
  });

  it('needs its name', () => {
    expect(missingOf({ name: '' })).toEqual(['buyerName']);
  });
});

describe('an invoice to a recipient in Morocco', () => {
  const MOROCCAN = { name: 'Yassin Probe', street: 'Rue Talaa Kebira 4', zip: '', city: 'Fes' };

  it('needs no postal code, because many addresses there have none', () => {
    expect(missingOf({ ...MOROCCAN, country: 'MA' })).toEqual([]);
  });

  it('needs the street, because a city alone is not a full address', () => {
    expect(missingOf({ ...MOROCCAN, country: 'MA', street: '' })).toEqual(['buyerAddress']);
  });

  it('needs a postal code for a buyer in any other country', () => {
    expect(missingOf({ ...MOROCCAN, country: 'FR' })).toEqual(['buyerAddress']);
  });
});

describe('an invoice of up to 250 euro', () => {
  it('needs neither name nor address of the buyer', () => {
    expect(missingOf({ name: '', street: '', zip: '', city: '' }, 250_00)).toEqual([]);
  });

  it('needs the name of the buyer for EN 16931', () => {
    const { company, document } = invoiceDraft({ document: { buyer: { ...FIRM, name: '' } } });
    expect(missingForFacturX({ company: { ...company, logo: null }, paper: document })).toEqual([
      'buyerName',
    ]);
  });
});
