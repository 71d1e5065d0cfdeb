import { constantFrom, property, assert as verify } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LINE_TAXES, treatmentOf } from '../../../domain/company/tax.ts';
import { missingFacts } from '../../../domain/documents/invoice/missing-facts.ts';
import { BILLED_COUNTRIES, BILLED_PARTIES } from '../../../domain/orders/bill-to.ts';
import {
  buyerTaxOf,
  CUSTOMER_KINDS,
  GOODS_ROLES,
  neededBasis,
  owesTaxAbroad,
  PRICE_BASES,
  requiresKind,
  requiresReason,
  taxedAs,
} from '../../../domain/orders/buyer-tax.ts';
import { FIRM_AS_BUYER } from '../../support/billed-firm.ts';
import { invoiceDraft, LINE } from '../../support/invoices.ts';

const FIRM = { party: 'other', goodsRole: 'sender' } as const;
const ABROAD = { ...FIRM, vatId: 'ATU13585627' } as const;

describe('a business that owes the tax itself', () => {
  it.each([
    ['in another member state', ABROAD, true],
    [
      'in another member state, its number typed with blanks',
      { ...ABROAD, vatId: 'atu 13585627' },
      true,
    ],
    ['in Germany', { ...FIRM, vatId: 'DE999000017' }, false],
    [
      'in Northern Ireland, for whom services are not in the market',
      { ...FIRM, vatId: 'XI123456789' },
      false,
    ],
    ['without a number', FIRM, false],
    ['with a number that is none', { ...FIRM, vatId: 'AT1' }, false],
    ['that is a party of the order', { ...ABROAD, party: 'sender' }, false],
  ])('is one %s: %j', (_, billTo, owes) => {
    expect(owesTaxAbroad(billTo)).toBe(owes);
    expect(buyerTaxOf(billTo).isReverseCharge ?? false).toBe(owes);
  });

  it('is charged only on purpose: with a reason, which is stored', () => {
    expect(buyerTaxOf({ ...ABROAD, taxedReason: '  ' })).toEqual({ isReverseCharge: true });
    expect(buyerTaxOf({ ...ABROAD, taxedReason: ' Verkauf in Bremen ' })).toEqual({
      taxedReason: 'Verkauf in Bremen',
    });
  });
});

describe('the transport of goods', () => {
  it('is exempt for who sends or receives them, and a question for anybody else', () => {
    expect(buyerTaxOf({ ...FIRM, goodsRole: 'recipient' })).toEqual({});
    expect(buyerTaxOf({ ...FIRM, goodsRole: null })).toEqual({ isGoodsRoleOpen: true });
    expect(buyerTaxOf({ ...FIRM, goodsRole: 'neither' })).toEqual({ isTransportTaxed: true });
    expect(buyerTaxOf({ party: 'recipient' })).toEqual({});
    expect(buyerTaxOf(null)).toEqual({});
  });

  it('is taxed with the rest for who only orders it, at home or by the buyer abroad', () => {
    const regular = { taxMode: 'regular' } as const;
    const ordered = { ...regular, isTransportTaxed: true };
    expect(treatmentOf(null, regular)).toBe('exempt');
    expect(treatmentOf(null, ordered)).toBe('standard');
    expect(treatmentOf('exempt', ordered)).toBe('standard');
    expect(treatmentOf(null, { ...ordered, isReverseCharge: true })).toBe('reverseCharge');
    expect(treatmentOf('standard', { ...regular, isReverseCharge: true })).toBe('reverseCharge');
    expect(treatmentOf(null, { ...regular, isReverseCharge: true })).toBe('exempt');
  });

  it('shows no tax of a small business, whoever the buyer is', () => {
    const small = {
      taxMode: 'smallBusiness',
      isReverseCharge: true,
      isTransportTaxed: true,
    } as const;
    expect(treatmentOf('standard', small)).toBe('smallBusiness');
  });
});

const SWISS = { ...FIRM, country: 'CH' } as const;

describe('a party abroad without the VAT number of another member state', () => {
  it.each([
    ['in Switzerland', SWISS, 'undecided'],
    ['in Morocco', { ...FIRM, country: 'MA' }, 'undecided'],
    ['in France', { ...FIRM, country: 'FR' }, 'undecided'],
    [
      'in Northern Ireland, wherever it has its letters sent',
      { ...FIRM, vatId: 'XI123456789' },
      'undecided',
    ],
    [
      'in Austria with a German number',
      { ...FIRM, country: 'AT', vatId: 'DE999000017' },
      'undecided',
    ],
    ['in Switzerland, a business', { ...SWISS, customerKind: 'business' }, 'outside'],
    ['in France, a business', { ...FIRM, country: 'FR', customerKind: 'business' }, 'vatId'],
    ['in Switzerland, a private person', { ...SWISS, customerKind: 'private' }, 'private'],
    ['in Germany', { ...FIRM, country: 'DE' }, 'home'],
    ['whose country is unknown', FIRM, 'home'],
  ] as const)('%s: %j is taxed as %s', (_, billTo, as) => {
    expect(taxedAs(billTo)).toBe(as);
  });

  it('of a third country is taxed there, whatever the line, unless a reason is written', () => {
    const business = { ...SWISS, customerKind: 'business' } as const;
    expect(buyerTaxOf(business)).toEqual({ isOutside: true });
    const outside = { taxMode: 'regular', isOutside: true, isTransportTaxed: true } as const;
    expect([treatmentOf(null, outside), treatmentOf('standard', outside)]).toEqual([
      'outside',
      'outside',
    ]);
    expect(buyerTaxOf({ ...business, taxedReason: 'Verkauf in Bremen' })).toEqual({
      taxedReason: 'Verkauf in Bremen',
    });
  });

  it('keeps the basis of its prices open until it fits the tax', () => {
    const business = { ...SWISS, customerKind: 'business' } as const;
    expect(buyerTaxOf(business, null).isPriceBasisOpen).toBe(true);
    expect(buyerTaxOf(business, 'gross').isPriceBasisOpen).toBe(true);
    expect(buyerTaxOf(business, 'net').isPriceBasisOpen).toBeUndefined();
    expect(buyerTaxOf({ party: 'sender' }, 'net')).toEqual({ isPriceBasisOpen: true });
    expect(buyerTaxOf({ party: 'sender' }, null)).toEqual({});
    expect(buyerTaxOf(business, undefined).isPriceBasisOpen).toBeUndefined();
  });
});

describe('the standard rate', () => {
  const billed = constantFrom(...BILLED_PARTIES).chain((party) =>
    constantFrom(null, ...BILLED_COUNTRIES).chain((country) =>
      constantFrom(null, '', 'DE999000017', 'ATU13585627', 'XI123456789', 'AT1').chain((vatId) =>
        constantFrom(null, ...CUSTOMER_KINDS).chain((customerKind) =>
          constantFrom(null, ...GOODS_ROLES).chain((goodsRole) =>
            constantFrom(null, ' ', 'Verkauf').map((taxedReason) => ({
              party,
              country,
              vatId,
              customerKind,
              goodsRole,
              taxedReason,
            })),
          ),
        ),
      ),
    ),
  );

  /** What an invoice over one line needs before it is issued, and whether the line is taxed. */
  function judged(
    billTo: Parameters<typeof buyerTaxOf>[0],
    tax: (typeof LINE_TAXES)[number] | null,
  ) {
    const draft = invoiceDraft({
      document: { lines: [LINE], buyer: FIRM_AS_BUYER, buyerTax: buyerTaxOf(billTo, null) },
      lineTaxes: [tax],
      company: { vatId: 'DE123456789' },
    });
    const treatment = treatmentOf(tax, { taxMode: 'regular', ...draft.document.buyerTax });
    return { treatment, missing: missingFacts(draft) };
  }

  it('is never charged to a party abroad without an answer that allows it', () => {
    verify(
      property(billed, constantFrom(null, ...LINE_TAXES), (billTo, tax) => {
        const { treatment, missing } = judged(billTo, tax);
        const isAbroad = taxedAs(billTo) !== 'home';
        const isDecided =
          billTo.customerKind === 'private' || (billTo.taxedReason?.trim() ?? '') !== '';
        if (treatment !== 'standard' || !isAbroad || isDecided) return;
        // Nobody has decided: the invoice waits, and the editor requires a choice.
        expect(missing.some((fact) => ['customerKind', 'buyerVatId'].includes(fact))).toBe(true);
        expect(requiresKind(billTo) && requiresReason(billTo)).toBe(true);
      }),
      { numRuns: 3_000 },
    );
  });

  it('is no condition for asking a party of a third country what it is', () => {
    for (const tax of [null, ...LINE_TAXES]) {
      expect(judged(SWISS, tax).missing).toContain('customerKind');
      expect(judged({ ...SWISS, customerKind: 'private' }, tax).missing).toEqual([]);
      expect(judged({ ...SWISS, taxedReason: 'Verkauf' }, tax).missing).toEqual([]);
    }
    // In a member state the transport of a business is exempt as well.
    expect(judged({ ...FIRM, country: 'FR' }, null).missing).toEqual([]);
  });

  it('leaves nobody abroad unrecognised: by country or by number', () => {
    verify(
      property(billed, (billTo) => {
        const isForeign =
          billTo.party === 'other' &&
          ((billTo.country ?? 'DE') !== 'DE' || /^(?:ATU|XI)/.test(billTo.vatId ?? ''));
        expect(taxedAs(billTo) !== 'home').toBe(isForeign);
      }),
      { numRuns: 3_000 },
    );
  });

  it('never falls on a price that was typed without it, nor the other way round', () => {
    verify(
      property(billed, constantFrom(...PRICE_BASES), (billTo, basis) => {
        const draft = invoiceDraft({
          document: { lines: [LINE], buyer: FIRM_AS_BUYER, buyerTax: buyerTaxOf(billTo, basis) },
          lineTaxes: ['standard'],
          company: { vatId: 'DE123456789' },
        });
        const isTaxed =
          treatmentOf('standard', { taxMode: 'regular', ...draft.document.buyerTax }) ===
          'standard';
        expect(neededBasis(billTo)).toBe(isTaxed ? 'gross' : 'net');
        expect(missingFacts(draft).includes('priceBasis')).toBe(basis !== neededBasis(billTo));
      }),
      { numRuns: 3_000 },
    );
  });
});
