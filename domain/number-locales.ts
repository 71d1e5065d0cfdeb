import type { Locale } from './fields.ts';

/**
 * The BCP 47 tag by whose rules each language writes numbers and dates; Arabic as in Morocco, with
 * its names of the months (غشت, not أغسطس) and Western digits.
 */
export const NUMBER_LOCALES: Readonly<Record<Locale, string>> = {
  en: 'en-GB',
  de: 'de-DE',
  fr: 'fr-FR',
  ar: 'ar-MA-u-nu-latn',
};
