import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { LOCALES, type Locale } from '../../domain/fields.ts';
import { loadFrontMessages, loadMessages } from '../i18n/catalogues.ts';
import type { FrontMessages } from '../i18n/en/front.ts';
import { LANGUAGES } from '../i18n/languages.ts';

/** The provider of the texts. It starts with those that are needed without a session. */
export type TextProvider = I18nProvider & {
  /** Loads the texts that need a session, in this language and in each one chosen later. */
  complete: () => Promise<void>;
};

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
  messages: FrontMessages,
  load: (wanted: Locale) => Promise<FrontMessages> = loadFrontMessages,
): TextProvider {
  let isWhole = false;
  const provider = polyglotI18nProvider(
    (wanted) => {
      if (isWhole) return loadMessages(wanted as Locale);
      return wanted === locale ? messages : load(wanted as Locale);
    },
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
    complete: async () => {
      isWhole = true;
      await provider.changeLocale(provider.getLocale());
    },
  };
}
