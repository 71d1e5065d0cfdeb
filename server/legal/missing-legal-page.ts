import type { Locale } from '../../domain/fields.ts';
import type { LegalPageName } from '../../domain/resources/legal-pages.ts';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { SERVER_TEXTS } from '../../src/i18n/server-texts/server-texts.ts';
import { headOf, PAGE_LOCALES } from './legal-page.ts';

/** What somebody reads at an address that has no version: that there is none, and which are in force. */
export function missingLegalPage(locale: Locale, inForce: readonly LegalPageName[]): string {
  const { legalPages, missingPage: texts } = SERVER_TEXTS[locale];
  // An address of only a query stays at the page that is open.
  const languages = PAGE_LOCALES.map((one) =>
    one === locale
      ? `<strong>${LANGUAGES[one].name}</strong>`
      : `<a href="?lang=${one}" hreflang="${one}" lang="${one}">${LANGUAGES[one].name}</a>`,
  );
  const links = inForce.map(
    (page) => `<li><a href="/legal/${page}?lang=${locale}">${legalPages[page]}</a></li>`,
  );
  const others =
    links.length > 0
      ? `<p>${texts.inForce}:</p>\n<ul>${links.join('')}</ul>`
      : `<p>${texts.none}</p>`;
  return `${headOf(locale, texts.title)}
<body><nav>${languages.join(' ')}</nav>
<main><h1>${texts.title}</h1>
<p class="about">${texts.about}</p>
${others}</main></body></html>
`;
}
