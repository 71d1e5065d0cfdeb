import { LOCALES, type Locale } from '../../domain/fields.ts';
import { isOneOf } from '../../domain/is-one-of.ts';

/** The language to start in: the one chosen before, else the browser's if it is one of ours, else English. */
export function initialLocale(
  stored: unknown,
  wanted: readonly string[] = navigator.languages,
): Locale {
  if (isOneOf(LOCALES, stored)) return stored;
  const primary = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
  return primary.find((tag) => isOneOf(LOCALES, tag)) ?? 'en';
}
