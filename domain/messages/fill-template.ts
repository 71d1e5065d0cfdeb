import type { Locale } from '../fields.ts';
import { type FilledText, fillText, type LocalizedTexts } from './localized-texts.ts';
import { PLACEHOLDERS, type Placeholder, type PlaceholderValues } from './placeholders.ts';

/** A template for a person: what is missing must be known before it may be sent. */
export const fillTemplate = (
  text: LocalizedTexts,
  given: { readonly language: Locale; readonly values: PlaceholderValues },
): FilledText<Placeholder> | undefined => fillText(text, { ...given, known: PLACEHOLDERS });
