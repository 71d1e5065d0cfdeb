import { createContext, use } from 'react';
import { LOCALES, type Locale } from '../../../domain/fields.ts';
import { NUMBER_LOCALES } from '../../../domain/number-locales.ts';
import type { CustomerTexts } from '../../i18n/customer/en.ts';
import { LANGUAGES } from '../../i18n/languages.ts';

/** The language of the page, and what is written in it. */
export type Language = {
  readonly locale: Locale;
  readonly texts: CustomerTexts;
  /** Loads another language and shows the page in it. */
  readonly change: (locale: Locale) => void;
};

export const LanguageContext = createContext<Language | undefined>(undefined);

/** The language of the page. Throws outside of it. */
export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error('useLanguage is used outside a LanguageContext.');
  return language;
}

export const useTexts = (): CustomerTexts => useLanguage().texts;

/** A text with its `%{names}` replaced. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/%\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));

/** The categories of numbers that have a form of their own; the last form is that of all others. */
const OWN_FORMS: Readonly<Record<Locale, readonly Intl.LDMLPluralRule[]>> = {
  en: ['one'],
  de: ['one'],
  fr: ['one'],
  ar: ['zero', 'one', 'two', 'few', 'many'],
};

/** The text for a number, of the forms that the back office writes as well: `one |||| others`. */
export function plural(text: string, count: number, locale: Locale): string {
  const form = OWN_FORMS[locale].indexOf(new Intl.PluralRules(locale).select(count));
  return fill(text.split(' |||| ').at(form) ?? text, {
    smart_count: new Intl.NumberFormat(NUMBER_LOCALES[locale]).format(count),
  });
}

/** Sets the language and the direction of the page for the browser. */
export function showLanguage(locale: Locale): void {
  document.documentElement.lang = locale;
  document.documentElement.dir = LANGUAGES[locale].direction;
}

/** Every language with its own name. */
export const ALL_LANGUAGES = LOCALES.map((locale) => ({ locale, name: LANGUAGES[locale].name }));
