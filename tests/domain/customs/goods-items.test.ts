import { describe, expect, it } from 'vitest';
import { isHsCode } from '../../../domain/customs/customs-facts.ts';
import {
  describedGoods,
  findGoods,
  GOODS_ITEMS,
  proposedHsCode,
} from '../../../domain/customs/goods-items.ts';
import { HEADINGS } from './headings.ts';

const codesOf = (typed: string) => findGoods(typed, 5).map(({ hsCode }) => hsCode);

describe('the list of goods that families send', () => {
  it('has a code of the Harmonized System and a name in four languages for every item', () => {
    expect(GOODS_ITEMS.length).toBeGreaterThan(200);
    for (const { hsCode, names } of GOODS_ITEMS) {
      expect(isHsCode(hsCode), hsCode).toBe(true);
      expect(Object.keys(names).toSorted()).toEqual(['ar', 'de', 'en', 'fr']);
      expect(Object.values(names)).not.toContain('');
      expect(names.ar).toMatch(/\p{Script=Arabic}/u);
    }
    expect(new Set(GOODS_ITEMS.map(({ hsCode }) => hsCode)).size).toBe(GOODS_ITEMS.length);
  });

  it('names subheadings of headings that the edition of 2022 has', () => {
    for (const { hsCode, names } of GOODS_ITEMS) {
      expect(hsCode, names.en).toMatch(/^\d{6}$/);
      expect(HEADINGS, `${hsCode} ${names.en}`).toContain(hsCode.slice(0, 4));
    }
  });

  it.each([
    ['orangensaft', '200912'],
    ['müsli', '190420'],
    ['pistazien (gesch', '080252'],
    ['badematte', '570390'],
  ])('says of %s what its subheading covers', (typed, code) => {
    expect(findGoods(typed, 1).map(({ hsCode }) => hsCode)).toEqual([code]);
  });

  it.each([
    ['fahrr', '871200'],
    ['vélo', '871200'],
    ['bicyc', '871200'],
    ['دراجة هوائية', '871200'],
    ['staubs', '850811'],
    ['t-shirt cot', '610910'],
    ['8517', '851713'],
  ])('is found by %s, whatever the language', (typed, code) => {
    expect(codesOf(typed)).toContain(code);
  });

  it('offers nothing for what it does not have', () => {
    expect(findGoods('Zylinderkopfdichtung', 5)).toEqual([]);
    expect(findGoods('  ', 5)).toEqual([]);
  });

  it('describes an item in German and French, and once where both are the same', () => {
    const [bike] = findGoods('Fahrrad', 1);
    expect(bike && describedGoods(bike)).toBe('Fahrrad / Vélo');
    const [phone] = findGoods('Smartphone', 1);
    expect(phone && describedGoods(phone)).toBe('Smartphone');
  });
});

describe('the code proposed for a description', () => {
  it.each([
    ['Fahrrad', '871200'],
    ['fahrrad / vélo', '871200'],
    ['Laptop', '847130'],
    ['قهوة محمصة', '090121'],
    ['T-Shirt (Baumwolle) / T-shirt (coton)', '610910'],
  ])('of %s is %s', (typed, code) => {
    expect(proposedHsCode(typed)).toBe(code);
  });

  it.each(['Pullover', 'Dichtung', ''])(
    'is left open for "%s", where none or several fit',
    (typed) => {
      expect(proposedHsCode(typed)).toBeUndefined();
    },
  );
});
