import { LOCALES, type Locale } from '../../../domain/fields.ts';
import type { LegalTexts } from '../../../domain/legal/checks.ts';
import { hasText } from '../../../domain/legal/html-tokens.ts';
import { BINDING_LOCALE, type LegalVersion } from '../../../domain/resources/legal-pages.ts';

type Written = LegalTexts & Partial<Pick<LegalVersion, 'published' | 'state'>>;

/** A version in a language as the public reads it, or as it is written where it has no public text. */
export function versionText({ state, published, text }: Written, locale: Locale): string {
  const shown = state === 'draft' ? undefined : published?.[locale];
  return shown || text?.[locale] || '';
}

/**
 * Two versions in a language, to be compared: as the public reads them, or both as they were written
 * where one is a draft, whose placeholders would look like changes.
 */
export function comparedTexts(before: Written, after: Written, locale: Locale): [string, string] {
  const isWritten = [before, after].some(({ state }) => state === 'draft');
  const textOf = (version: Written) =>
    (isWritten && version.text?.[locale]) || versionText(version, locale);
  return [textOf(before), textOf(after)];
}

/** What a language of a version lacks: it has no text, or one that is older than the German. */
export function languageLack(version: Written, locale: Locale): 'missing' | 'older' | undefined {
  if (!hasText(versionText(version, locale))) return 'missing';
  const [own, german] = [version.changedAt?.[locale], version.changedAt?.[BINDING_LOCALE]];
  const isOlder = own && german && Date.parse(own) < Date.parse(german);
  return isOlder ? 'older' : undefined;
}

/** The languages of a version that lack something, with what they lack. */
export const languageLacks = (version: Written) =>
  LOCALES.flatMap((locale) => {
    const lack = languageLack(version, locale);
    return lack ? [{ locale, lack }] : [];
  });
