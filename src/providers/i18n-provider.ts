import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { LOCALES, type Locale } from '../../domain/fields.ts';
import { loadFrontMessages, loadMessages } from '../i18n/catalogues.ts';
import type { FrontMessages } from '../i18n/front/en.ts';
import { LANGUAGES } from '../i18n/languages.ts';

/** The provider of the texts, which begins with those before the session. */
export type TextProvider = I18nProvider & {
  /** Brings the texts behind the session, in this language and in each that follows. */
  complete: () => Promise<void>;
};

const announce = (locale: Locale): void => {
  document.documentElement.lang = locale;
  document.documentElement.dir = LANGUAGES[locale].direction;
};

/**
 * The four languages. It starts with messages that are there already, so that no text is ever shown
 * in a language that nobody asked for, loads the others as it is told, and keeps `lang` and `dir` of
 * the page true.
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
