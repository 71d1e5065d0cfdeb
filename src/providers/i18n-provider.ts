import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { LOCALES, type Locale } from '../../domain/fields.ts';
import { loadFrontMessages, loadMessages } from '../i18n/catalogues.ts';
import type { FrontMessages } from '../i18n/en/front.ts';
import type { Messages } from '../i18n/en.ts';
import { LANGUAGES } from '../i18n/languages.ts';

const announce = (locale: Locale): void => {
  document.documentElement.lang = locale;
  document.documentElement.dir = LANGUAGES[locale].direction;
};

type Texts = FrontMessages | Messages;

const CATALOGUES = { front: loadFrontMessages, all: loadMessages };

const holdsAll = (texts: Texts): texts is Messages => 'kit' in texts;

const speaker = (locale: Locale, texts: Texts): I18nProvider =>
  polyglotI18nProvider(
    // Of the framework's own texts only those that something here can show.
    () => texts as object as TranslationMessages,
    locale,
    LOCALES.map((code) => ({ locale: code, name: LANGUAGES[code].name })),
  );

/** The languages of the product, which begin with what is said before the session. */
export type ProductI18nProvider = I18nProvider & {
  /** Brings the texts of the back office too, in this language and in those that are chosen later. */
  readonly loadAll: () => Promise<void>;
};

/**
 * The four languages. It starts with messages that are already loaded, so that no text is ever
 * shown in an unwanted language. It loads the others on request, and keeps `lang` and `dir` of the
 * page up to date.
 */
export function createI18nProvider(
  locale: Locale,
  messages: Texts,
  load: {
    readonly front: (wanted: Locale) => Promise<FrontMessages>;
    readonly all: (wanted: Locale) => Promise<Messages>;
  } = CATALOGUES,
): ProductI18nProvider {
  let needsAll = holdsAll(messages);
  let spoken = { locale, texts: messages, by: speaker(locale, messages) };
  const speak = (wanted: Locale, texts: Texts) => {
    spoken = { locale: wanted, texts, by: speaker(wanted, texts) };
    announce(wanted);
  };
  announce(locale);
  return {
    translate: (key, options) => spoken.by.translate(key, options),
    getLocale: () => spoken.locale,
    getLocales: () => spoken.by.getLocales?.() ?? [],
    async changeLocale(code) {
      const wanted = code as Locale;
      const texts = await (needsAll ? load.all(wanted) : load.front(wanted));
      // Somebody may have begun to log in meanwhile.
      speak(wanted, needsAll && !holdsAll(texts) ? await load.all(wanted) : texts);
    },
    async loadAll() {
      needsAll = true;
      while (!holdsAll(spoken.texts)) {
        const wanted = spoken.locale;
        const texts = await load.all(wanted);
        // A language that was chosen meanwhile stays.
        if (wanted === spoken.locale) speak(wanted, texts);
      }
    },
  };
}
