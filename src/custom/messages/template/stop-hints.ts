import { LOCALES, type Locale } from '../../../../domain/fields.ts';
import type { LocalizedTexts } from '../../../../domain/messages/localized-texts.ts';

/** How somebody ends marketing, as the texts say it in their own language. */
export const STOP_HINTS: Readonly<Record<Locale, string>> = {
  en: 'No more messages? Reply STOP',
  de: 'Keine Nachrichten mehr? Antworten Sie STOP',
  fr: 'Pour ne plus recevoir de messages : STOP',
  ar: 'لإيقاف الرسائل أرسل STOP',
};

/** Any stop word that a customer can answer with to end it. */
const STOP =
  /\b(?:stopp?|abmelden|abbestellen|unsubscribe|arr[eê]t(?:er|ez)?)\b|توقف|إيقاف|ايقاف/iu;

/** The languages in which a marketing text does not say how to stop it. */
export const withoutStopHint = (texts: LocalizedTexts): readonly Locale[] =>
  LOCALES.filter((locale) => {
    const text = texts?.[locale]?.trim();
    return Boolean(text) && !STOP.test(text ?? '');
  });

/** A text with the hint at its end. */
export const withStopHint = (text: string, locale: Locale): string =>
  `${text.trimEnd()}\n${STOP_HINTS[locale]}`;
