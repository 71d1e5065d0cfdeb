import {
  type CountryCode,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';

const COUNTRIES: readonly CountryCode[] = ['MA', 'DE'];
const LONGEST = 40;

/** Two leading zeros mean an international number, like the plus sign. */
const dialled = (typed: string): string => typed.trim().replace(/^00/, '+');

/** The number that a text gives with its country code, whether it is assigned today or not. */
export function phoneWithCountry(typed: string): PhoneNumber | undefined {
  const text = dialled(typed);
  return typed.length <= LONGEST && text.startsWith('+')
    ? parsePhoneNumberFromString(text)
    : undefined;
}

/** Whether a number in E.164 can be a mobile phone's, which messages reach. */
export function isMobileNumber(number: string): boolean {
  const type = phoneWithCountry(number)?.getType();
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE';
}

/** Lines that certainly take no messages. */
const FIXED: readonly unknown[] = ['FIXED_LINE', 'TOLL_FREE', 'PREMIUM_RATE', 'SHARED_COST', 'UAN'];

/** Whether a number in E.164 certainly is no mobile phone's; new prefixes are on no list yet. */
export const isFixedLine = (number: string): boolean =>
  FIXED.includes(phoneWithCountry(number)?.getType());

/**
 * A telephone number as users type it, in E.164: `0049 (0)151 234 56 789` is `+4915123456789`. A
 * text that cannot be a number of any country is returned unchanged, for the validator to reject.
 */
export const toE164 = (typed: string): string =>
  // A plus sign that a form did not encode in a query string arrives as a space.
  phoneWithCountry(typed.replace(/^ (?=\d)/, '+'))?.number ?? typed;

/**
 * The numbers in E.164 that a typed number may mean, the likeliest first. A number without a
 * country code is read as Moroccan, then as German. Empty when it is not a number.
 */
export function phoneNumbers(typed: string): readonly string[] {
  if (typed.length > LONGEST) return [];
  // A number with its country code is accepted as it is: numbering plans grow faster than any list.
  if (dialled(typed).startsWith('+')) return [phoneWithCountry(typed)?.number ?? []].flat();
  const found = COUNTRIES.map((country) => parsePhoneNumberFromString(dialled(typed), country))
    .filter((number) => number?.isValid())
    .map((number) => number?.number ?? '');
  return [...new Set<string>(found)];
}

/** The countries whose numbers a table may hold without their country code. */
export type PhoneCountry = 'DE' | 'MA';

/**
 * A number of a table in E.164, read as one of a country where its country code is missing. A
 * spreadsheet takes the plus sign off what it holds as a number. What is no number is unchanged.
 */
export function numberOfTable(typed: string, country: PhoneCountry): string {
  if (typed.length > LONGEST) return typed;
  if (dialled(typed).startsWith('+')) return toE164(typed);
  const national = parsePhoneNumberFromString(typed, country);
  if (national?.isPossible()) return national.number;
  const digits = typed.replace(/\D/g, '');
  const international = phoneWithCountry(`+${digits}`);
  return international?.isPossible() && !digits.startsWith('0') ? international.number : typed;
}
