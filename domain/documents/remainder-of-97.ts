/**
 * The remainder of digits and capital letters divided by 97 (ISO 7064, MOD 97-10). Letters count
 * from 10 for A; a number too long for one step is divided piece by piece.
 */
export const remainderOf97 = (characters: string): number =>
  [...characters].reduce((remainder, character) => {
    const value = Number.parseInt(character, 36);
    return (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);

/** The remainder of a number with correct check digits. */
export const REMAINDER_OF_A_RIGHT_ONE = 1;
