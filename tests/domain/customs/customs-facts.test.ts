import { expect, test } from 'vitest';
import {
  customsAreRight,
  plainHsCode,
  plainIdNumber,
} from '../../../domain/customs/customs-facts.ts';
import { dutyFreeOf } from '../../../domain/documents/duty-free.ts';
import { warningsAboutDeclaration } from '../../../domain/documents/lines-check.ts';

test('a clerk who leaves all customs facts open gets no warning', () => {
  expect(customsAreRight({})).toEqual({});
  expect(customsAreRight({ declarationConten: [{}], customs: {} })).toEqual({});
});

test('a clerk sees at its field which fact customs cannot read', () => {
  expect(
    customsAreRight({
      declarationConten: [
        { hsCode: '610910', origin: 'CN' },
        { hsCode: '6109', origin: 'China' },
        { hsCode: '770000' },
      ],
      customs: { idNumber: 'X1', recipientCin: '12' },
    }),
  ).toEqual({
    'declarationConten.1.hsCode': { code: 'notAnHsCode' },
    'declarationConten.1.origin': { code: 'notACountry' },
    'declarationConten.2.hsCode': { code: 'notAnHsCode' },
    'customs.idNumber': { code: 'notAnIdNumber' },
    'customs.idKind': { code: 'required' },
    'customs.recipientCin': { code: 'notACin' },
  });
});

test('numbers are stored as they are compared, however they were typed', () => {
  expect(plainHsCode('6109.10')).toBe('610910');
  expect(plainIdNumber('be 12-3456')).toBe('BE123456');
});

test('the law of the country of destination says what is free of duties, until the company knows better', () => {
  expect(dutyFreeOf({}, 'A')).toMatchObject({ cents: 115_74, dirhams: 1_250 });
  expect(dutyFreeOf({}, 'B')).toMatchObject({ cents: 45_00 });
  expect(dutyFreeOf({}, 'B').source).toContain('1186/2009');
  const dutyFree = { toMorocco: 2_000, dirhamsPerEuro: 10, toMoroccoSource: 'LF 2027' };
  expect(dutyFreeOf({ dutyFree } as Parameters<typeof dutyFreeOf>[0], 'A')).toEqual({
    cents: 200_00,
    dirhams: 2_000,
    source: 'LF 2027',
  });
});

test('a declaration that contradicts itself is questioned: its value, weight and purpose', () => {
  const lines = [
    { description: 'Fahrrad', count: 2, cents: 100_00, unitCents: 40_00, grams: 12_500 },
    { description: 'Laptop', count: 1, cents: 50_00, unitCents: 50_00 },
  ];
  const texts = { collective: [], prohibited: [] };
  const limitCents = 200_00;
  expect(
    warningsAboutDeclaration(lines, { texts, limitCents, parcelGrams: 12_000, category: 'sale' }),
  ).toEqual([
    { kind: 'unitValue', line: 1, lineCents: 80_00 },
    { kind: 'overWeight', grams: 12_500, parcelGrams: 12_000 },
    { kind: 'sale' },
  ]);
  expect(
    warningsAboutDeclaration([], { texts, limitCents, parcelGrams: null, category: 'gift' }),
  ).toEqual([]);
});
