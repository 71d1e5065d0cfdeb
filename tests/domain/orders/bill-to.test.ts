import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BILLED_PARTIES, billedParty, billToIsRight } from '../../../domain/orders/bill-to.ts';

const FIRM = { party: 'other', firm: 'Muster & Probe GmbH' } as const;

describe('who the invoice of an order is for', () => {
  it.each(['sender', 'recipient'] as const)('the %s needs nothing more', (party) => {
    expect(billToIsRight({ billTo: { party } })).toEqual({});
  });

  it('is the sender if an order does not say', () => {
    expect(billToIsRight({})).toEqual({});
    expect(billToIsRight({ billTo: null })).toEqual({});
  });

  it('another party has the name of a company or of a person', () => {
    expect(billToIsRight({ billTo: FIRM })).toEqual({});
    expect(billToIsRight({ billTo: { party: 'other', contact: 'Petra Probe' } })).toEqual({});
  });

  it.each([undefined, null, '', '  '])('another party with the name %j has no name', (firm) => {
    expect(billToIsRight({ billTo: { party: 'other', firm } })).toEqual({
      'billTo.firm': { code: 'required' },
    });
  });

  it('invalid numbers are reported at their fields', () => {
    const billTo = { ...FIRM, vatId: 'DE123456789', leitwegId: '99123456-BEISPIEL-46' };
    expect(billToIsRight({ billTo })).toEqual({
      'billTo.vatId': { code: 'notAVatId' },
      'billTo.leitwegId': { code: 'notALeitwegId' },
    });
  });

  it('valid numbers are accepted', () => {
    const billTo = { ...FIRM, vatId: 'DE999000017', leitwegId: '99123456-BEISPIEL-45' };
    expect(billToIsRight({ billTo })).toEqual({});
  });

  it.each([
    ['CH', 'CHE123456788MWST'],
    ['MA', '001525845000067'],
  ])('a firm in %s gives the tax number of its country, %s', (country, vatId) => {
    expect(billToIsRight({ billTo: { ...FIRM, country, vatId } })).toEqual({});
    for (const at of ['DE', 'AT', null]) {
      expect(billToIsRight({ billTo: { ...FIRM, country: at, vatId } })).toEqual({
        'billTo.vatId': { code: 'notAVatId' },
      });
    }
  });

  it.each(['ATU13585628', 'Zürich', 'MWST'])('a firm in Switzerland has no number %s', (vatId) => {
    expect(billToIsRight({ billTo: { ...FIRM, country: 'CH', vatId } })).toEqual({
      'billTo.vatId': { code: 'notAVatId' },
    });
  });

  it('the address may follow later', () => {
    expect(billToIsRight({ billTo: { ...FIRM, street: null, city: null } })).toEqual({});
  });
});

describe('going back to a party of the order', () => {
  it('keeps nothing of another party, whatever was typed', () => {
    const typed = fc.record({ firm: fc.string(), vatId: fc.string(), city: fc.string() });
    fc.assert(
      fc.property(fc.constantFrom(...BILLED_PARTIES), typed, (party, facts) => {
        const { party: named, ...rest } = { ...facts, ...billedParty(party) };
        expect(named).toBe(party);
        expect(new Set(Object.values(rest))).toEqual(new Set([null]));
      }),
    );
  });
});
