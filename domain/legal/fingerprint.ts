import { LOCALES, type Locale } from '../fields.ts';

type Published = Readonly<Partial<Record<Locale, string | null>>>;

/**
 * The text over which the SHA-256 of a published version is computed: a JSON object with the
 * languages that have a text, sorted by their codes, in UTF-8 and without blanks between.
 */
export const canonicalText = (published: Published): string =>
  JSON.stringify(
    Object.fromEntries(
      [...LOCALES].sort().flatMap((locale) => {
        const html = published[locale];
        return html ? [[locale, html]] : [];
      }),
    ),
  );
