import { LOCALES, type Locale } from './fields.ts';

/** The carrier's own language, which is binding. */
const OWN: Locale = 'de';

type Texts = Readonly<Record<string, unknown>> | null | undefined;

const textIn = (texts: Texts, locale: string): string => {
  const text = texts?.[locale];
  return typeof text === 'string' ? text : '';
};

/**
 * The language in which a reader of a language gets a text that exists in several: theirs, or else
 * German, or else the first that has one; nothing if none has.
 */
export const languageToRead = (texts: Texts, locale: string): Locale | undefined =>
  [...LOCALES.filter((own) => own === locale), OWN, ...LOCALES].find(
    (each) => textIn(texts, each) !== '',
  );

/** A text that exists in several languages, as a reader of one gets it; empty if none has it. */
export function localizedText(texts: Texts, locale: string = OWN): string {
  const found = languageToRead(texts, locale);
  return found ? textIn(texts, found) : '';
}
