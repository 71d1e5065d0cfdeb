import type { Locale } from '../../../domain/fields.ts';
import { LOCALES } from '../../../domain/fields.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';

/** How each language writes numbers; Arabic as in Morocco, with Western digits. */
const NUMBER_LOCALES: Record<Locale, string> = {
  en: 'en-GB',
  de: 'de-DE',
  fr: 'fr-FR',
  ar: 'ar-MA-u-nu-latn',
};

/** The BCP 47 tag whose rules a language of the product follows for numbers. */
export const numberLocale = (locale: string): string =>
  NUMBER_LOCALES[isOneOf(LOCALES, locale) ? locale : 'de'];
