import type { CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Countries whose people are served, with how a number without its country is read. */
export type HomeCountry = Extract<CountryCode, 'MA' | 'DE'>;

export type PhoneReading = {
  /** E.164. */
  readonly number: string;
  /** Whether the numbering plan of its country has such a number. */
  readonly isLikely: boolean;
  /** E.164 of what it would be as a mobile number of the other country, where it is one there too. */
  readonly otherwise?: string;
};

type Parse = typeof parsePhoneNumberFromString;

/** Mobile numbers in their national form say where they belong, unless `home` has such a number too. */
const MOBILES: readonly (readonly [RegExp, HomeCountry])[] = [
  [/^0[67]\d{8}$/, 'MA'],
  [/^01[567]\d{8,9}$/, 'DE'],
];

const OTHER: Record<HomeCountry, HomeCountry> = { MA: 'DE', DE: 'MA' };

/**
 * What a typed telephone number means: it belongs to `home` where that has such a number, else to the
 * other country. `0661 123456` is a mobile in Morocco and a landline in Fulda: typed where German
 * numbers are expected it is read as German, and the other reading is named. `undefined` while it is no
 * whole number of any country.
 */
export function readPhone(
  parse: Parse,
  typed: string,
  home: HomeCountry,
): PhoneReading | undefined {
  const bare = bareNumber(typed);
  if (bare.startsWith('+')) {
    const number = parse(bare);
    return number?.isPossible() ? { number: number.number, isLikely: number.isValid() } : undefined;
  }
  const valid = (country: HomeCountry): string | undefined => {
    const number = parse(bare, country);
    return number?.isValid() ? number.number : undefined;
  };
  const other = OTHER[home];
  const [here, there] = [valid(home), valid(other)];
  const number = here ?? there;
  if (!number) return undefined;
  const isMobileThere = MOBILES.some(([form, country]) => country === other && form.test(bare));
  const isBoth = here !== undefined && there !== undefined && isMobileThere;
  return { number, isLikely: true, ...(isBoth && { otherwise: there }) };
}

/** Without what people write between digits, `00` as the plus that it stands for. */
export const bareNumber = (typed: string): string =>
  typed.replace(/[^\d+]/g, '').replace(/^00/, '+');
