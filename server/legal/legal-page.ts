import type { Locale } from '../../domain/fields.ts';
import { escapeHtml } from '../../domain/legal/legal-placeholders.ts';
import { NUMBER_LOCALES } from '../../domain/number-locales.ts';
import { BINDING_LOCALE, type LegalPageName } from '../../domain/resources/legal-pages.ts';
import { SERVER_TEXTS } from '../../src/i18n/server-texts/server-texts.ts';
import { withContents } from './page-contents.ts';
import { framedPage, type Origin, PAGE_LOCALES, queryOf } from './page-frame.ts';
import type { StoredVersion } from './version-records.ts';

/** What a reader gets: a version in one of its languages, at its permanent address. */
type Shown = {
  readonly page: LegalPageName;
  readonly version: StoredVersion;
  readonly locale: Locale;
  /** Where people reach the product, for the address that is printed. */
  readonly publicOrigin: string;
  readonly origin: Origin;
  /** The pages of which a version is in force. */
  readonly inForce: readonly LegalPageName[];
};

const dayOf = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(NUMBER_LOCALES[locale], {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** A version as a page of its own, without scripts, for reading, printing and keeping. */
export function legalPage(shown: Shown): string {
  const { page, version, locale, publicOrigin, origin, inForce } = shown;
  const { legalPages, legalVersion: texts, frame } = SERVER_TEXTS[locale];
  const { number, effectiveFrom, published, sha256, state } = version;
  const path = `/legal/${page}/v${number}`;
  const query = queryOf(locale, origin);
  const from = effectiveFrom
    ? `${locale === 'ar' ? '،' : ','} ${texts.from} ${dayOf(effectiveFrom, locale)}`
    : '';
  const former = `<p class="former">${texts.former}: <a href="/legal/${page}${query}">${legalPages[page]}</a></p>`;
  const others = inForce
    .filter((one) => one !== page)
    .map((one) => `<a href="/legal/${one}${query}">${legalPages[one]}</a>`);
  const { text, contents } = withContents(published?.[locale] ?? '', frame.contents);
  const address = escapeHtml(`${publicOrigin}${path}`);
  return framedPage({
    locale,
    languages: PAGE_LOCALES.filter((one) => published?.[one]),
    path,
    title: `${legalPages[page]} · ${texts.version} ${number}`,
    origin,
    contents,
    main: `<h1>${legalPages[page]}</h1>
<p class="about">${texts.version} ${number}${from}</p>
${state === 'archived' ? former : ''}${locale === BINDING_LOCALE ? '' : `<p><em>${texts.binding}</em></p>`}
${text}`,
    footer: `${others.length > 0 ? `<p class="others">${frame.others}: ${others.join(' · ')}</p>\n` : ''}<p>${texts.permanent}: <a href="${path}">${address}</a></p>
<p>SHA-256: <code>${sha256}</code></p>`,
  });
}
