import { isParcelCode } from './parcel-code.ts';

/** What a label says: one parcel by its code, or an order and perhaps the number of the parcel in it. */
export type ScannedCode =
  | { readonly kind: 'parcel'; readonly code: string }
  | { readonly kind: 'order'; readonly billCode: string; readonly number: number | null };

/** Direction marks, joiners, blanks and the controls that some scanners send around a code. */
const NOISE = /[\s\p{Cc}\p{Cf}]/gu;

/** The order's code, and perhaps the parcel's number in it: labels write that with two digits, people with one. */
const ORDER = /^([A-Z]+-\d{4,})(?:-(\d{1,2}))?$/;

/**
 * A hand scanner is a keyboard: it presses the keys of an American one, and the computer reads them by
 * its own layout. On a French one the keys of the digits give these, from 1 to 0, and that of the
 * hyphen a bracket.
 */
const FRENCH_KEYS: Readonly<Record<string, string>> = {
  '&': '1',
  é: '2',
  '"': '3',
  "'": '4',
  '(': '5',
  '-': '6',
  è: '7',
  _: '8',
  ç: '9',
  à: '0',
  ')': '-',
};
const FROM_FRENCH_KEYS = /^[A-Za-z]*\)?[&é"'(\-è_çà]{4,}(?:\)[&é"'(\-è_çà]{1,2})?$/;

/** Digits in the two Arabic scripts, which an Arabic keyboard may give. */
const ARABIC_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** The text of a scanned or typed code without what keyboards and scanners add to it. */
export function cleanScan(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(NOISE, '')
    .replace(ARABIC_DIGIT, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
  const read = FROM_FRENCH_KEYS.test(plain)
    ? [...plain].map((key) => FRENCH_KEYS[key] ?? key).join('')
    : plain;
  return read.toUpperCase();
}

/** What a scanned or typed text means; `undefined` if it cannot be the code of anything. */
export function readScannedCode(text: string): ScannedCode | undefined {
  const code = cleanScan(text);
  if (isParcelCode(code)) return { kind: 'parcel', code };
  const [, billCode, number] = ORDER.exec(code) ?? [];
  if (billCode === undefined) return undefined;
  return { kind: 'order', billCode, number: number === undefined ? null : Number(number) };
}
