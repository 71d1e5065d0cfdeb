const FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const REMAINDER_OF_A_RIGHT_ONE = 1;

/** An IBAN without the blanks that people type, in capitals. */
export const plainIban = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/** Letters count from 10 for A; of a number too long for one step only its remainder is carried on. */
const remainderOf97 = (characters: string): number =>
  [...characters].reduce((remainder, character) => {
    const value = Number.parseInt(character, 36);
    return (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);

/** Whether an account number has the form of an IBAN and its check digits are right (ISO 13616, mod 97). */
export function isIban(typed: string): boolean {
  const iban = plainIban(typed);
  if (!FORM.test(iban)) return false;
  return remainderOf97(iban.slice(4) + iban.slice(0, 4)) === REMAINDER_OF_A_RIGHT_ONE;
}

/** An IBAN in groups of four, as people read it. */
export const groupedIban = (typed: string): string =>
  plainIban(typed).replace(/(.{4})(?=.)/g, '$1 ');
