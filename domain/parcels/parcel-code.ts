/**
 * The quasigroup of order 10 from H. M. Damm, "Total anti-symmetrische Quasigruppen" (2004): the
 * row is the interim digit, the column the next digit.
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
 * Damm's check digit for a string of digits. With it at the end, every single wrong digit and every
 * swap of two neighbours is detected. Throws a `RangeError` for anything but digits.
 */
export function checkDigit(digits: string): string {
  if (!/^\d+$/.test(digits))
    throw new RangeError('A check digit can be computed from digits only.');
  return [...digits].reduce((interim, digit) => DAMM[Number(interim)]?.[Number(digit)] ?? '', '0');
}

/**
 * Whether a text is the code of a parcel: twelve digits, the last one checking the others. Codes
 * begin with 8, unlike any phone number of the countries on the route, so that a search for one
 * never finds the other.
 */
export const isParcelCode = (text: string): boolean => CODE.test(text) && checkDigit(text) === '0';

/** A code in groups for reading: `8123 4567 8901`. */
export const spacedParcelCode = (code: string): string => code.replace(GROUPS, '$& ');
