import type { Locale } from '../fields.ts';
import { BINDING_LOCALE, type LegalPageName } from '../resources/legal-pages.ts';
import { hasText, htmlTokens, plainTextOf } from './html-tokens.ts';
import { imprintProblems } from './imprint-checks.ts';
import {
  type LegalSettings,
  placeholderProblems,
  resolvePlaceholders,
} from './legal-placeholders.ts';

/** What can be wrong with a version of a legal page. */
export const LEGAL_PROBLEMS = [
  'germanMissing',
  'emptyHeading',
  'unknownPlaceholder',
  'unfilledPlaceholder',
  'closedDisputePlatform',
  'formerLaw',
  'nameMissing',
  'addressMissing',
  'postOfficeBox',
  'representativeMissing',
  'emailMissing',
  'phoneMissing',
  'registerMissing',
  'vatIdMissing',
  'translationMissing',
  'translationOlder',
] as const;
export type LegalProblemCode = (typeof LEGAL_PROBLEMS)[number];

/** An error prevents publishing, a warning does not. */
export type LegalProblem = {
  readonly code: LegalProblemCode;
  readonly locale: Locale;
  readonly severity: 'error' | 'warning';
  /** What of the text is wrong, as it stands there. */
  readonly detail?: string;
};

/** A version as it is written: its texts, and when each was last changed. */
export type LegalTexts = {
  readonly text?: Readonly<Partial<Record<Locale, string | null>>> | null;
  readonly changedAt?: Readonly<Partial<Record<Locale, string | null>>> | null;
};

const WRITTEN: readonly Locale[] = ['de', 'fr', 'en', 'ar'];

const error = (code: LegalProblemCode, locale: Locale, detail?: string): LegalProblem => ({
  code,
  locale,
  severity: 'error',
  ...(detail !== undefined && { detail }),
});

const warning = (code: LegalProblemCode, locale: Locale, detail?: string): LegalProblem => ({
  ...error(code, locale, detail),
  severity: 'warning',
});

const HEADING = /^h[1-6]$/;

/** The headings without text, by their tags. */
function emptyHeadings(html: string): readonly string[] {
  const found: string[] = [];
  let open: { tag: string; html: string } | undefined;
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text' && open) open.html += token.text;
    if (token.kind === 'open' && HEADING.test(token.tag)) open = { tag: token.tag, html: '' };
    if (token.kind === 'close' && open?.tag === token.tag) {
      if (!hasText(open.html.replace(/</g, '&lt;'))) found.push(open.tag);
      open = undefined;
    }
  }
  return found;
}

const CLOSED_PLATFORM = /ec\.europa\.eu\/+consumers\/+odr/i;

/** The first mention of the closed platform: in a link, or in the text. */
function closedPlatform(html: string): string | undefined {
  const links = htmlTokens(html).flatMap((token) =>
    token.kind === 'open' && token.href !== undefined ? [token.href] : [],
  );
  const named = [...links, plainTextOf(html)].map((text) => CLOSED_PLATFORM.exec(text)?.[0]);
  return named.find((found) => found !== undefined);
}

/** The Telemediengesetz was replaced by the DDG on 14 May 2024. */
const FORMER_LAW = /(?<![\p{L}\p{N}])(?:TMG|Telemediengesetz(?:es)?)(?![\p{L}\p{N}])/u;

function problemsOfText(
  page: LegalPageName,
  { locale, html, settings }: { locale: Locale; html: string; settings: LegalSettings },
): readonly LegalProblem[] {
  const platform = closedPlatform(html);
  const law = FORMER_LAW.exec(plainTextOf(html))?.[0];
  const ofLaw = page === 'impressum' ? error : warning;
  return [
    ...emptyHeadings(html).map((tag) => error('emptyHeading', locale, tag)),
    ...placeholderProblems(html, settings, locale).map(({ code, found }) =>
      error(code, locale, found),
    ),
    ...(platform ? [error('closedDisputePlatform', locale, platform)] : []),
    ...(law ? [ofLaw('formerLaw', locale, law)] : []),
  ];
}

function problemsOfTranslations({ text, changedAt }: LegalTexts): readonly LegalProblem[] {
  const german = changedAt?.[BINDING_LOCALE];
  return WRITTEN.filter((locale) => locale !== BINDING_LOCALE).flatMap((locale) => {
    if (!hasText(text?.[locale])) return [warning('translationMissing', locale)];
    const at = changedAt?.[locale];
    const isOlder = german && at && Date.parse(at) < Date.parse(german);
    return isOlder ? [warning('translationOlder', locale)] : [];
  });
}

/**
 * Everything that is wrong with a version before it is published, the German text first. Pure, and
 * without a DOM: both sides run it. It is a help for the editor and no legal advice.
 */
export function problemsOfVersion(
  page: LegalPageName,
  texts: LegalTexts,
  settings: LegalSettings,
): readonly LegalProblem[] {
  const german = texts.text?.[BINDING_LOCALE];
  const written = WRITTEN.flatMap((locale) => {
    const html = texts.text?.[locale];
    return hasText(html) ? [{ locale, html, settings }] : [];
  });
  const imprint =
    page === 'impressum' && hasText(german)
      ? imprintProblems(
          plainTextOf(resolvePlaceholders(german, settings, BINDING_LOCALE)),
          settings,
        ).map(({ code, severity }): LegalProblem => ({ code, severity, locale: BINDING_LOCALE }))
      : [];
  return [
    ...(hasText(german) ? [] : [error('germanMissing', BINDING_LOCALE)]),
    ...written.flatMap((one) => problemsOfText(page, one)),
    ...imprint,
    ...problemsOfTranslations(texts),
  ];
}
