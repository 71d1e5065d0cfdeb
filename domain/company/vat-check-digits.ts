/*
 * The check digits of VAT numbers, by country, as the member states publish them (collected in the
 * algorithms that VIES hands out to tax offices). Only rules without exceptions stand here: a right
 * number must never be rejected. The texts are the part after the country code, in the right form.
 */

const digitsOf = (text: string): readonly number[] => [...text].map(Number);

/** The sum of digits, each times its weight. */
const weighted = (text: string, weights: readonly number[]): number =>
  digitsOf(text).reduce((sum, digit, at) => sum + digit * (weights[at] ?? 0), 0);

/** The check digit that follows some digits by ISO 7064, MOD 11,10. */
function mod11And10(digits: string): number {
  const product = digitsOf(digits).reduce((carried, digit) => {
    const sum = (digit + carried) % 10 || 10;
    return (2 * sum) % 11;
  }, 10);
  return (11 - product) % 10;
}

const endsIn11And10 = (number: string): boolean =>
  mod11And10(number.slice(0, -1)) === Number(number.slice(-1));

/** Luhn: every second digit from the right is doubled, and the sum ends in 0. */
function isLuhn(number: string): boolean {
  const sum = digitsOf(number)
    .toReversed()
    .reduce((all, digit, at) => {
      const counted = at % 2 === 0 ? digit : 2 * digit;
      return all + (counted > 9 ? counted - 9 : counted);
    }, 0);
  return sum % 10 === 0;
}

/** A last digit that is the complement of the weighted sum before it to a multiple of 11. */
const complements11 =
  (weights: readonly number[]) =>
  (number: string): boolean =>
    ((11 - (weighted(number.slice(0, -1), weights) % 11)) % 11) % 10 === Number(number.slice(-1));

/** A last digit that is the remainder of the weighted sum before it by 11; 10 counts as `ten`. */
const remainder11 =
  (weights: readonly number[], ten: number | undefined) =>
  (number: string): boolean => {
    const remainder = weighted(number.slice(0, -1), weights) % 11;
    return (remainder === 10 ? ten : remainder) === Number(number.slice(-1));
  };

/** Digits that are the remainder of a number before them, or what is missing to a modulus. */
const remainderBy = (digits: string, modulus: number): number =>
  digitsOf(digits).reduce((remainder, digit) => (remainder * 10 + digit) % modulus, 0);

/** An Austrian number: Luhn over seven digits, moved on by four. */
function isAustrian(number: string): boolean {
  const sum = digitsOf(number.slice(1, 8)).reduce((all, digit, at) => {
    const counted = at % 2 === 0 ? digit : 2 * digit;
    return all + (counted > 9 ? counted - 9 : counted);
  }, 4);
  return (10 - (sum % 10)) % 10 === Number(number.slice(8));
}

/** A French number: its key is computed of the SIREN, unless it holds a letter, whose rule is not public. */
function isFrench(number: string): boolean {
  const [key, siren] = [number.slice(0, 2), number.slice(2)];
  return /\D/.test(key) || Number(key) === (12 + 3 * remainderBy(siren, 97)) % 97;
}

/**
 * A Dutch number: one of a company holds the check digit of its RSIN; one of a sole trader is
 * checked as a whole, with its letters as numbers (ISO 7064, MOD 97-10).
 */
function isDutch(number: string): boolean {
  const isCompany =
    /^\d{9}/.test(number) && remainder11([9, 8, 7, 6, 5, 4, 3, 2], undefined)(number.slice(0, 9));
  const asNumbers = [...`NL${number}`].map(valueOf97).join('');
  return isCompany || remainderBy(asNumbers, 97) === 1;
}

/** The value of a character for MOD 97-10 of a Dutch number, whose `+` and `*` count 36 and 37. */
const valueOf97 = (character: string): string => {
  if (character === '+') return '36';
  return character === '*' ? '37' : String(Number.parseInt(character, 36));
};

/** A Slovenian number cannot have the remainder that would need two digits. */
const isSlovenian = (number: string): boolean => {
  const check = 11 - (weighted(number.slice(0, 7), [8, 7, 6, 5, 4, 3, 2]) % 11);
  return check !== 11 && check % 10 === Number(number.slice(7));
};

/** Whether the check digits of a number are right, for the countries whose rules are known. */
export const VAT_CHECKS: Readonly<Record<string, (number: string) => boolean>> = {
  AT: isAustrian,
  BE: (number) => 97 - remainderBy(number.slice(0, 8), 97) === Number(number.slice(8)),
  DE: endsIn11And10,
  DK: (number) => weighted(number, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  EE: (number) => weighted(number, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0,
  EL: remainder11([256, 128, 64, 32, 16, 8, 4, 2], 0),
  FI: (number) => weighted(number, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0,
  FR: isFrench,
  HR: endsIn11And10,
  HU: (number) => weighted(number, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0,
  IT: isLuhn,
  LU: (number) => remainderBy(number.slice(0, 6), 89) === Number(number.slice(6)),
  NL: isDutch,
  PL: remainder11([6, 5, 7, 2, 3, 4, 5, 6, 7], undefined),
  PT: complements11([9, 8, 7, 6, 5, 4, 3, 2]),
  SE: (number) => isLuhn(number.slice(0, 10)),
  SI: isSlovenian,
  SK: (number) => remainderBy(number, 11) === 0,
};
