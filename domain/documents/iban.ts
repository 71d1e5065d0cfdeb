import { REMAINDER_OF_A_RIGHT_ONE, remainderOf97 } from './remainder-of-97.ts';

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
