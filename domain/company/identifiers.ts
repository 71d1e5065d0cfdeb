import { VAT_CHECKS } from './vat-check-digits.ts';

const FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** An IBAN in capitals, without the blanks that people type. */
export const plainIban = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/** Whether an account number has the form of an IBAN and its check digits are right (ISO 13616, mod 97). */
export function isIban(typed: string): boolean {
  const iban = plainIban(typed);
  if (!FORM.test(iban)) return false;
  return remainderOf97(iban.slice(4) + iban.slice(0, 4)) === REMAINDER_OF_A_RIGHT_ONE;
}

/** An IBAN in groups of four, for reading. */
export const groupedIban = (typed: string): string =>
  plainIban(typed).replace(/(.{4})(?=.)/g, '$1 ');

/** Coarse part, optional fine part, and two check digits, separated by hyphens. */
const LEITWEG_FORM = /^\d{2,12}(-[A-Z0-9]{1,30})?-\d{2}$/;

/**
 * Whether a text is a Leitweg-ID, by which German authorities route their invoices: its form and
 * its check digits, according to the KoSIT format specification.
 */
export const isLeitwegId = (text: string): boolean =>
  LEITWEG_FORM.test(text) && remainderOf97(text.replaceAll('-', '')) === REMAINDER_OF_A_RIGHT_ONE;

/** What follows the country code of a VAT number, as the member states specify it for VIES. */
const NUMBERS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^[1-9]\d{8}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  // Greece is EL here and GR everywhere else.
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9+*]{10}\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  // Northern Ireland trades goods like a member state.
  XI: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
};

/** A VAT number in capitals, without the blanks, dots and hyphens that people type. */
export const plainVatId = (typed: string): string => typed.replace(/[\s.-]/g, '').toUpperCase();

/** Whether a text begins as the VAT numbers of a country do that has a common rule for them. */
export const hasVatCountry = (plain: string): boolean => Object.hasOwn(NUMBERS, plain.slice(0, 2));

/**
 * Whether a plain text is a VAT number (USt-IdNr.) of the European Union: by its form, and by its
 * check digits where their rule is known. Only VIES knows whether it has been assigned.
 */
export function isVatId(plain: string): boolean {
  const [country, number] = [plain.slice(0, 2), plain.slice(2)];
  if (!NUMBERS[country]?.test(number)) return false;
  return VAT_CHECKS[country]?.(number) ?? true;
}

/**
 * Whether a plain text can be the tax number of a firm in a third country, such as `CHE123456788MWST`
 * of Switzerland or the fifteen digits of Morocco's ICE. Each country has a form of its own; whatever
 * begins as a VAT number of the European Union is judged as one.
 */
export const isNumberOfThirdCountry = (plain: string): boolean =>
  /^[A-Z0-9/]*\d[A-Z0-9/]*$/.test(plain) && !hasVatCountry(plain);

/**
 * The remainder of digits and capital letters divided by 97 (ISO 7064, MOD 97-10). Letters count
 * from 10 for A; a number too long for one step is divided piece by piece.
 */
const remainderOf97 = (characters: string): number =>
  [...characters].reduce((remainder, character) => {
    const value = Number.parseInt(character, 36);
    return (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);

/** The remainder of a number with correct check digits. */
const REMAINDER_OF_A_RIGHT_ONE = 1;
