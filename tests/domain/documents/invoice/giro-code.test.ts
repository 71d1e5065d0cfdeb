import { expect, it } from 'vitest';
import { giroCode } from '../../../../domain/documents/invoice/giro-code.ts';

const BANK = { holder: '', bank: 'Musterbank', iban: 'DE02 1203 0000 0000 2020 51', bic: '' };
const TRANSFER = { bank: BANK, company: 'Müller & Söhne', cents: 1_234_05, reference: 'RE-2026-7' };

it('a banking app reads payee, amount and reference', () => {
  expect(giroCode({ ...TRANSFER, bank: { ...BANK, bic: 'BYLADEM1001' } })).toBe(
    'BCD\n002\n1\nSCT\nBYLADEM1001\nMüller & Söhne\nDE02120300000000202051\nEUR1234.05\n\n\nRE-2026-7',
  );
});

it('a customer pays to the account holder rather than the company, and a long name is cut to fit the code', () => {
  const holder = 'Ü'.repeat(80);
  expect(giroCode({ ...TRANSFER, bank: { ...BANK, holder } })?.split('\n')[5]).toBe('Ü'.repeat(70));
});

it('a customer is not offered a code that cannot be paid', () => {
  for (const wrong of [
    { cents: 0 },
    { cents: -1 },
    { reference: '' },
    { company: ' ' },
    { bank: { ...BANK, iban: 'DE00 0000 0000 0000 0000 00' } },
  ]) {
    expect(giroCode({ ...TRANSFER, ...wrong }), JSON.stringify(wrong)).toBeUndefined();
  }
});
