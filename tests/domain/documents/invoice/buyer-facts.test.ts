import { describe, expect, it } from 'vitest';
import {
  missingFacts,
  missingForFacturX,
} from '../../../../domain/documents/invoice/missing-facts.ts';
import type { Buyer } from '../../../../domain/documents/papers.ts';
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
/** A sender whose address nobody has written down; it does not matter where he is not the buyer. */
const NOWHERE = { ...invoiceDraft().paper.sender, street: '', zip: '', city: '' };

const missingOf = (buyer: Partial<Buyer>, cents = 300_00) =>
  missingFacts(
    invoiceDraft({
      paper: { sender: NOWHERE, buyer: { ...FIRM, ...buyer }, lines: [{ ...LINE, cents }] },
    }),
  );

describe('an invoice over 250 euro to a firm', () => {
  it('lacks nothing where the firm is known in full, whatever is known of the sender', () => {
    expect(missingOf({})).toEqual([]);
  });

  it.each(['street', 'zip', 'city'] as const)('asks for its %s', (part) => {
    expect(missingOf({ [part]: ' ' })).toEqual(['buyerAddress']);
  });

  it('asks for its name', () => {
    expect(missingOf({ name: '' })).toEqual(['buyerName']);
  });
});

describe('an invoice to a recipient in Morocco', () => {
  const MOROCCAN = { name: 'Yassin Probe', street: 'Rue Talaa Kebira 4', zip: '', city: 'Fes' };

  it('asks for no zip code, which many addresses there do not have', () => {
    expect(missingOf({ ...MOROCCAN, country: 'MA' })).toEqual([]);
  });

  it('asks for the street, because a city is no full address', () => {
    expect(missingOf({ ...MOROCCAN, country: 'MA', street: '' })).toEqual(['buyerAddress']);
  });

  it('asks for the zip code of anybody else', () => {
    expect(missingOf({ ...MOROCCAN, country: 'FR' })).toEqual(['buyerAddress']);
  });
});

describe('an invoice of up to 250 euro', () => {
  it('asks for neither name nor address of the buyer', () => {
    expect(missingOf({ name: '', street: '', zip: '', city: '' }, 250_00)).toEqual([]);
  });

  it('needs the name of the buyer to be told in EN 16931', () => {
    const { company, paper } = invoiceDraft({ paper: { buyer: { ...FIRM, name: '' } } });
    expect(missingForFacturX({ company: { ...company, logo: null }, paper })).toEqual([
      'buyerName',
    ]);
  });
});
