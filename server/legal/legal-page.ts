import type { Locale } from '../../domain/fields.ts';
import { escapeHtml } from '../../domain/legal/legal-placeholders.ts';
import { NUMBER_LOCALES } from '../../domain/number-locales.ts';
import { BINDING_LOCALE, type LegalPageName } from '../../domain/resources/legal-pages.ts';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { SERVER_TEXTS } from '../../src/i18n/server-texts/server-texts.ts';
import type { StoredVersion } from './version-records.ts';

/** The order in which a page offers its languages. */
export const PAGE_LOCALES: readonly Locale[] = ['de', 'fr', 'en', 'ar'];

/**
 * The whole style of the page; the policy of the answer allows it by its hash. Its colours are its own:
 * those of the system (`GrayText`, links) have too little contrast in some browsers.
 */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--paper:#ffffff;--ink:#1a1a1a;--about:#595959;--link:#0b4f9e}
@media (prefers-color-scheme:dark){:root{--paper:#121212;--ink:#ececec;--about:#a8a8a8;--link:#9ac4ff}}
@media print{:root{--paper:#ffffff;--ink:#000000;--about:#595959;--link:#000000}}
html{background:var(--paper);color:var(--ink)}a{color:var(--link)}
body{font:1.0625rem/1.6 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1.25rem;overflow-wrap:anywhere}
nav>*{margin-inline-end:1rem}h1{font-size:clamp(1.375rem,7vw,2rem);line-height:1.25;margin-bottom:.25rem}
.about{color:var(--about);margin-top:0}footer{border-top:1px solid;margin-top:3rem;font-size:.8125rem}
code{unicode-bidi:isolate;direction:ltr}
@media print{nav,.former{display:none}body{max-width:none;margin:0;font-size:11pt}h2,h3{break-after:avoid}}
`;

/** What a reader gets: a version in one of its languages, at its permanent address. */
type Shown = {
  readonly page: LegalPageName;
  readonly version: StoredVersion;
  readonly locale: Locale;
  readonly origin: string;
};

const dayOf = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(NUMBER_LOCALES[locale], {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** How a page in this language begins, up to its body. */
export const headOf = (locale: Locale, title: string): string => `<!doctype html>
<html lang="${locale}" dir="${LANGUAGES[locale].direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${PAGE_STYLE}</style></head>`;

/** A version as a page of its own, without scripts, for reading, printing and keeping. */
export function legalPage({ page, version, locale, origin }: Shown): string {
  const { legalPages, legalVersion: texts } = SERVER_TEXTS[locale];
  const { number, effectiveFrom, published, sha256, state } = version;
  const path = `/legal/${page}/v${number}`;
  const languages = PAGE_LOCALES.filter((one) => published?.[one]).map((one) =>
    one === locale
      ? `<strong>${LANGUAGES[one].name}</strong>`
      : `<a href="${path}?lang=${one}" hreflang="${one}" lang="${one}">${LANGUAGES[one].name}</a>`,
  );
  const from = effectiveFrom
    ? `${locale === 'ar' ? '،' : ','} ${texts.from} ${dayOf(effectiveFrom, locale)}`
    : '';
  const former = `<p class="former">${texts.former}: <a href="/legal/${page}?lang=${locale}">${legalPages[page]}</a></p>`;
  const address = escapeHtml(`${origin}${path}`);
  return `${headOf(locale, `${legalPages[page]} · ${texts.version} ${number}`)}
<body><nav>${languages.join(' ')}</nav>
<main><h1>${legalPages[page]}</h1>
<p class="about">${texts.version} ${number}${from}</p>
${state === 'archived' ? former : ''}${locale === BINDING_LOCALE ? '' : `<p><em>${texts.binding}</em></p>`}
${published?.[locale] ?? ''}</main>
<footer><p>${texts.permanent}: <a href="${path}">${address}</a></p>
<p>SHA-256: <code>${sha256}</code></p></footer></body></html>
`;
}
