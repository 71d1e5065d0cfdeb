import type { Locale } from '../fields.ts';
import { isolated } from '../isolated.ts';
import { NUMBER_LOCALES } from '../number-locales.ts';

/** The settings of the company as a legal page can name them. */
export type LegalSettings = Readonly<
  Partial<
    Record<
      | 'name'
      | 'street'
      | 'zip'
      | 'city'
      | 'country'
      | 'email'
      | 'website'
      | 'phoneGermany'
      | 'phoneMorocco'
      | 'taxNumber'
      | 'vatId',
      string | null
    >
  >
> & {
  readonly limits?: Readonly<
    Partial<Record<'compensation' | 'declaredToMorocco' | 'declaredFromMorocco', string | null>>
  > | null;
};

const joined = (parts: readonly (string | null | undefined)[], between: string): string =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(between);

function countryOf({ country }: LegalSettings, locale: Locale): string {
  return country ? (new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? '') : '';
}

const cityOf = ({ zip, city }: LegalSettings): string => joined([zip, city], ' ');

function euro(amount: string | null | undefined, locale: Locale): string {
  if (!amount) return '';
  return new Intl.NumberFormat(NUMBER_LOCALES[locale], {
    style: 'currency',
    currency: 'EUR',
  }).format(Number(amount));
}

type Value = (settings: LegalSettings, locale: Locale) => string;

/** What each placeholder stands for; it is empty where the company has not set it. */
const VALUES = {
  'company.name': ({ name }) => joined([name], ''),
  'company.street': ({ street }) => joined([street], ''),
  'company.zip': ({ zip }) => joined([zip], ''),
  'company.city': ({ city }) => joined([city], ''),
  'company.country': countryOf,
  'company.address': (settings, locale) =>
    settings.street && settings.city
      ? joined([settings.street, cityOf(settings), countryOf(settings, locale)], ', ')
      : '',
  'company.email': ({ email }) => joined([email], ''),
  'company.website': ({ website }) => joined([website], ''),
  'company.phoneGermany': ({ phoneGermany }) => joined([phoneGermany], ''),
  'company.phoneMorocco': ({ phoneMorocco }) => joined([phoneMorocco], ''),
  'company.taxNumber': ({ taxNumber }) => joined([taxNumber], ''),
  'company.vatId': ({ vatId }) => joined([vatId], ''),
  'company.compensationLimit': ({ limits }, locale) => euro(limits?.compensation, locale),
  'company.declaredToMorocco': ({ limits }, locale) => euro(limits?.declaredToMorocco, locale),
  'company.declaredFromMorocco': ({ limits }, locale) => euro(limits?.declaredFromMorocco, locale),
} as const satisfies Record<string, Value>;

export type LegalPlaceholder = keyof typeof VALUES;

/** Every placeholder that a legal page may hold, without its braces. */
export const LEGAL_PLACEHOLDERS = Object.keys(VALUES) as readonly LegalPlaceholder[];

/** Phone numbers and amounts would be reversed within Arabic text. */
const inArabic = (value: string): string => (/^\+?\d/.test(value) ? isolated(value, 'ltr') : value);

const isPlaceholder = (name: string): name is LegalPlaceholder => Object.hasOwn(VALUES, name);

/** The value of a placeholder in a language, as plain text; empty where there is none. */
export const legalValue = (
  name: LegalPlaceholder,
  settings: LegalSettings,
  locale: Locale,
): string => {
  const value = VALUES[name](settings, locale);
  return locale === 'ar' ? inArabic(value) : value;
};

const BRACED = /\{\{\s*([^{}]*?)\s*\}\}/g;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it stands in HTML, between tags and in attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/**
 * HTML of one language with the values of the company in place of the placeholders. One that is
 * unknown, or has no value, stays as it stands.
 */
export const resolvePlaceholders = (
  html: string,
  settings: LegalSettings,
  locale: Locale,
): string =>
  html.replace(BRACED, (all, name: string) =>
    isPlaceholder(name) ? escapeHtml(legalValue(name, settings, locale)) || all : all,
  );

/** What is wrong with a placeholder. */
export type PlaceholderProblem = {
  readonly code: 'unknownPlaceholder' | 'unfilledPlaceholder';
  readonly found: string;
};

/** The placeholders of a text that nothing can be put in place of, each once; with stray braces. */
export function placeholderProblems(
  html: string,
  settings: LegalSettings,
  locale: Locale,
): readonly PlaceholderProblem[] {
  const problems = new Map<string, PlaceholderProblem>();
  for (const [found, name = ''] of html.matchAll(BRACED)) {
    if (!isPlaceholder(name)) problems.set(found, { code: 'unknownPlaceholder', found });
    else if (legalValue(name, settings, locale) === '') {
      problems.set(found, { code: 'unfilledPlaceholder', found });
    }
  }
  for (const [found] of html.replace(BRACED, '').matchAll(/\{\{|\}\}/g)) {
    problems.set(found, { code: 'unknownPlaceholder', found });
  }
  return [...problems.values()];
}
