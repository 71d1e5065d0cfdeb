import { describe, expect, it } from 'vitest';
import { treatmentOf } from '../../../domain/company/tax.ts';
import { buyerTaxOf, owesTaxAbroad } from '../../../domain/orders/buyer-tax.ts';

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

  it('is charged only on purpose: with a reason, which is kept', () => {
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
