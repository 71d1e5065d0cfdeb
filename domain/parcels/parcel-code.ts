/**
 * The quasigroup of order 10 from H. M. Damm, "Total anti-symmetrische Quasigruppen" (2004): row is
 * the interim digit, column the next one.
 */
const DAMM = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
];

/** Twelve digits, an even number: Code 128 packs two into a symbol, and it fits the 5 cm ticket. */
const CODE = /^8\d{11}$/;
const GROUPS = /\d{4}(?=\d)/g;

/**
 * Damm's check digit of some digits. With it at their end every single wrong digit and every
 * exchange of two neighbours is noticed. Throws a `RangeError` on anything but digits.
 */
export function checkDigit(digits: string): string {
  if (!/^\d+$/.test(digits)) throw new RangeError('A check digit is made of digits only.');
  return [...digits].reduce((interim, digit) => DAMM[Number(interim)]?.[Number(digit)] ?? '', '0');
}

/**
 * Whether a text is the code of a parcel: twelve digits, the last one checking the others. They
 * begin with 8, which no telephone number of the countries on the way does, so that a search for
 * one never finds the other.
 */
export const isParcelCode = (text: string): boolean => CODE.test(text) && checkDigit(text) === '0';

/** A code as people read it: `8123 4567 8901`. */
export const spacedParcelCode = (code: string): string => code.replace(GROUPS, '$& ');
