import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { LOCALES, type Locale } from '../../domain/fields.ts';
import { loadFirstMessages, loadFrontMessages, loadMessages } from '../i18n/catalogues.ts';
import type { Messages } from '../i18n/en.ts';
import type { FirstMessages } from '../i18n/first/en.ts';
import type { FrontMessages } from '../i18n/front/en.ts';
import { isolated, LANGUAGES } from '../i18n/languages.ts';
import { spokenSentence, tracedIn } from '../i18n/own-sentence.ts';
import { withWrittenLimit } from '../i18n/written-limit.ts';
import { createGate, type LoadingGate } from './loading-gate.tsx';

const announce = (locale: Locale): void => {
  document.documentElement.lang = locale;
  document.documentElement.dir = LANGUAGES[locale].direction;
};

/** How much of a language is there: each part has what the one before it has, too. */
const PARTS = ['front', 'first', 'all'] as const;
type Part = (typeof PARTS)[number];
type Texts = FrontMessages | FirstMessages | Messages;

const CATALOGUES: Readonly<Record<Part, (locale: Locale) => Promise<Texts>>> = {
  front: loadFrontMessages,
  first: loadFirstMessages,
  all: loadMessages,
};

const partOf = (texts: Texts): Part =>
  'editor' in texts ? 'all' : 'kit' in texts ? 'first' : 'front';

const holds = (texts: Texts, part: Part): boolean =>
  PARTS.indexOf(partOf(texts)) >= PARTS.indexOf(part);

const speaker = (locale: Locale, texts: Texts): I18nProvider =>
  polyglotI18nProvider(
    // Of the framework's own texts only those that something here can show.
    () => texts as object as TranslationMessages,
    locale,
    LOCALES.map((code) => ({ locale: code, name: LANGUAGES[code].name })),
  );

/** The languages of the product, which begin with what is shown before the session. */
export type ProductI18nProvider = I18nProvider & {
  /** Brings the texts of the lists too, in this language and in those that are chosen later. */
  readonly loadFirst: () => Promise<void>;
  /** Opens once all texts of the language are there. */
  readonly allTexts: LoadingGate;
  /** Brings all texts, in this language and in those that are chosen later. */
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
  load: Readonly<Record<Part, (wanted: Locale) => Promise<Texts>>> = CATALOGUES,
): ProductI18nProvider {
  let needed = partOf(messages);
  let spoken = { locale, texts: messages, by: speaker(locale, messages) };
  const speak = (wanted: Locale, texts: Texts) => {
    spoken = { locale: wanted, texts, by: speaker(wanted, texts) };
    announce(wanted);
  };
  const bring = async (part: Part) => {
    if (PARTS.indexOf(part) > PARTS.indexOf(needed)) needed = part;
    while (!holds(spoken.texts, part)) {
      const wanted = spoken.locale;
      const texts = await load[needed](wanted);
      // A language that was chosen meanwhile stays, and so does what else has come.
      if (wanted === spoken.locale && !holds(spoken.texts, partOf(texts))) speak(wanted, texts);
    }
  };
  announce(locale);
  const translate: I18nProvider['translate'] = (key, options) => {
    const traced = tracedIn(key);
    if (traced) return `${translate(traced.key, options)} (${isolated(traced.trace, 'ltr')})`;
    return (
      spokenSentence(key, spoken.locale) ??
      spoken.by.translate(key, withWrittenLimit(key, options, spoken.locale))
    );
  };
  return {
    translate,
    getLocale: () => spoken.locale,
    getLocales: () => spoken.by.getLocales?.() ?? [],
    async changeLocale(code) {
      const wanted = code as Locale;
      let texts = await load[needed](wanted);
      // Somebody may have begun to log in meanwhile, or opened a page that needs more.
      while (!holds(texts, needed)) texts = await load[needed](wanted);
      speak(wanted, texts);
    },
    loadFirst: () => bring('first'),
    allTexts: createGate(
      () => holds(spoken.texts, 'all'),
      () => bring('all'),
    ),
    loadAll: () => bring('all'),
  };
}
