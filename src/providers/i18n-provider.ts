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
 * The four languages. It starts with messages that are already loaded, so that no text is ever
 * shown in an unwanted language. It loads the others on request, and keeps `lang` and `dir` of the
 * page up to date.
 */
export function createI18nProvider(
  locale: Locale,
  messages: Messages,
  load: (wanted: Locale) => Promise<Messages> = loadMessages,
): I18nProvider {
  const provider = polyglotI18nProvider(
    (wanted) => (wanted === locale ? messages : load(wanted as Locale)),
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
