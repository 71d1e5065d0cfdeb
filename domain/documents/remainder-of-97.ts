/**
 * What is left of digits and capital letters by division by 97 (ISO 7064, MOD 97-10): letters count
 * from 10 for A, and of a number too long for one step only its remainder is carried on.
 */
export const remainderOf97 = (characters: string): number =>
  [...characters].reduce((remainder, character) => {
    const value = Number.parseInt(character, 36);
    return (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);

/** What a number with right check digits leaves. */
export const REMAINDER_OF_A_RIGHT_ONE = 1;
