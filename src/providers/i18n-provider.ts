import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { LOCALES, type Locale } from '../../domain/fields.ts';
import { loadMessages } from '../i18n/catalogues.ts';
import type { Messages } from '../i18n/en.ts';
import { LANGUAGES } from '../i18n/languages.ts';

const announce = (locale: Locale): void => {
  document.documentElement.lang = locale;
  document.documentElement.dir = LANGUAGES[locale].direction;
};

/**
 * The four languages. It starts with messages that are there already, so that no text is ever shown
 * in a language that nobody asked for, and keeps `lang` and `dir` of the page true.
 */
export function createI18nProvider(locale: Locale, messages: Messages): I18nProvider {
  const provider = polyglotI18nProvider(
    (wanted) => (wanted === locale ? messages : loadMessages(wanted as Locale)),
    locale,
    LOCALES.map((code) => ({ locale: code, name: LANGUAGES[code].name })),
  );
  announce(locale);
  return {
    ...provider,
    changeLocale: async (wanted) => {
      await provider.changeLocale(wanted);
      announce(wanted as Locale);
    },
  };
}
