import type { Locale } from '../../domain/fields.ts';
import type { LegalPageName } from '../../domain/resources/legal-pages.ts';
import { SERVER_TEXTS } from '../../src/i18n/server-texts/server-texts.ts';
import { framedPage, type Origin, PAGE_LOCALES, queryOf } from './page-frame.ts';

/** What somebody reads at an address that has no version: that there is none, and which are in force. */
export function missingLegalPage(
  locale: Locale,
  inForce: readonly LegalPageName[],
  origin: Origin,
): string {
  const { legalPages, missingPage: texts } = SERVER_TEXTS[locale];
  const query = queryOf(locale, origin);
  const links = inForce.map(
    (page) => `<li><a href="/legal/${page}${query}">${legalPages[page]}</a></li>`,
  );
  const others =
    links.length > 0
      ? `<p>${texts.inForce}:</p>\n<ul>${links.join('')}</ul>`
      : `<p>${texts.none}</p>`;
  return framedPage({
    locale,
    languages: PAGE_LOCALES,
    // An address of only a query stays at the page that is open.
    path: '',
    title: texts.title,
    origin,
    main: `<h1>${texts.title}</h1>
<p class="about">${texts.about}</p>
${others}`,
    footer: '',
  });
}
