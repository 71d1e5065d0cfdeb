import type { Locale } from '../../domain/fields.ts';
import type { LegalPageName } from '../../domain/resources/legal-pages.ts';
import { headOf, LANGUAGE_NAMES, PAGE_LOCALES, PAGE_NAMES } from './legal-page.ts';

type Words = Readonly<Record<'title' | 'about' | 'inForce' | 'none', string>>;

const WORDS: Readonly<Record<Locale, Words>> = {
  de: {
    title: 'Diese Seite gibt es nicht',
    about: 'Unter dieser Adresse steht keine veröffentlichte Fassung.',
    inForce: 'In Kraft sind',
    none: 'Zurzeit ist keine Fassung veröffentlicht.',
  },
  fr: {
    title: 'Cette page n’existe pas',
    about: 'Aucune version publiée ne se trouve à cette adresse.',
    inForce: 'Sont en vigueur',
    none: 'Aucune version n’est publiée pour le moment.',
  },
  en: {
    title: 'There is no such page',
    about: 'No published version stands at this address.',
    inForce: 'In force are',
    none: 'No version is published at the moment.',
  },
  ar: {
    title: 'هذه الصفحة غير موجودة',
    about: 'لا توجد نسخة منشورة على هذا العنوان.',
    inForce: 'النسخ السارية',
    none: 'لا توجد نسخة منشورة حاليًا.',
  },
};

/** What somebody reads at an address that has no version: that there is none, and which are in force. */
export function missingLegalPage(locale: Locale, inForce: readonly LegalPageName[]): string {
  const words = WORDS[locale];
  // An address of only a query stays at the page that is open.
  const languages = PAGE_LOCALES.map((one) =>
    one === locale
      ? `<strong>${LANGUAGE_NAMES[one]}</strong>`
      : `<a href="?lang=${one}" hreflang="${one}" lang="${one}">${LANGUAGE_NAMES[one]}</a>`,
  );
  const links = inForce.map(
    (page) => `<li><a href="/legal/${page}?lang=${locale}">${PAGE_NAMES[locale][page]}</a></li>`,
  );
  const others =
    links.length > 0
      ? `<p>${words.inForce}:</p>\n<ul>${links.join('')}</ul>`
      : `<p>${words.none}</p>`;
  return `${headOf(locale, words.title)}
<body><nav>${languages.join(' ')}</nav>
<main><h1>${words.title}</h1>
<p class="about">${words.about}</p>
${others}</main></body></html>
`;
}
