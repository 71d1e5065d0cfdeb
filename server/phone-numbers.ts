import {
  type CountryCode,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';

const COUNTRIES: readonly CountryCode[] = ['MA', 'DE'];
const LONGEST = 40;

/** Two zeros dial abroad, like the plus sign. */
const dialled = (typed: string): string => typed.trim().replace(/^00/, '+');

/** The number that a text names together with its country, be it given out today or not. */
export function phoneWithCountry(typed: string): PhoneNumber | undefined {
  const text = dialled(typed);
  return typed.length <= LONGEST && text.startsWith('+')
    ? parsePhoneNumberFromString(text)
    : undefined;
}

/**
 * A telephone number as people type it, in E.164: `0049 (0)151 234 56 789` is `+4915123456789`.
 * What cannot be a number of any country comes back as it was, for the validator to refuse.
 */
export const toE164 = (typed: string): string =>
  // A plus sign that a form left bare in a query string arrives as a space.
  phoneWithCountry(typed.replace(/^ (?=\d)/, '+'))?.number ?? typed;

/**
 * The numbers in E.164 that somebody may mean by what they typed, the likeliest first. A number
 * without its country is read as Moroccan, then as German. Empty when it is no number.
 */
export function phoneNumbers(typed: string): readonly string[] {
  if (typed.length > LONGEST) return [];
  // With its country a number is taken at its word: numbering plans grow faster than any list.
  if (dialled(typed).startsWith('+')) return [phoneWithCountry(typed)?.number ?? []].flat();
  const found = COUNTRIES.map((country) => parsePhoneNumberFromString(dialled(typed), country))
    .filter((number) => number?.isValid())
    .map((number) => number?.number ?? '');
  return [...new Set<string>(found)];
}
