import { BRACED } from '../braced-names.ts';
import type { FieldErrors } from '../errors.ts';
import { LOCALES, type Locale } from '../fields.ts';
import { isOneOf } from '../is-one-of.ts';

/** One text in the languages that it is written in. */
export type LocalizedTexts = Readonly<Partial<Record<Locale, string | null>>> | null | undefined;

type Draft = { readonly text?: LocalizedTexts };

/** The rule that a text says something in at least one language. */
export const textSaysSomething = ({ text }: Draft): FieldErrors =>
  LOCALES.some((locale) => text?.[locale]?.trim()) ? {} : { 'text.de': { code: 'required' } };

/** The languages in which a text is looked for after the one of whoever gets it. */
const OTHERWISE: readonly Locale[] = ['fr', 'de', 'ar', 'en'];

/** The language in which a text is sent: the wanted one, or else one that it is written in. */
export const writtenLanguage = (text: LocalizedTexts, wanted: Locale): Locale | undefined =>
  [wanted, ...OTHERWISE].find((locale) => text?.[locale]?.trim());

/** A text as it would be sent. */
export type FilledText<Name extends string> = {
  readonly language: Locale;
  readonly text: string;
  /** What it says that is not known; it still stands in its braces. */
  readonly missing: readonly Name[];
  /** The values of its placeholders, each once, in order of appearance. */
  readonly filled: readonly string[];
};

type Given<Name extends string> = {
  readonly language: Locale;
  readonly known: readonly Name[];
  readonly values: Readonly<Partial<Record<Name, string | null>>>;
};

/**
 * A text in somebody's language where it is written in it, with their values. One that is not known
 * leaves its braces, so that no sentence is sent with a hole that nobody has seen. `undefined` if
 * the text says nothing in any language.
 */
export function fillText<Name extends string>(
  text: LocalizedTexts,
  { language: wanted, known, values }: Given<Name>,
): FilledText<Name> | undefined {
  const language = writtenLanguage(text, wanted);
  if (language === undefined) return undefined;
  const missing = new Set<Name>();
  const filled = new Map<Name, string>();
  const result = (text?.[language] ?? '').trim().replace(BRACED, (braced, name: string) => {
    if (!isOneOf(known, name)) return braced;
    const value = values[name]?.trim();
    if (value) filled.set(name, value);
    else missing.add(name);
    return value || braced;
  });
  return { language, text: result, missing: [...missing], filled: [...filled.values()] };
}
