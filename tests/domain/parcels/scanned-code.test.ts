import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkDigit, spacedParcelCode } from '../../../domain/parcels/parcel-code.ts';
import { cleanScan, readScannedCode } from '../../../domain/parcels/scanned-code.ts';

const codes = fc
  .stringMatching(/^\d{10}$/)
  .map((digits) => `8${digits}`)
  .map((payload) => `${payload}${checkDigit(payload)}`);

/** What the keys of the digits give on a French and on an Arabic keyboard, from 0 on. */
const FRENCH = `à&é"'(-è_ç`;
const ARABIC = '٠١٢٣٤٥٦٧٨٩';
const typedOn = (keyboard: string, code: string): string =>
  code.replace(/\d/g, (digit) => keyboard[Number(digit)] ?? '');

it('the code of a parcel is read as a scanner sends it, as it is printed, and with what stands around it', () => {
  fc.assert(
    fc.property(codes, (code) => {
      const meant = { kind: 'parcel', code };
      for (const typed of [
        code,
        spacedParcelCode(code),
        `\u0002${code}\r\n`,
        `\u2066${code}\u2069`,
      ])
        expect(readScannedCode(typed)).toEqual(meant);
    }),
  );
});

it('a hand scanner is understood on a French and on an Arabic keyboard', () => {
  fc.assert(
    fc.property(codes, (code) => {
      for (const keyboard of [FRENCH, ARABIC])
        expect(readScannedCode(typedOn(keyboard, code))).toEqual({ kind: 'parcel', code });
    }),
  );
  expect(readScannedCode(`JS)${typedOn(FRENCH, '10001')}`)).toEqual({
    kind: 'order',
    billCode: 'JS-10001',
    number: null,
  });
});

it('the code of an order is read from a small ticket, and the parcel behind it with one digit or two', () => {
  expect(readScannedCode('js-10001')).toEqual({
    kind: 'order',
    billCode: 'JS-10001',
    number: null,
  });
  for (const typed of ['JS-10001-02', 'js-10001-2', `JS)${typedOn(FRENCH, '10001')})${FRENCH[2]}`])
    expect(readScannedCode(typed)).toEqual({ kind: 'order', billCode: 'JS-10001', number: 2 });
});

it('a weight, a phone number and a code with a wrong digit are not the code of anything', () => {
  for (const typed of ['', '12,5', '12.5', '0612345678', '+49 421 123456', '812345678902', 'Fes'])
    expect(readScannedCode(typed)).toBeUndefined();
});

it('what is unknown is shown as it was read', () => {
  expect(cleanScan(' abc-1 ')).toBe('ABC-1');
});
