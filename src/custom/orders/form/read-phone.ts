import type { CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Countries whose people are served, with how a number without its country is read. */
export type HomeCountry = Extract<CountryCode, 'MA' | 'DE'>;

export type PhoneReading = {
  /** E.164. */
  readonly number: string;
  /** Whether the numbering plan of its country has such a number. */
  readonly isLikely: boolean;
};

type Parse = typeof parsePhoneNumberFromString;

/** Mobile numbers in their national form say by themselves where they belong. */
const MOBILES: readonly (readonly [RegExp, HomeCountry])[] = [
  [/^0[67]\d{8}$/, 'MA'],
  [/^01[567]\d{8,9}$/, 'DE'],
];

const OTHER: Record<HomeCountry, HomeCountry> = { MA: 'DE', DE: 'MA' };

/**
 * What a typed telephone number means: `0661 23 45 67` is Moroccan, `0151 …` German, any other
 * national form belongs to `home` first. `undefined` while it is no whole number of any country.
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
  const mobile = MOBILES.find(([form]) => form.test(bare))?.[1];
  const first = mobile ?? home;
  const found = [first, OTHER[first]]
    .map((country) => parse(bare, country))
    .find((number) => number?.isValid());
  return found ? { number: found.number, isLikely: true } : undefined;
}

/** Without what people write between digits, `00` as the plus that it stands for. */
export const bareNumber = (typed: string): string =>
  typed.replace(/[^\d+]/g, '').replace(/^00/, '+');
