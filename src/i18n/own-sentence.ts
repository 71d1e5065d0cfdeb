import type { OwnSentence, Violation } from '../../domain/errors.ts';
import { LOCALES } from '../../domain/fields.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import { isObject } from '../../domain/validate.ts';

/** Begins a key that is no text of a catalogue, but a sentence in all languages by itself. */
const OWN = 'own:';

/** Whether an answer has a sentence in every language. */
export const isSentence = (value: unknown): value is OwnSentence =>
  isObject(value) && LOCALES.every((locale) => typeof value[locale] === 'string');

/** The key under which a sentence of a rule or a hook is translated, as any other text. */
export const ownKey = (sentence: OwnSentence): string => OWN + JSON.stringify(sentence);

/** The translation key of a violation. */
export const violationKey = ({ code, sentence }: Pick<Violation, 'code' | 'sentence'>): string =>
  sentence ? ownKey(sentence) : `validation.${code}`;

/** The sentence of such a key in a language; `undefined` for the key of a catalogue's text. */
export function spokenSentence(key: string, locale: string): string | undefined {
  if (!key.startsWith(OWN)) return undefined;
  const sentence = JSON.parse(key.slice(OWN.length)) as OwnSentence;
  return sentence[isOneOf(LOCALES, locale) ? locale : 'en'];
}

/** Begins the key of a text about a failure whose id in the log is known. */
const TRACED = 'traced:';

/** The key of a text that is followed by the id under which the log says more of a failure. */
export const tracedKey = (key: string, trace: string): string => `${TRACED}${trace}:${key}`;

/** The id and the key of such a text; `undefined` for any other key. */
export function tracedIn(key: string): { trace: string; key: string } | undefined {
  if (!key.startsWith(TRACED)) return undefined;
  const [trace = '', ...rest] = key.slice(TRACED.length).split(':');
  return { trace, key: rest.join(':') };
}
