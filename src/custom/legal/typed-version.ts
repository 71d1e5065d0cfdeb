import { LOCALES, type Locale } from '../../../domain/fields.ts';
import type { LegalTexts } from '../../../domain/legal/checks.ts';

type Texts = NonNullable<LegalTexts['text']>;

/** A version as it is typed: a language that differs from what is stored counts as written now. */
export function typedVersion(stored: LegalTexts | undefined, text: Texts, now: Date): LegalTexts {
  const isStored = (locale: Locale) => (stored?.text?.[locale] ?? '') === (text[locale] ?? '');
  const changedAt = Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      isStored(locale) ? (stored?.changedAt?.[locale] ?? null) : now.toISOString(),
    ]),
  );
  return { text, changedAt };
}
