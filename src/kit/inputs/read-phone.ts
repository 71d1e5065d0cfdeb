import { type CountryCode, parsePhoneNumberFromString as parse } from 'libphonenumber-js/min';

/** The countries served, with how a number without a country code is read. */
export type HomeCountry = Extract<CountryCode, 'MA' | 'DE'>;

type PhoneReading = {
  /** E.164. */
  readonly number: string;
  /** Whether the number exists in its country's numbering plan. */
  readonly isLikely: boolean;
  /** E.164 of the same digits as a mobile number of the other country, if that exists too. */
  readonly otherwise?: string;
};

/** A mobile number in national form implies its country, unless it is also valid in `home`. */
const MOBILES: readonly (readonly [RegExp, HomeCountry])[] = [
  [/^0[67]\d{8}$/, 'MA'],
  [/^01[567]\d{8,9}$/, 'DE'],
];

const OTHER: Record<HomeCountry, HomeCountry> = { MA: 'DE', DE: 'MA' };

/**
 * Interprets a typed telephone number: as one of `home` if it is valid there, else of the other
 * country. `0661 123456` is a mobile in Morocco and a landline in Fulda: where German numbers are
 * expected it is read as German, and the other reading is returned as well. `undefined` if it is not a
 * complete number of any country.
 *
 * The numbering plans (80 kB) come with the form: a form that is there before them could be saved with
 * digits that are no number yet.
 */
export function readPhone(typed: string, home: HomeCountry): PhoneReading | undefined {
  if (!isOnlyNumber(typed)) return undefined;
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

/** Digits, what people write between them, and the marks of direction that come with a copied number. */
const ONLY_NUMBER = /^[\d\s+()[\]/.,:\p{Pd}\p{Cf}]*$/u;

const isOnlyNumber = (typed: string): boolean => ONLY_NUMBER.test(typed);

/**
 * What the form holds of a text that is no number yet: its digits, or all of it if it has anything
 * else, so that nothing typed is dropped in silence and the rule of the field names what is wrong.
 */
export const unreadNumber = (typed: string): string =>
  isOnlyNumber(typed) ? bareNumber(typed) || typed.trim() : typed.trim();

/** Removes the separators between digits, and changes a leading `00` into a plus sign. */
const bareNumber = (typed: string): string => typed.replace(/[^\d+]/g, '').replace(/^00/, '+');
